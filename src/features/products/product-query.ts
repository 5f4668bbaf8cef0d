import type { QueryClient } from '@tanstack/react-query';
import { productKeys } from '@/api/products/keys';
import { productQueries } from '@/api/products/queries';
import { isIdentifier } from '@/domain/identifier';

/** What the loader and the screen both ask for. */
export const productQuery = (
  branch: string,
  { page, perPage }: { page: number; perPage: number },
) => productQueries.list({ branch, page, perPage });

/** Whether a page of the service is needed: not with all products in memory, and of what is no branch nothing is asked. */
export const asksForPage = (client: QueryClient, branch: string) =>
  isIdentifier(branch) && client.getQueryData(productKeys.whole(branch)) === undefined;
