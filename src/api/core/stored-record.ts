import * as z from 'zod/mini';

type Fields = Record<string, z.ZodMiniType>;
type Caught<F extends Fields> = { [K in keyof F]: z.ZodMiniCatch<F[K]> };

/**
 * An object in the answer to a write. The write is applied whatever its answer looks like, so a field that cannot be read costs
 * itself and not the id beside it: it becomes null, as if it had not been given. For fields that are null when missing.
 */
export function storedRecord<F extends Fields>(
  fields: F,
): z.ZodMiniObject<Caught<F>, z.core.$strip> {
  const caught = Object.entries(fields).map(([name, field]) => [name, z.catch(field, null)]);
  return z.object(Object.fromEntries(caught) as Caught<F>);
}
