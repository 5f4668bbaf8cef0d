import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { priceWithTaxes } from './price';
import {
  isBelowCost,
  markupFromPrice,
  marginFromPrice,
  priceBeforeTaxes,
  priceFromMargin,
} from './price-triangle';

/** The same amounts in every run. */
function amounts(count: number): string[] {
  let seed = 20_261_120;
  return Array.from({ length: count }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 1;
    return new Big(seed % 10_000_000)
      .div(seed % 3 === 0 ? 100 : 10_000)
      .plus('0.01')
      .toFixed();
  });
}

const priceOf = (cost: string, margin: string) => {
  const reading = priceFromMargin(cost, margin);
  return 'price' in reading ? reading.price : reading.gap;
};
const marginOf = (cost: string, price: string) => {
  const reading = marginFromPrice(cost, price);
  return 'margin' in reading ? reading.margin : reading.gap;
};
const markupOf = (cost: string, price: string) => {
  const reading = markupFromPrice(cost, price);
  return 'markup' in reading ? reading.markup : reading.gap;
};

describe('M116: price, cost and margin', () => {
  it('the price is the cost divided by what the margin leaves', () => {
    expect(priceOf('70', '30')).toBe('100.00');
    expect(priceOf('0.80', '30')).toBe('1.1429');
    expect(priceOf('0.07', '33.33')).toBe('0.105');
    expect(priceOf('10', '0')).toBe('10.00');
  });

  it('the margin is a part of the price and the markup a part of the cost', () => {
    expect(marginOf('70', '100')).toBe('30');
    expect(markupOf('70', '100')).toBe('42.86');
    expect(marginOf('0.80', '1.10')).toBe('27.27');
    expect(markupOf('0.80', '1.10')).toBe('37.5');
  });

  it('a computed price has the margin it was computed from, as near as its four decimals allow', () => {
    for (const cost of amounts(400)) {
      for (const margin of ['-20', '0', '12.5', '30', '75', '99']) {
        const price = new Big(priceOf(cost, margin));
        const back = price.minus(cost).div(price).times(100);
        const slack = new Big('0.01').div(price).plus('0.000001');
        expect(back.minus(margin).abs().lte(slack)).toBe(true);
      }
    }
  });

  it('a price gives a margin below 100 % whatever the cost', () => {
    const [...prices] = amounts(300);
    for (const [index, cost] of amounts(300).reverse().entries()) {
      const price = prices[index] ?? '1';
      expect(new Big(marginOf(cost, price)).lte(100)).toBe(true);
      expect(isBelowCost(cost, price)).toBe(new Big(price).lt(cost));
    }
  });
});

describe('M117: what cannot be computed says why', () => {
  it.each([
    ['', '30', 'no-cost'],
    ['0', '30', 'zero-cost'],
    ['-1', '30', 'negative-cost'],
    ['1', '100', 'whole-margin'],
    ['1', '250', 'whole-margin'],
  ])('no price for cost %j and margin %j', (cost, margin, gap) => {
    expect(priceOf(cost, margin)).toBe(gap);
  });

  it.each([
    ['', '1', 'no-cost'],
    ['1', '', 'no-price'],
    ['1', '0', 'no-positive-price'],
    ['-1', '2', 'negative-cost'],
  ])('no margin for cost %j and price %j', (cost, price, gap) => {
    expect(marginOf(cost, price)).toBe(gap);
  });

  it.each([
    ['', '1', 'no-cost'],
    ['1', '', 'no-price'],
    ['0', '1', 'zero-cost'],
    ['-1', '2', 'negative-cost'],
  ])('no markup for cost %j and price %j', (cost, price, gap) => {
    expect(markupOf(cost, price)).toBe(gap);
  });

  it('a margin just below the whole still has a price, and a price below cost a negative margin', () => {
    expect(priceOf('1', '99.99')).toBe('10000.00');
    expect(marginOf('2', '1')).toBe('-100');
    expect(markupOf('2', '1')).toBe('-50');
    expect(isBelowCost('2', '1')).toBe(true);
    expect(isBelowCost('1', '1')).toBe(false);
    expect(isBelowCost('', '1')).toBe(false);
  });

  it('a cost of nothing leaves all of the price', () => {
    expect(marginOf('0', '5')).toBe('100');
  });
});

describe('M119: the price before taxes of what a customer pays', () => {
  it.each([
    ['1.13', ['0.13'], '1.00'],
    ['1.25', ['0.13'], '1.11'],
    ['0.07', ['0.13'], '0.06'],
    ['10', [], '10.00'],
    ['11.80', ['0.13', '0.05'], '10.00'],
    ['0', ['0.13'], '0.00'],
  ])('%s with %j is %s', (paid, fractions, price) => {
    expect(priceBeforeTaxes(paid, fractions)).toBe(price);
  });

  it('gives back every amount to the cent', () => {
    for (const paid of amounts(2000)) {
      const typed = new Big(paid).toFixed(2, Big.roundHalfUp);
      for (const fractions of [['0.13'], ['0.13', '0.05'], []]) {
        const price = priceBeforeTaxes(typed, fractions);
        expect(price && priceWithTaxes(price, fractions)).toBe(typed);
      }
    }
  });

  it('is nothing where the taxes take all', () => {
    expect(priceBeforeTaxes('1', ['-1'])).toBeNull();
  });
});
