import * as z from 'zod/mini';
import { productLimits } from '@/api/products/names';
import type { TaxTreatment } from '@/api/products/schemas';
import { valueOf } from '@/modules/list/address';
import { listAddress } from '@/modules/list/list-address';

export const treatments = ['taxed', 'exempt', 'not-subject'] as const satisfies TaxTreatment[];

/** What narrows products on every screen; the service cannot do it (API description, Endpoints). */
export const narrowing = () =>
  z.object({
    /** In name and SKU. */
    q: valueOf.search(),
    low: valueOf.flag(),
    tax: valueOf.oneOf(treatments),
    /** Id of a category. */
    category: valueOf.identifier(),
  });
export type ProductNarrowing = z.output<ReturnType<typeof narrowing>>;

export const productAddress = listAddress({
  list: 'products',
  columns: {
    product: 'always',
    sku: 'shown',
    category: 'shown',
    unit: 'hidden',
    taxes: 'shown',
    type: 'hidden',
    price: 'shown',
    taxed: 'shown',
    cost: 'shown',
    margin: 'hidden',
    stock: 'shown',
    minimum: 'shown',
    mark: 'shown',
  },
  sortable: [
    'product',
    'sku',
    'category',
    'unit',
    'taxes',
    'type',
    'price',
    'taxed',
    'cost',
    'margin',
    'stock',
    'minimum',
  ],
  perPage: { ...productLimits.perPage, offered: [20, 50, 100, 200] },
  filters: narrowing,
});
