import type { DecimalRule } from '@/domain/typed-decimal';
import {
  optionalLine,
  optionalLines,
  optionalPhone,
  requiredCode,
  requiredEmail,
  requiredIdentifier,
  requiredLine,
} from './text-rules';
import { optionalDate, optionalDecimal, requiredDate, requiredDecimal } from './value-rules';

/** Only for tests: what comes into fields, class by class, held against every kind of field as forms read it. */

const money: DecimalRule = { decimals: 2, most: '999999999.99', least: 'zero' };

/** A line of at most 10, lines and a code of at most 20. */
const kinds = {
  line: requiredLine(10),
  'optional line': optionalLine(10),
  lines: optionalLines(20),
  code: requiredCode(20),
  email: requiredEmail(),
  phone: optionalPhone(),
  identifier: requiredIdentifier(),
  number: requiredDecimal(money),
  'optional number': optionalDecimal(money),
  'number of any sign': requiredDecimal({ ...money, least: 'any' }),
  'number above zero': requiredDecimal({ ...money, least: 'above-zero' }),
  'whole number': requiredDecimal({ ...money, decimals: 0 }),
  date: requiredDate(),
  'optional date': optionalDate(),
} as const;
type Kind = keyof typeof kinds;

/** Values of a class of input, and what one kind of field makes of each. */
export type Cell = [title: string, kind: Kind, read: Record<string, string>];

/** What a kind of field makes of each of the values. */
export function readings(kind: Kind, values: Record<string, string>): [string, string][] {
  return Object.keys(values).map((typed) => [typed, read(kind, typed)]);
}

/** The value that would be sent, or the first reason why none is. */
function read(kind: Kind, typed: string): string {
  const result = kinds[kind].safeParse(typed);
  return result.success ? result.data : (result.error.issues[0]?.message ?? '');
}

/** Values that are all read in one way. */
export function all(values: readonly string[], expected: string): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, expected]));
}

/** Values that are taken as they are. */
export function asTyped(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, value]));
}

export const refused = {
  missing: 'forms_missing',
  tooLong: 'forms_too_long',
  controls: 'forms_controls',
  noCode: 'forms_not_a_code',
  noEmail: 'forms_not_an_email',
  noPhone: 'forms_not_a_phone',
  noId: 'forms_not_an_id',
  noDigits: 'forms_not_digits',
  unclear: 'forms_unclear_number',
  negative: 'forms_negative',
  notAboveZero: 'forms_not_above_zero',
  tooLarge: 'forms_too_large',
  tooFine: 'forms_too_many_decimals',
  noDate: 'forms_not_a_date',
  noSuchDay: 'forms_no_such_day',
  monthFirst: 'forms_month_first',
  farYear: 'forms_far_year',
} as const;

/** Values of classes that every kind of field meets. */
export const classes = {
  nothing: ['', '   ', '\u00a0', '\u200b', '\ufeff', '\u200d', ' \u2060\u200e '],
  markup: ['<img src=x onerror=alert(1)>', '{{7*7}}', 'javascript:1', '$' + '{7*7}'],
  formulas: ['=1+1', '@x', '+1', '-1'],
  foreignDigits: ['１２', '٣'],
  objectNames: ['__proto__', 'constructor', 'toString'],
  arabic: 'مرحبا',
  endless: '9'.repeat(400),
} as const;

/** In marks of the writing direction, as other programs hand texts over. */
export const turned = (text: string): string => `\u202a\u2066${text}\u2069\u202c\u200f`;

export const testIdentifier = '0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b00';
