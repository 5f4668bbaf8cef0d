import { describe, expect, it } from 'vitest';
import { soughtIn } from './search-text';

describe('M53, I12, I15: an amount is sought as people write it', () => {
  it.each([
    ['$1,000,000.10', '1000000.10'],
    ['1,000,000.10', '1000000.10'],
    ['$ 1,234.50\n', '1234.50'],
    ['$\u00a0113.05', '113.05'],
    ['US$113.05', '113.05'],
    ['$41', '41'],
    ['$41.00', '41.00'],
    ['41.000', '41.00'],
    ['1.10250', '1.1025'],
    ['113,05', '113.05'],
    ['1.234,56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234', '1234'],
    ['.5', '0.5'],
  ])('%j as %s too', (typed, amount) => {
    expect(soughtIn(typed)).toEqual([[expect.stringMatching(/^\S+$/), amount]]);
  });

  it.each([
    '113.05',
    '1.234',
    '113',
    '007',
    '0614-110351-102-4',
    'dte-03-m001p001-000000000000101',
    '1,23,456',
    '0,123,456',
    '100%',
    '1.5.3',
    '$',
    '.',
    '3.5oz',
  ])('%j as it stands', (typed) => {
    expect(soughtIn(typed)).toEqual([[typed]]);
  });

  it('among other words, which stay as they are', () => {
    expect(soughtIn(' Céiba $ 1,000.10  M001 ')).toEqual([
      ['ceiba'],
      ['$1,000.10', '1000.10'],
      ['m001'],
    ]);
    expect(soughtIn('  ')).toEqual([]);
  });
});
