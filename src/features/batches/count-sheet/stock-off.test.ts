import { describe, expect, it } from 'vitest';
import { testLot } from '../ladder/test-rows';
import { createCounts } from './counts';
import { stockOff } from './stock-off';

const lot = (id: string, availableQuantity: number | null, product = 'p-1') =>
  testLot({
    id,
    batchNumber: id,
    availableQuantity,
    product: { id: product, sku: null, name: null },
  });
const lots = [lot('a', 20), lot('b', 0.3), lot('c', 5), lot('d', null), lot('e', 9, 'p-2')];

describe('by how much a product is off', () => {
  it('is what its lots are off by together, with the reason', () => {
    const counts = createCounts('stock-off');
    for (const [id, typed] of Object.entries({ a: '18', c: '5', d: '4', e: '1' })) {
      counts.type(id, typed);
    }
    expect(stockOff('p-1', lots, counts)).toEqual({
      difference: '-2',
      reason: 'Conteo del lote a: 20 → 18',
    });
    counts.type('b', '1,234.5');
    expect(stockOff('p-1', lots, counts)).toEqual({
      difference: '1232.2',
      reason: 'Conteo de los lotes a: 20 → 18; b: 0.3 → 1,234.5',
    });
  });
});
