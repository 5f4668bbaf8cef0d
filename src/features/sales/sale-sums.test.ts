import { describe, expect, it } from 'vitest';
import { saleSums } from './sale-sums';

const line = (subtotal: string | null) => ({ name: 'Arroz', quantity: 1, price: null, subtotal });
const sums = (
  subtotals: readonly (string | null)[],
  total: string | null,
  toPay: string | null,
  dropped = 0,
) => saleSums({ lines: { rows: subtotals.map(line), dropped }, totals: { total, toPay } });

describe('M248: the lines of a sale and its totals', () => {
  it('differ by taxes and by what is withheld, to the cent', () => {
    expect(sums(['0.1', '0.2'], '0.34', '0.33')).toEqual({
      lines: '0.3',
      overLines: '0.04',
      overTotal: '-0.01',
    });
  });

  it('agree where they do', () => {
    expect(sums(['2.50', '1'], '3.5', '3.50')).toEqual({
      lines: '3.5',
      overLines: '0.00',
      overTotal: '0.00',
    });
  });

  it('agree where less than half a cent lies between them (M54)', () => {
    expect(sums(['3.3186'], '3.32', '3.3199999999999998')).toMatchObject({
      overLines: '0.00',
      overTotal: '0.00',
    });
    expect(sums(['3.315'], '3.32', '3.3151')).toMatchObject({
      overLines: '0.01',
      overTotal: '0.00',
    });
  });

  it('are not compared where a line or its subtotal is missing', () => {
    const untold = { lines: null, overLines: null, overTotal: '0.00' };
    expect(sums(['2', null], '2', '2')).toEqual(untold);
    expect(sums(['2'], '2', '2', 1)).toEqual(untold);
    expect(sums([], '2', '2')).toEqual(untold);
    expect(saleSums({ lines: null, totals: { total: '2', toPay: '2' } })).toEqual(untold);
    expect(sums(['2'], null, '2')).toEqual({ lines: '2', overLines: null, overTotal: null });
  });
});
