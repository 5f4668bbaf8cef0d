import * as z from 'zod/mini';
import { readRows, type Rows } from './rows';
import { UnreadableShape } from './shape';
import { optionalCode, uuid } from './wire';

/** A record of which only the id is sure; `name` is the best text the service gave for it, or else the id. */
export interface NamedRecord {
  id: string;
  name: string;
}

const namedRecord = z.pipe(
  z.object({
    id: uuid,
    name: optionalCode,
    label: optionalCode,
    description: optionalCode,
    code: optionalCode,
    number: optionalCode,
  }),
  z.transform(({ id, name, label, description, code, number }): NamedRecord => ({
    id,
    name: name ?? label ?? description ?? code ?? number ?? id,
  })),
);

const listShape = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }),
  z.object({ data: z.object({ data: z.array(z.unknown()) }) }),
]);

/**
 * Reads a list that the API description only mentions, without shape or envelope: rows as a bare array, in `data` or in
 * `data.data`. Throws `UnreadableShape`.
 */
export function readNamedList(body: unknown): Rows<NamedRecord> {
  return readLooseRows(namedRecord, body);
}

/** The same for rows with a schema of their own. */
export function readLooseRows<S extends z.core.$ZodType>(
  schema: S,
  body: unknown,
): Rows<z.output<S>> {
  const result = z.safeParse(listShape, body);
  if (!result.success) throw new UnreadableShape('data');
  const answer = result.data;
  if (Array.isArray(answer)) return readRows(schema, answer, 'body');
  if (Array.isArray(answer.data)) return readRows(schema, answer.data, 'data');
  return readRows(schema, answer.data.data, 'data.data');
}
