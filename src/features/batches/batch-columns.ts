import { createColumnHelper } from '@tanstack/react-table';
import { m } from '@/text/generated/messages';
import type { ListFeatures } from '@/ui/table/list-features';
import { LotCell, RemainingCell } from './batch-cells';
import type { BatchRow } from './batch-row';
import { BatchStateCell } from './batch-state-cell';
import { expirationInWords, quantityInWords } from './batch-words';
import { ProductCell } from './product-cell';

const column = createColumnHelper<ListFeatures, BatchRow>();

/** The columns of the batch list. The order of rows is the service's, by expiration; it offers no other. */
export const batchColumns = column.columns([
  column.display({
    id: 'product',
    header: () => m.batches_column_product(),
    cell: ProductCell,
    meta: { width: null, narrow: 'lead' },
  }),
  column.accessor('batchNumber', {
    header: () => m.batches_column_lot(),
    cell: LotCell,
    meta: { width: { wide: 136, medium: 104 }, narrow: 'detail' },
  }),
  column.accessor('expirationDate', {
    header: () => m.batches_column_expires(),
    cell: ({ row }) => expirationInWords(row.original),
    meta: { width: { wide: 104, medium: 128 }, narrow: 'detail' },
  }),
  column.accessor('daysToExpire', {
    header: () => m.batches_column_remaining(),
    cell: RemainingCell,
    meta: { width: { wide: 156, medium: 0 }, medium: 'under', narrow: 'aside' },
  }),
  column.accessor('availableQuantity', {
    header: () => m.batches_column_available(),
    cell: ({ getValue }) => quantityInWords(getValue()),
    meta: {
      width: { wide: 96, medium: 88 },
      align: 'end',
      narrow: 'detail',
      narrowLabel: () => m.batches_short_available(),
    },
  }),
  column.accessor('quantity', {
    header: () => m.batches_column_quantity(),
    cell: ({ getValue }) => quantityInWords(getValue()),
    meta: {
      width: { wide: 92, medium: 80 },
      align: 'end',
      narrow: 'detail',
      narrowLabel: () => m.batches_short_quantity(),
    },
  }),
  column.accessor('state', {
    header: () => m.batches_column_state(),
    cell: BatchStateCell,
    meta: { width: { wide: 144, medium: 96 }, narrow: 'mark' },
  }),
]);
