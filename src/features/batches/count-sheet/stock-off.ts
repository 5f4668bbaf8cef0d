import Big from 'big.js';
import type { HistoryState } from '@tanstack/react-router';
import type { Batch } from '@/api/batches/schemas';
import { decimalText } from '@/domain/decimal-text';
import { isOff, lotCounted } from '@/domain/lot-count';
import { groupedDecimal } from '@/domain/typed-decimal';
import { m } from '@/text/generated/messages';
import type { Counts } from './counts';

type Lot = Pick<Batch, 'product' | 'id' | 'batchNumber' | 'availableQuantity'>;

/**
 * By how much a product is off, for the form of its stock. That stock is of all its lots, so that the count of one of them would
 * take the others away: what is missing or over is passed on, of every lot of it that is off.
 */
export function stockOff(
  productId: string,
  lots: readonly Lot[],
  counts: Pick<Counts, 'of'>,
): NonNullable<HistoryState['stockOff']> {
  let difference = new Big(0);
  const off: string[] = [];
  for (const { id, product, batchNumber, availableQuantity } of lots) {
    if (product.id !== productId || availableQuantity === null) continue;
    const counted = lotCounted(counts.of(id), availableQuantity);
    if (!isOff(counted.standing)) continue;
    difference = difference.plus(counted.difference ?? 0);
    const [before, after] = [decimalText(availableQuantity), counted.counted ?? ''];
    const lot = batchNumber ?? m.batches_no_lot();
    off.push(`${lot}: ${groupedDecimal(before)} → ${groupedDecimal(after)}`);
  }
  return {
    difference: difference.toFixed(),
    reason: m.ladder_sheet_reason({ lots: off.join('; '), count: off.length }),
  };
}
