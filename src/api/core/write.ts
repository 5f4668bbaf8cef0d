import * as z from 'zod/mini';
import { writePath, writes, type WriteOperation } from '@/contract/writes';
import type { RecordWrite, Write, WriteRequest } from './attempt';
import { currentProfile } from './profile';
import { serviceUrl } from './url';
import type { WireRecord, WireValue } from './wire-json';
import { bodyOf, readData, wireNames } from './wire-record';

interface Parts<Input, Value> {
  /** What stands in the path; left out where it has no place for anything. */
  slots?: (input: Input) => Record<string, string>;
  /** Left out for a write without a body. */
  body?: (input: Input) => WireValue;
  /** Reads the answer's body; throws `UnreadableShape`. */
  read: (body: unknown) => Value;
}

/** Where a write goes, by the table of writes. Throws `TypeError` while nobody has named its path. */
export function placeOf(
  name: WriteOperation,
  slots?: Record<string, string>,
): Pick<WriteRequest, 'method' | 'url'> {
  const path = writePath(name, currentProfile());
  if (path === null) throw new TypeError(`Nobody has named the path of ${name}`);
  return { method: writes[name].method, url: serviceUrl(path, slots) };
}

/** A write as the table of writes says, with the words of its body and its answer. */
export function writeOf<Input, Value>(
  name: WriteOperation,
  { slots, body, read }: Parts<Input, Value>,
): Write<Input, Value> {
  return {
    operation: { name },
    toRequest: (input) => ({
      ...placeOf(name, slots?.(input)),
      body: body?.(input) ?? null,
    }),
    read,
  };
}

type RecordOf<Model> = z.core.$ZodType<Model, WireRecord>;

interface RecordParts<Model, Input, Value> {
  /** A function where the settings in force name some of its fields. */
  record: RecordOf<Model> | (() => RecordOf<Model>);
  /** The member of the body that the record stands in; left out where it is all of it. */
  within?: string;
  slots?: (input: Input) => Record<string, string>;
  /** What of the record is sent; left out where what is filled in is the record. */
  values?: (input: Input) => Partial<Model>;
  read: (body: unknown) => Value;
}

type Given<Model> = { [K in keyof Model]: NonNullable<Model[K]> | null };

/** A record as a person fills it in: an empty text stands for none. */
type FilledIn<Model> = { [K in keyof Model]: NonNullable<Model[K]> };

/** A record that stands in a member of a body. */
function memberOf<Model>(name: string, record: z.core.$ZodType<Model>): z.core.$ZodType<Model> {
  return z.pipe(
    z.looseObject({ [name]: record }),
    z.transform((body) => body[name] as Model),
  );
}

function namesWithin(member: string, names: Record<string, string>): Record<string, string> {
  const wrapped = Object.entries(names).map(([wire, own]) => [`${member}.${wire}`, own] as const);
  return Object.fromEntries(wrapped);
}

/** A write of one record, whose body, names and reading back follow from the record's table. */
export function recordWriteOf<Model, Value, Input = FilledIn<Model>>(
  name: WriteOperation,
  { record, within, slots, values, read }: RecordParts<Model, Input, Value>,
): RecordWrite<Input, Value, Given<Model>> {
  const inForce = typeof record === 'function' ? record : () => record;
  // Where it is left out, what is filled in is the record.
  const sent = values ?? ((input: Input) => input as Partial<Model>);
  return {
    ...writeOf<Input, Value>(name, {
      ...(slots && { slots }),
      body: (input) => {
        const body = bodyOf(inForce(), sent(input));
        return within === undefined ? body : { [within]: body };
      },
      read,
    }),
    // A message may name a field with the member that its record stands in, or without it.
    names: () => {
      const names = wireNames(inForce());
      return within === undefined ? names : { ...names, ...namesWithin(within, names) };
    },
    readSent: (bodyText) => {
      const body: unknown = JSON.parse(bodyText);
      const whole = within === undefined ? inForce() : memberOf(within, inForce());
      return readData(whole, { data: body }) as Given<Model>;
    },
  };
}
