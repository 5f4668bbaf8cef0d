import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedPrice,
  isSameAmount,
  priceMove,
  type PriceChange,
  type PricedProduct,
  type PriceRounding,
} from './bulk-price';
import { priceWithTaxes } from './price';

const product = (change: Partial<PricedProduct> = {}): PricedProduct => ({
  price: '1.10',
  cost: '0.80',
  fractions: ['0.13'],
  ...change,
});
const percent = (value: string): PriceChange => ({ way: 'percent', percent: value });

describe('M116, M119: a price changes', () => {
  it.each<[string, PriceChange, PriceRounding, string]>([
    ['by a part', percent('10'), 'cents', '1.21'],
    ['by a part, unrounded', percent('3.333'), 'none', '1.1367'],
    ['down by a part', percent('-12.5'), 'cents', '0.96'],
    ['by an amount', { way: 'amount', amount: '0.25', basis: 'before' }, 'cents', '1.35'],
    [
      'by an amount that the customer pays',
      { way: 'amount', amount: '0.26', basis: 'paid' },
      'none',
      '1.33',
    ],
    ['to a price', { way: 'set', price: '2.5', basis: 'before' }, 'cents', '2.5'],
    ['to what the customer pays', { way: 'set', price: '2.26', basis: 'paid' }, 'cents', '2.00'],
    ['to a margin', { way: 'margin', percent: '20' }, 'cents', '1'],
    ['to a margin, unrounded', { way: 'margin', percent: '30' }, 'none', '1.1429'],
  ])('%s', (_, change, rounding, price) => {
    expect(changedPrice(product(), change, rounding)).toEqual({ price });
  });

  it.each<[PriceRounding, string]>([
    ['paid-0.05', '1.35'],
    ['paid-0.10', '1.40'],
    ['paid-0.25', '1.25'],
    ['paid-1.00', '1.00'],
    ['paid-0.99', '0.99'],
  ])('so that the customer pays a round amount: %s', (rounding, paid) => {
    // 1.10 + 9 % = 1.199; with VAT 1.35487.
    const changed = changedPrice(product(), percent('9'), rounding);
    const price = 'price' in changed ? changed.price : '0';
    expect(priceWithTaxes(price, ['0.13'])).toBe(paid);
  });

  it.each<[string, Partial<PricedProduct>, PriceChange, PriceRounding, string]>([
    ['price', { price: null }, percent('10'), 'cents', 'no-price'],
    ['cost', { cost: null }, { way: 'margin', percent: '30' }, 'cents', 'no-cost'],
    ['cost above zero', { cost: '0' }, { way: 'margin', percent: '30' }, 'cents', 'zero-cost'],
    ['margin below 100 %', {}, { way: 'margin', percent: '100' }, 'cents', 'whole-margin'],
    ['taxes', { fractions: null }, percent('10'), 'paid-0.05', 'no-taxes'],
    ['taxes', { fractions: null }, { way: 'set', price: '2', basis: 'paid' }, 'cents', 'no-taxes'],
    [
      'taxes',
      { fractions: null },
      { way: 'amount', amount: '2', basis: 'paid' },
      'cents',
      'no-taxes',
    ],
    [
      'result of zero or more',
      {},
      { way: 'amount', amount: '-2', basis: 'before' },
      'cents',
      'below-zero',
    ],
    ['result of zero or more', {}, percent('-101'), 'paid-0.25', 'below-zero'],
  ])('M117: not without a %s', (_, change, how, rounding, gap) => {
    expect(changedPrice(product(change), how, rounding)).toEqual({ gap });
  });

  it('by nothing stays what it is', () => {
    const cents = fc.integer({ min: 0, max: 9_999_999 }).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(cents, (price) => {
        const changed = changedPrice(product({ price }), percent('0'), 'cents');
        return 'price' in changed && isSameAmount(changed.price, price);
      }),
    );
  });

  it('to a multiple of the step, never further away than half of it', () => {
    const cents = fc.integer({ min: 100, max: 999_999 }).map((value) => (value / 100).toFixed(2));
    const steps = fc.constantFrom<PriceRounding>(
      'paid-0.05',
      'paid-0.10',
      'paid-0.25',
      'paid-1.00',
    );
    fc.assert(
      fc.property(cents, steps, (price, rounding) => {
        const changed = changedPrice(product({ price }), percent('0'), rounding);
        if ('gap' in changed) return false;
        const step = Number(rounding.slice(5)) * 100;
        const paid = Math.round(Number(priceWithTaxes(changed.price, ['0.13'])) * 100);
        const before = Math.round(Number(priceWithTaxes(price, ['0.13'])) * 100);
        return paid % step === 0 && Math.abs(paid - before) <= step / 2;
      }),
    );
  });
});

it('tells how far a price moves', () => {
  expect(priceMove('1.10', '1.21')).toBe('10.0');
  expect(priceMove('2', '1')).toBe('-50.0');
  expect(priceMove('0', '1')).toBeNull();
  expect(priceMove(null, '1')).toBeNull();
});
