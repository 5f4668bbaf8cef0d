import * as z from 'zod/mini';
import { readShape } from './shape';
import { isBlank } from './wire';
import type { WireRecord } from './wire-json';

/** The fields of a record: our name, the service's name, and how the value comes and goes. */
export type Fields = Readonly<Record<string, readonly [wireName: string, value: z.core.$ZodType]>>;

/** A record as it was read. */
export type Model<F extends Fields> = { -readonly [K in keyof F]: z.output<F[K][1]> };

/** A record as a person fills it in; an empty text stands for none. */
export type Filled<F extends Fields> = { -readonly [K in keyof F]: NonNullable<z.output<F[K][1]>> };

const tables = new WeakMap<z.core.$ZodType, Fields>();

/** What has no value is left out of a body, never sent as `""` or 0. */
const members = z.codec(z.custom<WireRecord>(), z.unknown(), {
  decode: (told) => told,
  encode: (record) =>
    Object.fromEntries(
      Object.entries(record as WireRecord).filter(([, value]) => value !== undefined),
    ),
});

/** A record under our own names: its fields are checked under the service's. */
const anyRecord = z.custom<unknown>();

/** A record of the service under our names: decoded from its answers, encoded into bodies. */
export function wireRecord<const F extends Fields>(fields: F) {
  const entries = Object.entries<Fields[string]>(fields);
  const wire = z.object(Object.fromEntries(entries.map(([, field]) => field)));
  const record = z.pipe(
    members,
    z.codec(wire, anyRecord as z.ZodMiniCustom<Model<F>, Model<F>>, {
      decode: (told) =>
        Object.fromEntries(entries.map(([name, [wireName]]) => [name, told[wireName]])) as Model<F>,
      encode: (model) => {
        const values: Readonly<Record<string, unknown>> = model;
        return Object.fromEntries(
          entries.map(([name, [wireName]]) => [
            wireName,
            isBlank(values[name]) ? null : values[name],
          ]),
        );
      },
    }),
  );
  tables.set(record, fields);
  return record;
}

/**
 * A record in the answer to a write. The write is applied whatever its answer looks like, so a field that cannot be read costs
 * itself and not the id beside it: it becomes null, as if it had not been given. For fields that are null when missing.
 */
export function storedRecord<const F extends Fields>(fields: F) {
  const caught = Object.entries<Fields[string]>(fields).map(([name, [wireName, value]]) => [
    name,
    [wireName, z.catch(value, null)],
  ]);
  return wireRecord(Object.fromEntries(caught) as F);
}

/** A record as we keep it ourselves: with the same values, under our own names. */
export function keptRecord<const F extends Fields>(fields: F) {
  const own = Object.entries<Fields[string]>(fields).map(([name, [, value]]) => [
    name,
    [name, value],
  ]);
  return wireRecord(Object.fromEntries(own) as F);
}

const evenIfMissing = z.transform((told: unknown): unknown => told ?? {});

/** A part that may be missing: then all of it is null. */
export function orNothing<S extends z.core.$ZodType>(part: S) {
  return z.pipe(evenIfMissing, part);
}

const whenAny = z.codec(z.optional(z.unknown()), z.unknown(), {
  decode: (told) => told ?? null,
  encode: (own) => (Array.isArray(own) && own.length === 0 ? undefined : (own ?? undefined)),
});

/** Rows of a record, or plain values; a body without any leaves them out, and what does not tell them is null. */
export function optionalList<S extends z.core.$ZodType>(of: S) {
  return z.pipe(whenAny, z.nullable(z.readonly(z.array(of))));
}

/** What is sent of a record. Throws for a value that cannot be sent as what it is. */
export function bodyOf<S extends z.core.$ZodType<unknown, WireRecord>>(
  record: S,
  own: Partial<z.output<S>>,
): WireRecord {
  return z.encode(record, own as z.output<S>);
}

/** The service's names of a record's fields and ours, for its messages about them; `*` stands for the number of a row. */
export function wireNames(record: z.core.$ZodType): Record<string, string> {
  const fields = Object.entries(tables.get(record) ?? {});
  const names = fields.flatMap(([name, [wireName, value]]): [string, string][] => [
    [wireName, name],
    ...namesBelow(wireName, name, value),
  ]);
  return Object.fromEntries(names);
}

/** Of a record: the names within it. Of a list: those within its rows, or of each of its plain values. */
function namesBelow(wireName: string, name: string, value: z.core.$ZodType): [string, string][] {
  if (tables.has(value)) return namesIn(wireName, name, value);
  const row = elementOf(value);
  if (row === null) return [];
  return tables.has(row) ? namesIn(`${wireName}.*`, `${name}.*`, row) : [[`${wireName}.*`, name]];
}

const namesIn = (wireName: string, name: string, record: z.core.$ZodType) =>
  Object.entries(wireNames(record)).map(([below, ours]): [string, string] => [
    `${wireName}.${below}`,
    `${name}.${ours}`,
  ]);

function elementOf(value: z.core.$ZodType): z.core.$ZodType | null {
  if (value instanceof z.ZodMiniArray) return value.def.element as z.core.$ZodType;
  if (value instanceof z.ZodMiniPipe) return elementOf(value.def.out as z.core.$ZodType);
  const isWrapped =
    value instanceof z.ZodMiniNullable ||
    value instanceof z.ZodMiniReadonly ||
    value instanceof z.ZodMiniCatch;
  return isWrapped ? elementOf(value.def.innerType as z.core.$ZodType) : null;
}

/** Reads what stands in `data` of an answer; throws `UnreadableShape` naming the first field that does not fit. */
export function readData<T>(data: z.core.$ZodType<T>, body: unknown): T {
  const answer: z.core.$ZodType<{ data: T }> = z.object({ data });
  return readShape(answer, body).data;
}
