import type { QueryClient } from '@tanstack/react-query';
import { branchQueries } from '@/api/branches/queries';
import { catalogQueries } from '@/api/catalogs/queries';
import { directoryQueries } from '@/api/directory/queries';
import { draftQueries } from '@/api/drafts/queries';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { receivablesQueries } from '@/api/receivables/queries';
import { taxQueries } from '@/api/taxes/queries';
import { attemptAddress } from '@/features/attempts/attempt-address';
import { attemptQuery } from '@/features/attempts/attempt-query';
import { batchAddress } from '@/features/batches/batch-address';
import * as batches from '@/features/batches/batch-query';
import { catalogAddresses, catalogOf } from '@/features/catalogs/catalog-address';
import { taxesAtFirst } from '@/features/catalogs/taxes-at-first';
import { productAddress } from '@/features/products/product-address';
import * as products from '@/features/products/product-query';
import { owedAddress } from '@/features/purchases/owed-address';
import { owedQuery } from '@/features/purchases/owed-query';
import { purchaseAddress } from '@/features/purchases/purchase-address';
import { purchaseQuery } from '@/features/purchases/purchase-query';
import { readReceivablesSearch } from '@/features/receivables/receivables-address';
import { isIdentifier } from '@/domain/identifier';
import { openedSearch } from '@/modules/saved-views/opening-view';
import type { FileRouteTypes } from './route-tree.gen';

/** A screen that is asked for, and who runs its queries. */
interface Opening {
  queryClient: QueryClient;
  params: Record<string, string>;
  /** As it stands in the address. */
  search: Record<string, unknown>;
}

export type ReadsOfScreen = (opening: Opening) => Promise<unknown>[];

/** A form of a branch; an address that names none reads nothing. */
const taxesOfBranch = (
  queryClient: QueryClient,
  { branchId = '' }: Opening['params'],
): Promise<unknown>[] =>
  isIdentifier(branchId) ? [queryClient.query(taxQueries.list(branchId))] : [];

/**
 * What the first drawing of a screen waits for, besides the branches of its frame. Nothing that counts as old at once: it would be
 * read again when the screen stands. Nor the directory: the branches that are asked for beside it belong in it.
 */
const own: Partial<Record<FileRouteTypes['fullPaths'], ReadsOfScreen>> = {
  '/': ({ queryClient }) => [queryClient.query(draftQueries.list({}))],
  '/attempts': ({ queryClient, search }) => {
    const asked = attemptAddress.asked(openedSearch(queryClient, attemptAddress, search));
    return [queryClient.query(attemptQuery(asked))];
  },
  '/branches/$branchId/batches': ({ queryClient, params: { branchId = '' }, search }) => {
    const asked = batchAddress.asked(openedSearch(queryClient, batchAddress, search));
    if (!batches.asksForPage(branchId, asked)) return [];
    return [queryClient.query(batches.batchQuery(branchId, asked))];
  },
  '/branches/$branchId/products': ({ queryClient, params: { branchId = '' }, search }) => {
    if (!products.asksForPage(queryClient, branchId)) return [];
    const { page, perPage } = productAddress.fill(
      openedSearch(queryClient, productAddress, search),
    );
    return [queryClient.query(products.productQuery(branchId, { page, perPage }))];
  },
  '/branches/$branchId/products/new': ({ queryClient, params }) => [
    ...taxesOfBranch(queryClient, params),
    queryClient.query(catalogQueries.productCategories()),
    queryClient.query(catalogQueries.productMeasurements()),
    queryClient.query(directoryQueries.list('price-list')),
  ],
  '/branches/$branchId/purchases/excluded/new': ({ queryClient }) => [
    queryClient.query(directoryQueries.list('provider')),
  ],
  '/branches/$branchId/purchases/new': ({ queryClient, params }) => [
    ...taxesOfBranch(queryClient, params),
    queryClient.query(directoryQueries.list('provider')),
  ],
  '/catalogs': ({ queryClient, search }) => {
    const address = catalogAddresses[catalogOf(search)];
    const branch = taxesAtFirst(queryClient, openedSearch(queryClient, address, search));
    return branch === null ? [] : [queryClient.query(taxQueries.list(branch))];
  },
  '/directory': () => [],
  '/drafts': ({ queryClient }) => [queryClient.query(draftQueries.list({}))],
  '/expirations': () => [],
  '/labor-rules': ({ queryClient }) => [queryClient.query(laborRuleQueries.list())],
  '/payables': ({ queryClient, search }) => {
    const { sort, ...asked } = openedSearch(queryClient, owedAddress, search);
    return [queryClient.query(owedQuery({ ...owedAddress.asked(asked), sort }))];
  },
  '/payments/many': ({ queryClient }) => [queryClient.query(catalogQueries.paymentMethods())],
  '/payments/new': ({ queryClient }) => [queryClient.query(catalogQueries.paymentMethods())],
  '/providers': ({ queryClient }) => [queryClient.query(directoryQueries.list('provider'))],
  '/providers/new': ({ queryClient }) => [
    queryClient.query(catalogQueries.countries()),
    queryClient.query(directoryQueries.list('provider')),
  ],
  '/purchases': ({ queryClient, search }) => {
    const { sort, ...asked } = openedSearch(queryClient, purchaseAddress, search);
    return [queryClient.query(purchaseQuery({ ...purchaseAddress.asked(asked), sort }))];
  },
  '/receivables': ({ queryClient, search }) => {
    const { branch } = readReceivablesSearch(search);
    return branch === undefined ? [] : [queryClient.query(receivablesQueries.summary(branch))];
  },
  '/sales': ({ queryClient }) => [queryClient.query(directoryQueries.list('sale'))],
  '/schedules': ({ queryClient }) => [queryClient.query(directoryQueries.list('schedule'))],
};

/**
 * What a screen reads first, as its loader does; null: it waits for the app. At most five, for a browser has six connections and the
 * app itself has to come. Screens of employees are not here: nothing of people is asked for without the app.
 */
export function readsOfScreen(pattern: string): ReadsOfScreen | null {
  const reads = Object.entries(own).find(([path]) => path === pattern)?.[1];
  if (reads === undefined) return null;
  return (opening) => [...reads(opening), opening.queryClient.query(branchQueries.list())];
}
