import { createFileRoute } from '@tanstack/react-router';
import { purchaseAddress } from '@/features/purchases/purchase-address';
import { purchaseQuery } from '@/features/purchases/purchase-query';
import { PurchaseList } from '@/features/purchases/purchase-list';
import { openList } from '@/modules/list/open-list';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/purchases')({
  validateSearch: purchaseAddress.read,
  beforeLoad: openList(purchaseAddress),
  // Its order is the gateway's, over all pages.
  loaderDeps: ({ search }) => ({ ...purchaseAddress.asked(search), sort: search.sort }),
  loader: ({ context: { queryClient }, deps }) => readAhead(queryClient.query(purchaseQuery(deps))),
  component: PurchaseList,
});
