import { describe, expect, it } from 'vitest';
import { columnDecimals, marginPercent, percentOf, priceWithTaxes } from './price';

describe('a price with its taxes', () => {
  it.each([
    ['1.10', ['0.13'], '1.24'],
    ['1.005', [], '1.01'],
    ['100', ['0.13', '0.05'], '118.00'],
    ['0.10', ['0.13'], '0.11'],
    ['-0.01', ['0.13'], '-0.01'],
    ['900719925474099.11', ['0.13'], '1017813515785731.99'],
  ])('M54: %s with %j is %s', (price, fractions, expected) => {
    expect(priceWithTaxes(price, fractions)).toBe(expected);
  });
});

describe('a share', () => {
  it.each([
    ['0.13', '13'],
    ['0.005', '0.5'],
    ['13', '1300'],
  ])('M99: the fraction %s is %s %%', (fraction, percent) => {
    expect(percentOf(fraction)).toBe(percent);
  });

  it.each([
    ['10', '7.5', '25.0'],
    ['1', '0.9995', '0.1'],
    ['10', '12', '-20.0'],
    ['0', '1', null],
    ['-1', '1', null],
  ])('of a price of %s that costs %s is %s', (price, cost, margin) => {
    expect(marginPercent(price, cost)).toBe(margin);
  });
});

describe('the decimals of a column', () => {
  it.each([
    [['1', null, '2.5'], 2],
    [['1.2345', '2'], 4],
    [['0.30000000000000004'], 2],
    [['0.123456'], 4],
    [[], 2],
  ])('of %j are %d', (amounts, decimals) => {
    expect(columnDecimals(amounts, 4)).toBe(decimals);
  });
});
