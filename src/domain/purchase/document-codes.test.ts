import { describe, expect, it } from 'vitest';
import {
  controlNumberDoubt,
  dueDate,
  isOddGenerationCode,
  isOddSeal,
  tidyGenerationCode,
} from './document-codes';

describe('M141: a control number', () => {
  it.each([
    ['DTE-03-M001P001-000000000000042', 'ccf', null],
    [' dte-03-0001ABCD-000000000000042 ', 'ccf', null],
    ['DTE-01-M001P001-000000000000042', 'ccf', 'other-document'],
    ['DTE-01-M001P001-000000000000042', 'ticket', null],
    ['DTE-03-M001P001-000000000000042', 'fse', 'other-document'],
    ['DTE-14-M001P001-000000000000042', 'fse', null],
    ['DTE-05-M001P001-000000000000042', 'other', null],
    ['DTE-03-M001P001-42', 'ccf', 'pattern'],
    ['1024', 'ticket', 'pattern'],
    ['', 'ccf', null],
  ])('%j on a %s: %s', (typed, document, doubt) => {
    expect(controlNumberDoubt(typed, document)).toBe(doubt);
  });
});

describe('M142: a generation code', () => {
  const code = '05BA6CA6-6613-14F9-E064-00144FFB12D3';

  it.each([code, code.toLowerCase(), code.replaceAll('-', ''), ` {${code}}\n`])(
    '%j is read as it is printed',
    (typed) => {
      expect(tidyGenerationCode(typed)).toBe(code);
      expect(isOddGenerationCode(typed)).toBe(false);
    },
  );

  it.each([code.slice(1), `${code}0`, code.replace('0', 'G')])('%j looks odd', (typed) => {
    expect(isOddGenerationCode(typed)).toBe(true);
  });

  it('that is not there does not', () => {
    expect(isOddGenerationCode(' ')).toBe(false);
  });
});

it.each([
  ['2026' + 'A'.repeat(36), false],
  ['2026A', true],
  ['', false],
])('M143: the seal %j looks odd: %s', (typed, isOdd) => {
  expect(isOddSeal(typed)).toBe(isOdd);
});

it.each([
  ['2026-11-22', '30', '2026-12-22'],
  ['2026-02-28', '1', '2026-03-01'],
  ['2026-11-22', '0', null],
  ['2026-11-22', '', null],
  ['2026-11-22', '4000', null],
  ['', '30', null],
])('M148: bought on %j with %j days, it is due on %s', (date, days, due) => {
  expect(dueDate(date, days, 3650)).toBe(due);
});
