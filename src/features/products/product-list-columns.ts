import type { ListColumns } from '@/ui/table/list-layout';

/** Which columns the product list has. Apart from what they show, for addresses are read before the list is loaded. */
export const productList: ListColumns = {
  list: 'products',
  columns: [
    { id: 'product', fixed: true },
    { id: 'sku' },
    { id: 'category' },
    { id: 'unit', hiddenAtFirst: true },
    { id: 'taxes' },
    { id: 'type', hiddenAtFirst: true },
    { id: 'price' },
    { id: 'taxed' },
    { id: 'cost' },
    { id: 'margin', hiddenAtFirst: true },
    { id: 'stock' },
    { id: 'minimum' },
    { id: 'mark' },
  ],
};
