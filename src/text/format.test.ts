import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneyText } from './amount-text';
import { formatDecimal, formatFileSize, formatMoney, formatQuantity, inCurrency } from './format';

const digits = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.stringMatching(/^(\.\d{1,8})?$/))
  .map(([isNegative, whole, decimals]) => `${isNegative ? '-' : ''}${whole}${decimals}`);

/** `negative`: a zero has no sign. */
const writer = (locale: string, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, { ...options, signDisplay: 'negative' });

/** Text, so that no digit is lost on the way. */
const asBrowsersDo = (text: string, locale: string, options: Intl.NumberFormatOptions) =>
  writer(locale, options).format(text as `${number}`);

it.each(['es-SV', 'en-US'])('writes numbers as browsers do in %s', (locale) => {
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 6 }), (text, shown) => {
      const exactly = { minimumFractionDigits: shown, maximumFractionDigits: shown };
      expect(formatDecimal(text, shown)).toBe(asBrowsersDo(text, locale, exactly));
      const dollars = { style: 'currency', currency: 'USD' } as const;
      expect(formatMoney(text)).toBe(asBrowsersDo(text, locale, dollars).replace('-', '\u2212'));
    }),
  );
  const quantities = writer(locale, { maximumFractionDigits: 4 });
  fc.assert(
    fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
      expect(formatQuantity(value)).toBe(quantities.format(value).replace('-', '\u2212'));
    }),
  );
});

it('shows no sign where nothing is left', () => {
  expect(formatDecimal('-0', 0)).toBe('0');
  expect(formatDecimal('-0.004', 2)).toBe('0.00');
  expect(formatMoney('-0.004')).toBe('$0.00');
  expect(formatMoney('-0.005')).toBe('\u2212$0.01');
  expect(formatQuantity(-0.00001)).toBe('0');
});

it('shows what is no number as it came', () => {
  expect(formatMoney('12,50')).toBe('12,50');
  expect(formatDecimal('', 2)).toBe('');
  expect(formatQuantity(Number.NaN)).toBe('NaN');
});

it('writes dollars as everywhere, and names any other currency', () => {
  expect(inCurrency('1,234.50', 'USD')).toBe('$1,234.50');
  expect(inCurrency('-0.5', 'USD')).toBe('\u2212$0.5');
  expect(inCurrency('1,234.50', 'EUR')).toBe('1,234.50 EUR');
  expect(inCurrency('1,234.50', null)).toBe('1,234.50');
  expect(inCurrency('-0.5', 'EUR')).toBe('\u22120.5 EUR');
});

it('writes everything with one kind of minus, whoever writes it', () => {
  expect(formatQuantity(-3.5)).toBe('\u22123.5');
  expect(formatQuantity(-1234)).toBe('\u22121,234');
  for (const digits of ['-0.00', '-1.42', '-1234.5'])
    expect(moneyText(digits)).toBe(formatMoney(digits));
});

it.each([
  [1, '1 KB'],
  [230 * 1024, '230 KB'],
  [1024 * 1024, '1 MB'],
  [5.25 * 1024 * 1024, '5.3 MB'],
])('tells the size of a file: %s bytes', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
