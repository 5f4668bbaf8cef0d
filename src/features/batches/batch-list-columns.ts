import type { ListColumns } from '@/ui/table/list-layout';

/** Which columns the batch list has. Apart from what they show, for addresses are read before the list is loaded. */
export const batchList: ListColumns = {
  list: 'batches',
  columns: [
    { id: 'product', fixed: true },
    { id: 'sku' },
    { id: 'lot' },
    { id: 'expires' },
    { id: 'remaining' },
    { id: 'available' },
    { id: 'quantity' },
    { id: 'state' },
  ],
};

/** What a page can be ordered by. */
export const sortableColumns: readonly string[] = batchList.columns
  .map(({ id }) => id)
  .filter((id) => id !== 'state');
