import { linkOptions, useNavigate } from '@tanstack/react-router';
import { bulkAddress, type BulkPlace } from './bulk-search';

/** Steps are steps in the history too: Back undoes them. Typing and paging are none. */
export function useBulkNavigation(branchId: string, place: BulkPlace) {
  const navigate = useNavigate();
  const linkTo = (change: Partial<BulkPlace>) =>
    linkOptions({
      to: '/branches/$branchId/products/bulk',
      params: { branchId },
      search: bulkAddress.search({ ...place, ...change }),
    });
  return {
    linkTo,
    step: (change: Partial<BulkPlace>) => void navigate(linkTo({ page: 1, ...change })),
    look: (change: Partial<BulkPlace>) =>
      void navigate({ ...linkTo({ page: 1, ...change }), replace: true, resetScroll: false }),
  };
}

export type BulkNavigation = ReturnType<typeof useBulkNavigation>;
