import { describe, expect, it } from 'vitest';
import { groupedDecimal, readDecimal, type DecimalRule } from './typed-decimal';

const money: DecimalRule = { decimals: 2, most: '999999999.99', least: 'zero' };
const anything: DecimalRule = { decimals: 6, most: '999999999999999', least: 'any' };

const read = (typed: string, rule: DecimalRule = anything) => {
  const reading = readDecimal(typed, rule);
  return 'value' in reading ? reading.value : reading.problem;
};

describe('M53: a number as people write it', () => {
  it.each([
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1234,5', '1234.5'],
    ['12,50', '12.50'],
    ['1,234', '1234'],
    ['1.234', '1.234'],
    ['1,234,567.8', '1234567.8'],
    ['1.234.567', '1234567'],
    ['1.234.567,8', '1234567.8'],
    ['1 234 567.8', '1234567.8'],
    ['1\u00a0234,5', '1234.5'],
    ['1234,567', '1234.567'],
    ['0,500', '0.500'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['$ 1,234.50\n', '1234.50'],
    ['US$12.5', '12.5'],
    ['12.50 USD', '12.50'],
    ['13 %', '13'],
    ['\t12.5\r\n', '12.5'],
  ])('%j is %s', (typed, value) => {
    expect(read(typed)).toBe(value);
  });

  it.each([
    ['1e3', 'not-digits'],
    ['0x10', 'not-digits'],
    ['1_000', 'not-digits'],
    ['１２', 'not-digits'],
    ['٣', 'not-digits'],
    ['doce', 'not-digits'],
    ['€5', 'not-digits'],
    ['0.1+0.2', 'not-digits'],
    ['Infinity', 'not-digits'],
    ['NaN', 'not-digits'],
    ['--5', 'not-digits'],
    ['5-', 'not-digits'],
    ['$', 'not-digits'],
    ['.', 'not-digits'],
    ['1,23,456', 'unclear'],
    ['1,2,3', 'unclear'],
    ['1.2.3', 'unclear'],
    ['12,345.678,9', 'unclear'],
    ['12 50', 'unclear'],
    ['0,123,456', 'unclear'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(read(typed)).toBe(problem);
  });
});

describe('what a field takes', () => {
  it.each<[string, DecimalRule, string]>([
    ['0', money, '0'],
    ['-0', money, '0'],
    ['-0.00', money, '0.00'],
    ['-1', money, 'negative'],
    ['\u22121', money, 'negative'],
    ['$-1', money, 'negative'],
    ['-$1', { ...money, least: 'any' }, '-1'],
    ['\u22121.5', { ...money, least: 'any' }, '-1.5'],
    ['0.01', { ...money, least: 'above-zero' }, '0.01'],
    ['0.00', { ...money, least: 'above-zero' }, 'not-above-zero'],
    ['-1', { ...money, least: 'above-zero' }, 'negative'],
    ['0.99', money, '0.99'],
    ['0.001', money, 'too-many-decimals'],
    ['1.500', money, 'unclear'],
    ['$ 1.501', money, 'unclear'],
    ['19.999', money, 'unclear'],
    ['-999.000', { ...money, least: 'any' }, 'unclear'],
    ['1.000', { ...money, decimals: 0 }, 'unclear'],
    ['1.500', anything, '1.500'],
    ['0.500', money, '0.50'],
    ['1234.500', money, '1234.50'],
    ['19.9900', money, '19.99'],
    ['1.0050', money, 'too-many-decimals'],
    ['5.0', { ...money, decimals: 0 }, '5'],
    ['1.5', { ...money, decimals: 0 }, 'too-many-decimals'],
    ['999,999,999.99', money, '999999999.99'],
    ['1,000,000,000', money, 'too-large'],
    ['1000000000.00', money, 'too-large'],
    ['99.99', { ...money, most: '99.99' }, '99.99'],
    ['100', { ...money, most: '99.99' }, 'too-large'],
    ['100.00', { ...money, most: '100' }, '100.00'],
    ['100.01', { ...money, most: '100' }, 'too-large'],
    ['-100.01', { decimals: 2, most: '100', least: 'any' }, 'too-large'],
    ['123456789.123456', anything, '123456789.123456'],
    ['1234567890.123456', anything, 'too-large'],
    ['999999999999999', anything, '999999999999999'],
    ['9007199254740993', anything, 'too-large'],
    ['1'.repeat(400), anything, 'too-large'],
    ['0'.repeat(400), anything, '0'],
    [`0.${'0'.repeat(400)}`, anything, '0.000000'],
  ])('%j under %j is %s', (typed, rule, expected) => {
    expect(read(typed, rule)).toBe(expected);
  });
});

it.each(['0', '0.5', '12.50', '999', '1000', '1234.567', '-1234567.8', '999999999999999'])(
  'shows %s so that reading it again gives the same',
  (value) => {
    expect(read(groupedDecimal(value))).toBe(value);
  },
);

it('groups by commas', () => {
  expect(groupedDecimal('-1234567.8')).toBe('-1,234,567.8');
});

it('answers a hostile text at once', () => {
  const started = performance.now();
  for (const part of ['1,', '.1', ' 1', ',,', '$']) read(part.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});
