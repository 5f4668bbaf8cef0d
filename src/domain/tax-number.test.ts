import { describe, expect, it } from 'vitest';
import {
  comparableRegisterNumber,
  comparableTaxNumber,
  registerNumberDoubt,
  taxNumberDoubt,
  type TaxNumberDoubt,
} from './tax-number';

describe('M179: a NIT, or a DUI used as one,', () => {
  it.each([
    '0614-110351-102-4',
    '06141103511024',
    '0511-270913-112-6',
    ' 0614 110351 102 4 ',
    '01234567-8',
    '012345678',
    '00000000-0',
    '',
  ])('%j looks right', (text) => {
    expect(taxNumberDoubt(text)).toBeNull();
  });

  it.each<[string, TaxNumberDoubt]>([
    ['0614-110351-102-5', 'check-digit'],
    ['0614-110351-201-4', 'check-digit'],
    ['01234567-9', 'check-digit'],
    ['0614-110351-102', 'length'],
    ['0614-110351-102-44', 'length'],
    ['1234567', 'length'],
    ['O614-110351-102-4', 'not-digits'],
    ['٠١٢٣٤٥٦٧٨', 'not-digits'],
  ])('%j does not: %s', (text, doubt) => {
    expect(taxNumberDoubt(text)).toBe(doubt);
  });

  it('with a sequence of at most 100 is weighed in the old way', () => {
    // 0·14 + 6·13 + 1·12 + 4·11 + 0·10 + 1·9 + 0·8 + 1·7 + 5·6 + 0·5 + 0·4 + 0·3 + 1·2 = 182 = 16·11 + 6
    expect(taxNumberDoubt('0614-010150-001-6')).toBeNull();
    expect(taxNumberDoubt('0614-010150-001-7')).toBe('check-digit');
  });
});

describe('a NRC', () => {
  it.each<[string, TaxNumberDoubt | null]>([
    ['47977', null],
    ['237355-1', null],
    ['1', null],
    ['12345678', null],
    ['', null],
    ['123456789', 'length'],
    ['47977A', 'not-digits'],
  ])('%j: %s', (text, doubt) => {
    expect(registerNumberDoubt(text)).toBe(doubt);
  });
});

it('compares numbers by their digits, leading zeros too', () => {
  expect(comparableTaxNumber('0614-110351-102-4')).toBe('06141103511024');
  expect(comparableTaxNumber('06141103511024')).not.toBe(comparableTaxNumber('6141103511024'));
});

it('compares numbers of the register without the zeros that fill them up', () => {
  expect(comparableRegisterNumber('0047977-1')).toBe('479771');
  expect(['', '0', '00'].map(comparableRegisterNumber)).toEqual(['', '0', '0']);
});
