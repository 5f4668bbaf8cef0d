import * as z from 'zod/mini';

/** A value that has no place in the model, by its path, as JSON text. */
export interface OtherValue {
  path: string;
  value: string;
}

type Parts = Record<string, z.ZodMiniType>;

/** The parts as they were read; null is what was not given or could not be read. */
export type PartsRead<P extends Parts> = { [K in keyof P]: z.output<P[K]> | null };

/**
 * Reads an object part by part. What cannot be read and what is not known goes to `others`, so that nothing of a rule is
 * swallowed because something beside it has changed.
 */
export function readParts<P extends Parts>(
  parts: P,
  value: unknown,
  at: string,
  others: OtherValue[],
): PartsRead<P> {
  const given = isObject(value) ? new Map(Object.entries(value)) : new Map<string, unknown>();
  if (!isObject(value)) keep(value, at, others);
  for (const [name, unknown] of given)
    if (!Object.hasOwn(parts, name)) keep(unknown, join(at, name), others);
  const read = Object.entries(parts).map(([name, schema]) => {
    const result = z.safeParse(schema, given.get(name));
    if (!result.success) keep(given.get(name), join(at, name), others);
    return [name, result.success ? result.data : null] as const;
  });
  return Object.fromEntries(read) as PartsRead<P>;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const join = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

function keep(value: unknown, path: string, others: OtherValue[]): void {
  if (value !== undefined && value !== null) others.push({ path, value: JSON.stringify(value) });
}
