import { describe, expect, it } from 'vitest';
import type { DecimalRule } from '@/domain/typed-decimal';
import { problemInWords } from './problem-words';
import {
  optionalDate,
  optionalDecimal,
  requiredChoice,
  requiredDate,
  requiredDecimal,
  valueProblems,
} from './value-rules';

interface Rule {
  safeParse(
    typed: string,
  ): { success: true; data: string } | { success: false; error: { issues: { message: string }[] } };
}

const read = (rule: Rule, typed: string) => {
  const result = rule.safeParse(typed);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
};

const money: DecimalRule = { decimals: 2, most: '999999999.99', least: 'zero' };

describe('M56: an empty field is not zero', () => {
  it.each([
    [optionalDecimal(money), '', ''],
    [optionalDecimal(money), ' \u00a0\u200b', ''],
    [optionalDecimal(money), '0', '0'],
    [requiredDecimal(money), '', ['forms_missing']],
    [requiredDecimal(money), '0', '0'],
    [optionalDate(), '', ''],
    [requiredDate(), ' ', ['forms_missing']],
    [requiredChoice(), '', ['forms_not_chosen']],
    [requiredChoice(), '01', '01'],
  ] as const)('%#: %j is %j', (rule, typed, expected) => {
    expect(read(rule, typed)).toEqual(expected);
  });
});

describe('what was typed is sent as it is read', () => {
  it.each([
    [requiredDecimal(money), '$ 1,234.50\n', '1234.50'],
    [requiredDecimal(money), '1e3', ['forms_not_digits']],
    [requiredDecimal(money), '12 50', ['forms_unclear_number']],
    [requiredDecimal(money), '-1', ['forms_negative']],
    [requiredDecimal({ ...money, least: 'above-zero' }), '0', ['forms_not_above_zero']],
    [requiredDecimal(money), '0.001', ['forms_too_many_decimals']],
    [requiredDecimal(money), '1000000000', ['forms_too_large']],
    [requiredDate(), '31/12/2026', '2026-12-31'],
    [requiredDate(), '12/31/2026', ['forms_month_first']],
    [requiredDate(), '31/12/26', '2026-12-31'],
    [requiredDate(), '2026-02-29', ['forms_no_such_day']],
    [requiredDate(), '31/12/1999', ['forms_far_year']],
    [requiredDate(), 'ayer', ['forms_not_a_date']],
  ] as const)('%#: %j is %j', (rule, typed, expected) => {
    expect(read(rule, typed)).toEqual(expected);
  });
});

it('every refusal has words, with the limits of the field', () => {
  const spec = { label: () => 'Precio', decimal: money };
  const words = valueProblems.map((problem) => problemInWords(problem, spec, 'x'));
  expect(words).not.toContain(undefined);
  expect(new Set(words).size).toBe(valueProblems.length);
  expect(words.filter((text) => /forms_|undefined/.test(text))).toEqual([]);
  expect(problemInWords('forms_too_large', spec, 'x')).toContain('999,999,999.99');
});
