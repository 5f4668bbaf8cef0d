import { createColumnHelper } from '@tanstack/react-table';
import { m } from '@/text/generated/messages';
import type { RowTone } from '@/ui/table/data-row';
import type { ListFeatures } from '@/ui/table/list-features';
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

const column = createColumnHelper<ListFeatures, BatchRow>();

/**
 * The columns of the batch list, by the ids of `batchList`. The order of rows is the service's, by expiration; it offers no
 * other, so that sorting goes no further than the page.
 */
export const batchColumns = column.columns([
  column.accessor(({ product }) => product.name ?? product.sku ?? undefined, {
    id: 'product',
    cell: ProductCell,
    meta: { sortable: true, label: () => m.batches_column_product(), width: null, narrow: 'lead' },
  }),
  column.accessor(({ product }) => product.sku ?? undefined, {
    id: 'sku',
    // A product without code shows none: its name, or what stands for it, heads the row.
    cell: ({ row }) => row.original.product.sku,
    meta: {
      sortable: true,
      label: () => m.batches_column_sku(),
      quiet: true,
      width: { wide: 128, medium: 0 },
      mediumUnder: 'product',
      narrow: 'hidden',
    },
  }),
  column.accessor(({ batchNumber }) => batchNumber ?? undefined, {
    id: 'lot',
    cell: ({ row }) => lotInWords(row.original),
    meta: {
      sortable: true,
      label: () => m.batches_column_lot(),
      width: { wide: 128, medium: 104 },
      narrow: 'detail',
    },
  }),
  column.accessor(({ expirationDate }) => expirationDate ?? undefined, {
    id: 'expires',
    cell: ({ row }) => expirationInWords(row.original),
    meta: {
      sortable: true,
      label: () => m.batches_column_expires(),
      width: { wide: 96, medium: 136 },
      narrow: 'detail',
    },
  }),
  column.accessor(({ daysToExpire }) => daysToExpire ?? undefined, {
    id: 'remaining',
    cell: ({ row }) => daysInWords(row.original),
    meta: {
      sortable: true,
      label: () => m.batches_column_remaining(),
      width: { wide: 156, medium: 136 },
      mediumUnder: 'expires',
      narrow: 'aside',
    },
  }),
  column.accessor(({ availableQuantity }) => availableQuantity ?? undefined, {
    id: 'available',
    cell: ({ row }) => quantityInWords(row.original.availableQuantity),
    meta: {
      sortable: true,
      label: () => m.batches_column_available(),
      width: { wide: 96, medium: 96 },
      align: 'end',
      narrow: 'detail',
      shortLabel: () => m.batches_short_available(),
    },
  }),
  column.accessor(({ quantity }) => quantity ?? undefined, {
    id: 'quantity',
    cell: ({ row }) => quantityInWords(row.original.quantity),
    meta: {
      sortable: true,
      label: () => m.batches_column_quantity(),
      width: { wide: 92, medium: 96 },
      align: 'end',
      mediumUnder: 'available',
      narrow: 'detail',
      shortLabel: () => m.batches_short_quantity(),
    },
  }),
  column.accessor('state', {
    id: 'state',
    cell: BatchStateCell,
    meta: {
      label: () => m.batches_column_state(),
      width: { wide: 144, medium: 96 },
      narrow: 'mark',
    },
  }),
]);
