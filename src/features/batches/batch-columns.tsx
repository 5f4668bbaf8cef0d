import { m } from '@/text/generated/messages';
import type { RowTone } from '@/ui/table/data-row';
import type { Column } from '@/ui/table/column';
import type { BatchRow, BatchState } from '@/modules/lots/batch-row';
import { BatchStateCell } from './batch-state-cell';
import {
  daysInWords,
  expirationInWords,
  lotInWords,
  quantityInWords,
} from '@/modules/lots/batch-words';
import { ProductCell } from './product-cell';

const tones: Partial<Record<BatchState, RowTone>> = { expired: 'danger', expiring: 'warn' };

/** How urgent a lot is. */
export function urgencyOf({ state }: BatchRow): RowTone | undefined {
  return tones[state];
}

/**
 * The columns of the batch list, by the ids of `batchList`. The order of rows is the service's, by expiration; it offers no
 * other, so that sorting goes no further than the page.
 */
export const batchColumns: Record<string, Column<BatchRow>> = {
  product: {
    sort: ({ product }) => product.name ?? product.sku ?? undefined,
    cell: (row) => <ProductCell row={row} />,
    label: m.batches_column_product,
    width: null,
    narrow: 'lead',
  },
  sku: {
    sort: ({ product }) => product.sku ?? undefined,
    // A product without code shows none: its name, or what stands for it, heads the row.
    cell: ({ product }) => product.sku,
    label: m.batches_column_sku,
    quiet: true,
    width: { wide: 128, medium: 0 },
    mediumUnder: 'product',
    narrow: 'hidden',
  },
  lot: {
    sort: ({ batchNumber }) => batchNumber ?? undefined,
    cell: lotInWords,
    label: m.batches_column_lot,
    width: { wide: 128, medium: 104 },
    narrow: 'detail',
  },
  expires: {
    sort: ({ expirationDate }) => expirationDate ?? undefined,
    cell: expirationInWords,
    label: m.batches_column_expires,
    width: { wide: 96, medium: 136 },
    narrow: 'detail',
  },
  remaining: {
    sort: ({ daysToExpire }) => daysToExpire ?? undefined,
    cell: daysInWords,
    label: m.batches_column_remaining,
    width: { wide: 156, medium: 136 },
    mediumUnder: 'expires',
    narrow: 'aside',
  },
  available: {
    sort: ({ availableQuantity }) => availableQuantity ?? undefined,
    cell: ({ availableQuantity }) => quantityInWords(availableQuantity),
    label: m.batches_column_available,
    width: { wide: 96, medium: 96 },
    align: 'end',
    narrow: 'detail',
    shortLabel: m.batches_short_available,
  },
  quantity: {
    sort: ({ quantity }) => quantity ?? undefined,
    cell: ({ quantity }) => quantityInWords(quantity),
    label: m.batches_column_quantity,
    width: { wide: 92, medium: 96 },
    align: 'end',
    mediumUnder: 'available',
    narrow: 'detail',
    shortLabel: m.batches_short_quantity,
  },
  state: {
    cell: (row) => <BatchStateCell row={row} />,
    label: m.batches_column_state,
    width: { wide: 144, medium: 96 },
    narrow: 'mark',
  },
};
