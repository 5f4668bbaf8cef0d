import * as z from 'zod/mini';
import { Mistakes } from './mistakes';
import { isUuid } from './query';
import { dateOfDay, dayNumber } from './clock';

/*
 * The fields bodies are made of. A message here is the end of a sentence that begins with the field's name.
 * Types are strict where the description names one: no number in quotes, no 1 for true, null only where it says so.
 * `meta` tells the service's own description (openapi/) what a rule written in code means in JSON Schema.
 */

/** The largest amount either way; the description names none, and beyond it cents are no longer exact. */
export const largestNumber = 999_999_999_999;

const isBlank = (text: string) => text.trim() === '';

/** Text the database can keep as it came: half a surrogate pair has no bytes, and a NUL would end it. */
const isStorable = (text: string) => !/[\p{Surrogate}\0]/u.test(text);

/** How many characters a person counts, unlike `length`, which counts an emoji twice. */
const characters = (text: string) => Array.from(text).length;

/** Any text; `most` is a documented length, in characters. */
export function text(most = Infinity) {
  return z.string().check(
    z.refine(isStorable, 'must be valid text.'),
    z.refine((value) => characters(value) <= most, `must not be longer than ${most} characters.`),
    z.meta(most === Infinity ? {} : { maxLength: most }),
  );
}

/** Text that must say something. */
export function filledText(most = Infinity) {
  return text(most).check(
    z.refine((value) => !isBlank(value), 'is required.'),
    z.meta({ pattern: '\\S' }),
  );
}

export const number = () =>
  z.number().check(
    z.refine((value) => Math.abs(value) <= largestNumber, 'is too large.'),
    z.meta({ minimum: -largestNumber, maximum: largestNumber }),
  );

export const atLeast = (least: number) =>
  number().check(
    z.refine((value) => value >= least, `must be at least ${least}.`),
    z.meta({ minimum: least }),
  );

export const positiveNumber = () =>
  number().check(
    z.refine((value) => value > 0, 'must be greater than 0.'),
    z.meta({ exclusiveMinimum: 0 }),
  );

export const wholeNumber = (least: number) =>
  number().check(
    z.refine(
      (value) => Number.isInteger(value) && value >= least,
      `must be an integer of at least ${least}.`,
    ),
    z.meta({ type: 'integer', minimum: least }),
  );

/** An identifier in lower case, as the database keeps it. */
export const uuid = () =>
  z.pipe(
    z.string().check(z.refine(isUuid, 'must be a valid UUID.'), z.meta({ format: 'uuid' })),
    z.transform((value: string) => value.toLowerCase()),
  );

function isDate(value: string): boolean {
  const day = dayNumber(value);
  return day !== null && dateOfDay(day) === value;
}

/** A day of the calendar, `YYYY-MM-DD`. */
export const date = () =>
  z.string().check(z.refine(isDate, 'must be a date, YYYY-MM-DD.'), z.meta({ format: 'date' }));

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function complaint(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'is required.';
    return `must be ${typeNames[issue.expected] ?? issue.expected}.`;
  }
  if (issue.code === 'invalid_value')
    return `must be one of: ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'too_small') return `must have at least ${issue.minimum} elements.`;
  if (issue.code === 'too_big') return `must have at most ${issue.maximum} elements.`;
  return 'is invalid.';
}

/**
 * The value of a body, or of the part of it named `whole`, by its schema; fields the schema does not know are left out.
 * @throws Invalid naming every field that is wrong, those of lists as `portions.0.price`.
 */
export function readBody<S extends z.ZodMiniType>(
  schema: S,
  body: unknown,
  whole = 'body',
): z.output<S> {
  const result = schema.safeParse(body, { error: complaint });
  if (result.success) return result.data;
  const mistakes = new Mistakes();
  for (const { path, message } of result.error.issues) {
    const field = path.length === 0 ? whole : path.join('.');
    mistakes.add(field, `The ${field} ${message}`);
  }
  mistakes.check();
  throw new Error('A refused body names what is wrong with it');
}
