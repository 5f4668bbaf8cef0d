import * as z from 'zod/mini';
import { isBusinessDate } from '@/domain/business-date';
import { decimalText } from '@/domain/decimal-text';

/**
 * The values of the service's answers, each read as generously as it can be read without guessing: a number may come as text, a
 * date with a midnight behind it, a flag as 0 or 1. Missing, null and blank are all "not given", which is null.
 */

/** Any 8-4-4-4-12 hex text: the service's ids need not be of a known UUID version. */
export const uuid = z.guid();

const blank = z.pipe(
  z.string().check(z.regex(/^\s*$/)),
  z.transform(() => null),
);

/** Makes a value optional: missing, null and blank text become null. */
function orNull<S extends z.core.$ZodType>(schema: S) {
  return z._default(z.union([z.null(), blank, schema]), null);
}

const decimal = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));

export const optionalUuid = orNull(uuid);
export const optionalText = orNull(z.string());

/** A code is text; one that comes as a number is kept digit for digit. */
export const optionalCode = orNull(
  z.union([z.string(), z.pipe(z.number(), z.transform(decimalText))]),
);

/** A count or measure; digits beyond what a number holds are none. */
export const optionalNumber = orNull(
  z.union([z.number(), z.pipe(z.pipe(decimal, z.transform(Number)), z.number())]),
);

/** Money, prices and rates: decimal text, never a binary fraction that is computed with. */
export const optionalDecimal = orNull(
  z.union([decimal, z.pipe(z.number(), z.transform(decimalText))]),
);

export const flag = z.union([
  z.boolean(),
  z.pipe(
    z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]),
    z.transform((value) => Number(value) === 1),
  ),
]);
export const optionalFlag = orNull(flag);

/** A calendar date; a midnight behind it is dropped as text, never converted between zones. */
export const optionalDate = orNull(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '')),
    ),
    z.string().check(z.refine(isBusinessDate)),
  ),
);
