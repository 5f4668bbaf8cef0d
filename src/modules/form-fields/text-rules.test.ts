import { describe, expect, it } from 'vitest';
import { optionalLines, requiredCode, requiredLine } from './text-rules';

const read = (
  schema: ReturnType<typeof requiredLine | typeof optionalLines | typeof requiredCode>,
  typed: string,
) => {
  const result = schema.safeParse(typed);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
};

describe('a required line of at most ten', () => {
  const schema = requiredLine(10);

  it.each([
    ['  Diario  ', 'Diario'],
    ['🧾'.repeat(10), '🧾'.repeat(10)],
    ['e\u0301'.repeat(10), '\u00e9'.repeat(10)],
    ['a\u200bb', 'ab'],
    ['__proto__', '__proto__'],
    ['<b>{{7}}', '<b>{{7}}'],
  ])('takes %j as %j', (typed, text) => {
    expect(read(schema, typed)).toBe(text);
  });

  it.each([
    ['', ['forms_missing']],
    ['   ', ['forms_missing']],
    ['\u00a0\u200b', ['forms_missing']],
    ['a\u0000b', ['forms_controls']],
    ['🧾'.repeat(11), ['forms_too_long']],
  ])('refuses %j', (typed, problems) => {
    expect(read(schema, typed)).toEqual(problems);
  });
});

describe('lines that may be left out', () => {
  it.each([
    ['', ''],
    [' \n \u200d', ''],
    ['uno\r\ndos ', 'uno\ndos'],
    ['a\u0007', ['forms_controls']],
    ['x'.repeat(21), ['forms_too_long']],
  ])('%j is %j', (typed, expected) => {
    expect(read(optionalLines(20), typed)).toEqual(expected);
  });
});

describe('M84, M85: a required code', () => {
  it.each([
    ['a_b-9', 'A_B-9'],
    [' diario ', 'DIARIO'],
    ['', ['forms_missing']],
    ['Diario General', ['forms_not_a_code']],
    ['caña', ['forms_not_a_code']],
    ['x'.repeat(21), ['forms_too_long']],
  ])('%j is %j', (typed, expected) => {
    expect(read(requiredCode(20), typed)).toEqual(expected);
  });
});
