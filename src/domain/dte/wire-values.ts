import Big from 'big.js';
import * as z from 'zod/mini';
import { decimalText } from '../decimal-text';
import { cleanLine, cleanLines, withoutControls } from '../typed-text';

/**
 * Values as programs write them: what the schemas want as text comes as a number and the other way round, and what is not known is
 * left out, null or empty. Nothing is refused for that; only an amount that cannot be read is.
 */

/** Anything, or nothing at all, to be read by a function of ours. */
const anything = z.optional(z.unknown());

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? decimalText(value) : '';
};

/** A text on one line; `''` for what is none. */
export const tidy = (value: unknown): string =>
  cleanLine(withoutControls(textOf(value), 'one').text).text;
export const text = z.pipe(anything, z.transform(tidy));

/** A text that may have lines. */
export const lines = z.pipe(
  anything,
  z.transform((value) => cleanLines(withoutControls(textOf(value), 'many').text).text),
);

/** A code of two digits, which loses its zero where a program takes it for a number. */
export const tidyCode = (value: unknown): string => tidy(value).replace(/^\d$/, '0$&');
export const code = z.pipe(anything, z.transform(tidyCode));

/** An amount, read further by what stands for one that the file does not have: undefined refuses it. */
const amounts = <T>(read: (amount: string | null) => T | undefined) =>
  z.pipe(
    anything,
    z.transform((value, context) => {
      const amount = readAmount(value);
      const result = amount === undefined ? undefined : read(amount);
      if (result !== undefined) return result;
      context.issues.push({ code: 'custom', input: value, message: 'not an amount' });
      return z.NEVER;
    }),
  );

export const amount = amounts((given) => given ?? '0');
/** Null where the file has none. */
export const told = amounts((given) => given);
/** There is no reading without it. */
export const needed = amounts((given) => given ?? undefined);

/** The objects of a list: what is no object has nothing in it, and what is no list no objects. */
export const objects = z.pipe(
  anything,
  z.transform((value): object[] => {
    const list: unknown[] = Array.isArray(value) ? value : [];
    return list.map((one) => (typeof one === 'object' && one !== null ? one : {}));
  }),
);

/** From here on a JSON number no longer carries the cents, and nothing costs as much. */
const tooLarge = new Big('1e15');
/** Longer than any number a program prints. */
const longest = 400;
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
/** Documents have up to eight decimals; what comes after twelve is left over from a program's own binary sums. */
const decimals = 12;

/** `1,000` alone may be one, to three decimals. */
const grouped = /^[+-]?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;

/** Some print thousands apart. */
const withoutGroups = (written: string): string =>
  written.length <= longest && grouped.test(written) ? written.replaceAll(',', '') : written;

/** Exact decimal text of a number or a text; null for nothing, undefined for what cannot be read. */
function readAmount(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  const written = withoutGroups(textOf(value).trim());
  if (written === '') return typeof value === 'string' ? null : undefined;
  if (written.length > longest || !decimal.test(written)) return undefined;
  const read = new Big(written.replace(/^\+/, ''));
  if (read.abs().gte(tooLarge)) return undefined;
  const rounded = read.round(decimals, Big.roundHalfUp);
  return rounded.eq(0) ? '0' : rounded.toFixed();
}
