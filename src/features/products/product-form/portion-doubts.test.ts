import { describe, expect, it } from 'vitest';
import { readPortions, portionInWords } from './portion-doubts';

const shot = { name: 'Trago', unitQuantity: '30', price: '2.50' };
const bottle = { base: '750', cost: '15' };
const one = (change: Partial<typeof shot>, of = bottle) =>
  readPortions([{ ...shot, ...change }], of)[0];

describe('M112: portions', () => {
  it('say how many fit, what is left over and what one costs', () => {
    expect(one({})).toEqual({ fits: '25', rest: '0', costShare: '0.6', doubts: [] });
    expect(one({ unitQuantity: '40' })).toMatchObject({ fits: '18', rest: '30' });
    expect(one({ unitQuantity: '0.3' }, { base: '1', cost: '' })).toMatchObject({
      fits: '3',
      rest: '0.1',
      costShare: null,
    });
  });

  it.each([
    [{ unitQuantity: '-1' }, 'negative-quantity'],
    [{ unitQuantity: '0' }, 'zero-quantity'],
    [{ unitQuantity: '751', price: '16' }, 'does-not-fit'],
    [{ price: '-0.01' }, 'negative-price'],
    [{ price: '0' }, 'zero-price'],
    [{ price: '0.5999' }, 'below-cost'],
  ])('%j is odd', (change, doubt) => {
    expect(one(change)?.doubts).toEqual([doubt]);
  });

  it('at their edges are not', () => {
    expect(one({ unitQuantity: '750', price: '15' })?.doubts).toEqual([]);
    expect(one({ price: '0.6' })?.doubts).toEqual([]);
  });

  it('with the same name are told from the second on, accents and case aside', () => {
    const readings = readPortions(
      [shot, { ...shot, name: 'TRÁGO' }, { ...shot, name: 'Copa' }],
      bottle,
    );
    expect(readings.map(({ doubts }) => doubts)).toEqual([[], ['same-name'], []]);
  });

  it('that are half typed say nothing wrong', () => {
    expect(one({ name: '', unitQuantity: '', price: '1..' })).toEqual({
      fits: null,
      rest: null,
      costShare: null,
      doubts: [],
    });
    expect(one({}, { base: '', cost: '' })?.fits).toBeNull();
  });

  it('are told in words with their number', () => {
    const reading = one({});
    const odd = one({ unitQuantity: '400' });
    expect(reading && portionInWords(reading)).toBe('Salen 25 exactas. Le toca $0.60 del costo.');
    expect(odd && portionInWords(odd)).toBe('Sale 1 y sobran 350. Le toca $8.00 del costo.');
  });
});
