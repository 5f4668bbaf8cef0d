import { expect, it } from 'vitest';
import { moneyText } from './amount-text';

it.each([
  ['220.32999999999998', '$220.33'],
  ['2082.41999999999993', '$2,082.42'],
  ['-0.30000000000000004', '\u2212$0.30'],
  ['1234567.8900000001', '$1,234,567.89'],
  ['0.99999999999999989', '$1.00'],
  // A part of a cent is no such trace, however small.
  ['0.1250', '$0.1250'],
  ['0.12000001', '$0.12000001'],
  ['0.3333333333333333', '$0.3333333333333333'],
  ['5', '$5.00'],
])('M55: the trace of a binary fraction is no part of an amount: %s', (digits, words) => {
  expect(moneyText(digits)).toBe(words);
});
