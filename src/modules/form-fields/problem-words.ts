import { countCharacters } from '@/domain/typed-text';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import type { FieldSpec } from './form-scope';
import { textProblems, type TextProblem } from './text-rules';

/** Why a field was refused before anything was sent, in the language in use. */
export function problemInWords(problem: string, spec: FieldSpec, value: unknown): string {
  const known = textProblems.find((one) => one === problem);
  return known === undefined ? problem : words[known](spec, value);
}

const words: Record<TextProblem, (spec: FieldSpec, value: unknown) => string> = {
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
};
