import { batchQueries } from '@/api/batches/queries';
import type { BatchListParams } from '@/api/batches/schemas';
import { isIdentifier } from '@/domain/identifier';
import type { BatchFilters } from './batch-address';

/** What the service itself filters by, on any page; the window goes with `expiring` alone. */
export function serviceFilter(
  branch: string,
  { status, days, product }: Pick<BatchFilters, 'status' | 'days' | 'product'>,
): Omit<BatchListParams, 'page' | 'perPage'> {
  return {
    branch,
    ...(product && { product }),
    ...(status && { status }),
    ...(status === 'expiring' && { days }),
  };
}

type Asked = BatchFilters & { page: number; perPage: number };

/** What the loader and the screen both ask for. */
export function batchParams(branch: string, asked: Asked): BatchListParams {
  return { ...serviceFilter(branch, asked), page: asked.page, perPage: asked.perPage };
}

export const batchQuery = (branch: string, asked: Asked) =>
  batchQueries.list(batchParams(branch, asked));

/** Whether a page of the service is shown: a step reads its rows as a whole, and of what is no branch nothing is asked. */
export const asksForPage = (branch: string, { band }: Asked) =>
  band === null && isIdentifier(branch);
