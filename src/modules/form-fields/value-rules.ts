import * as z from 'zod/mini';
import { once } from '@/domain/once';
import { readDate, type DateProblem } from '@/domain/typed-date';
import { readDecimal, type DecimalProblem, type DecimalRule } from '@/domain/typed-decimal';
import { isBlank } from '@/domain/typed-text';

/** Why a number or a date is refused before anything is sent; `problem-words.ts` words them. */
export const valueProblems = [
  'forms_not_digits',
  'forms_unclear_number',
  'forms_negative',
  'forms_not_above_zero',
  'forms_too_many_decimals',
  'forms_too_large',
  'forms_not_a_date',
  'forms_month_first',
  'forms_no_such_day',
  'forms_far_year',
  'forms_not_chosen',
  'forms_not_confirmed',
  'forms_unchanged',
] as const;
export type ValueProblem = (typeof valueProblems)[number];

/** What is wrong with a typed number, as a form names it. */
export const ofDecimals: Record<DecimalProblem, ValueProblem> = {
  'not-digits': 'forms_not_digits',
  unclear: 'forms_unclear_number',
  negative: 'forms_negative',
  'not-above-zero': 'forms_not_above_zero',
  'too-many-decimals': 'forms_too_many_decimals',
  'too-large': 'forms_too_large',
};

const ofDates: Record<DateProblem, ValueProblem> = {
  'not-a-date': 'forms_not_a_date',
  'month-first': 'forms_month_first',
  'no-such-day': 'forms_no_such_day',
  'far-year': 'forms_far_year',
};

/** What was typed, read: the value as it is sent, or why there is none. */
export type ValueReading = { value: string } | { problem: ValueProblem };

export const problemOf = (reading: ValueReading): ValueProblem | null =>
  'problem' in reading ? reading.problem : null;

/** Reads what was typed into a field; blank text is not handed to it. */
export type ValueReader = (typed: string) => ValueReading;

export const decimalReader =
  (rule: DecimalRule): ValueReader =>
  (typed) => {
    const reading = readDecimal(typed, rule);
    return 'value' in reading ? reading : { problem: ofDecimals[reading.problem] };
  };

export const dateReader = (typed: string, today?: string): ValueReading => {
  const reading = readDate(typed, today);
  return 'value' in reading ? reading : { problem: ofDates[reading.problem] };
};

/** What a reader makes of a typed text. Nothing typed is `''`, which is not sent and is never 0. */
function read(reader: ValueReader, isRequired: boolean) {
  return z.pipe(
    z.string(),
    z.transform((typed, context) => {
      if (isBlank(typed)) {
        if (isRequired)
          context.issues.push({ code: 'custom', message: 'forms_missing', input: typed });
        return '';
      }
      const reading = reader(typed);
      if ('value' in reading) return reading.value;
      context.issues.push({ code: 'custom', message: reading.problem, input: typed });
      return '';
    }),
  );
}

/** An amount, a quantity or a percentage as exact decimal text. */
export const requiredDecimal = (rule: DecimalRule) => read(decimalReader(rule), true);
export const optionalDecimal = (rule: DecimalRule) => read(decimalReader(rule), false);

/** A calendar date `YYYY-MM-DD`. */
export const requiredDate = once(() => read((typed) => dateReader(typed), true));
export const optionalDate = once(() => read((typed) => dateReader(typed), false));

export const requiredChoice = once(() =>
  z.string().check(z.minLength(1, { error: 'forms_not_chosen' satisfies ValueProblem })),
);
