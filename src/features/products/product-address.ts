import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { productKeys } from '@/api/products/keys';
import { productQueries } from '@/api/products/queries';
import { productLimits, type TaxTreatment } from '@/api/products/schemas';
import { isIdentifier } from '@/domain/identifier';
import { valueOf } from '@/modules/list/address';
import { listAddress } from '@/modules/list/list-address';

export const treatments = ['taxed', 'exempt', 'not-subject'] as const satisfies TaxTreatment[];

/** What narrows products on every screen; the service cannot do it (API description, Endpoints). */
export const narrowing = z.object({
  /** In name and SKU. */
  q: valueOf.search(),
  low: valueOf.flag(),
  tax: valueOf.oneOf(treatments),
  /** Id of a category. */
  category: valueOf.identifier(),
});
export type ProductNarrowing = z.output<typeof narrowing>;

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

/** What the loader and the screen both ask for. */
export const productQuery = (
  branch: string,
  { page, perPage }: { page: number; perPage: number },
) => productQueries.list({ branch, page, perPage });

/** Whether a page of the service is needed: not with all products in memory, and of what is no branch nothing is asked. */
export const asksForPage = (client: QueryClient, branch: string) =>
  isIdentifier(branch) && client.getQueryData(productKeys.whole(branch)) === undefined;
