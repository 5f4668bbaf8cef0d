import * as z from 'zod/mini';
import { isBusinessDate } from '@/domain/business-date';
import { decimalText } from '@/domain/decimal-text';
import { neededNumber, WireNumber } from './wire-json';

/**
 * The values of the service, each with its way here and its way there. It is read as generously as it can be read without
 * guessing: a number may come as text, a date with a midnight behind it, a flag as 0 or 1. Missing, null and blank are all
 * "not given", which is null; and what is null here is left out of a body.
 */

/** Any 8-4-4-4-12 hex text: the service's ids need not be of a known UUID version. */
export const uuid = z.guid();

const same = <T>(value: T): T => value;
const trimmed = (text: string) => text.trim();

/** Missing, null, or a text of spaces. */
export function isBlank(value: unknown): boolean {
  return (value ?? null) === null || (typeof value === 'string' && value.trim() === '');
}

const whenGiven = z.codec(z.optional(z.unknown()), z.unknown(), {
  decode: (told) => (isBlank(told) ? null : told),
  encode: (own) => own ?? undefined,
});

/** Makes a value optional: missing, null and blank text become null. */
export function orNull<S extends z.core.$ZodType>(value: S) {
  return z.pipe(whenGiven, z.nullable(value));
}

const digits = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));

function textOf(told: string | number | WireNumber): string {
  if (typeof told === 'string') return told;
  return typeof told === 'number' ? decimalText(told) : told.digits;
}

/** Money, prices and rates: decimal text, never a binary fraction that is computed with; sent as a JSON number of its digits. */
export const decimal = z.codec(
  z.union([digits, z.number(), z.instanceof(WireNumber)]),
  z.string(),
  { decode: textOf, encode: neededNumber },
);

export const flag = z.codec(z.union([z.boolean(), z.literal([0, 1, '0', '1'])]), z.boolean(), {
  decode: (told) => Number(told) === 1,
  encode: same,
});

export const optionalUuid = orNull(uuid);
export const text = z.codec(z.string(), z.string(), { decode: same, encode: trimmed });
export const optionalText = orNull(text);

/** A code is text; one that comes as a number is kept digit for digit. */
export const optionalCode = orNull(
  z.codec(z.union([z.string(), z.number()]), z.string(), { decode: textOf, encode: trimmed }),
);

/** One that the service stores in upper case goes as it will be stored. */
export const upperCode = orNull(
  z.codec(z.union([z.string(), z.number()]), z.string(), {
    decode: textOf,
    encode: (text) => trimmed(text).toUpperCase(),
  }),
);

/** A count or measure; digits beyond what a number holds are none. */
export const optionalNumber = orNull(
  z.codec(z.union([z.number(), digits]), z.number(), { decode: Number, encode: same }),
);

export const optionalDecimal = orNull(decimal);

/** An amount that always goes: none is 0. */
export const decimalOrZero = z.pipe(
  z.codec(z.optional(z.unknown()), z.unknown(), {
    decode: (told) => (isBlank(told) ? null : told),
    encode: (own) => own ?? 0,
  }),
  z.nullable(decimal),
);
export const optionalFlag = orNull(flag);

/** A calendar date; a midnight behind it is dropped as text, never converted between zones. */
export const optionalDate = orNull(
  z.codec(z.string(), z.string().check(z.refine(isBusinessDate)), {
    decode: (text) => text.replace(/[T ]00:00(:00(\.0+)?)?Z?$/, ''),
    encode: same,
  }),
);
