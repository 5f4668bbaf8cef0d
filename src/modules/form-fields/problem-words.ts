import { countCharacters } from '@/domain/typed-text';
import { groupedDecimal } from '@/domain/typed-decimal';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import type { FieldSpec } from './form-scope';
import { textProblems, type TextProblem } from './text-rules';
import { valueProblems, type ValueProblem } from './value-rules';

type Problem = TextProblem | ValueProblem;

const problems: readonly Problem[] = [...textProblems, ...valueProblems];

/** Why a field was refused before anything was sent, in the language in use. */
export function problemInWords(problem: string, spec: FieldSpec, value: unknown): string {
  // A field's own words tell more than those of its kind.
  const own = spec.problems?.[problem];
  if (own) return own();
  const known = problems.find((one) => one === problem);
  return known === undefined ? problem : words[known](spec, value);
}

const words: Record<Problem, (spec: FieldSpec, value: unknown) => string> = {
  forms_missing: () => m.forms_missing(),
  forms_too_long: ({ limit = 0 }, value) => {
    const over = countCharacters(typeof value === 'string' ? value : '') - limit;
    return m.forms_too_long({
      limit: formatQuantity(limit),
      over: formatQuantity(over),
      count: over,
    });
  },
  forms_controls: () => m.forms_controls(),
  forms_not_a_code: () => m.forms_not_a_code(),
  forms_not_an_email: () => m.forms_not_an_email(),
  forms_not_a_phone: () => m.forms_not_a_phone(),
  forms_not_an_id: () => m.forms_not_an_id(),
  forms_names_somebody: () => m.forms_names_somebody(),
  forms_not_digits: () => m.forms_not_digits(),
  forms_unclear_number: () => m.forms_unclear_number(),
  forms_negative: () => m.forms_negative(),
  forms_not_above_zero: () => m.forms_not_above_zero(),
  forms_too_many_decimals: ({ decimal }) =>
    decimal === undefined || decimal.decimals === 0
      ? m.forms_no_decimals()
      : m.forms_too_many_decimals({ count: decimal.decimals }),
  forms_too_large: ({ decimal }) =>
    m.forms_too_large({ most: groupedDecimal(decimal?.most ?? '') }),
  forms_not_a_date: () => m.forms_not_a_date(),
  forms_month_first: () => m.forms_month_first(),
  forms_no_such_day: () => m.forms_no_such_day(),
  forms_far_year: () => m.forms_far_year(),
  forms_not_chosen: () => m.forms_not_chosen(),
  forms_not_confirmed: () => m.forms_not_confirmed(),
  forms_unchanged: () => m.forms_unchanged(),
};
