import { createFileRoute } from '@tanstack/react-router';
import { purchaseAddress, purchaseQuery } from '@/features/purchases/purchase-address';
import { PurchaseList } from '@/features/purchases/purchase-list';
import { openList } from '@/modules/list/open-list';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/purchases')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: purchaseAddress.read,
  beforeLoad: openList(purchaseAddress),
  // Its order is the gateway's, over all pages.
  loaderDeps: ({ search }) => ({ ...purchaseAddress.asked(search), sort: search.sort }),
  loader: ({ context: { queryClient }, deps }) => readAhead(queryClient.query(purchaseQuery(deps))),
  component: PurchaseList,
});
