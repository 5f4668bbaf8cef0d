import { createFileRoute } from '@tanstack/react-router';
import { batchAddress } from '@/features/batches/batch-address';
import { asksForPage, batchQuery } from '@/features/batches/batch-query';
import { BatchList } from '@/features/batches/batch-list';
import { openList } from '@/modules/list/open-list';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/branches/$branchId/batches')({
  // With the app: a loader that is loaded itself holds up every change of the address.
  codeSplitGroupings: [['component']],
  validateSearch: batchAddress.read,
  beforeLoad: openList(batchAddress),
  loaderDeps: ({ search }) => batchAddress.asked(search),
  loader: ({ context: { queryClient }, params: { branchId }, deps }) => {
    if (asksForPage(branchId, deps)) readAhead(queryClient.query(batchQuery(branchId, deps)));
  },
  staticData: { ofOneBranch: ['product'] },
  remountDeps: ({ params }) => params,
  component: BatchList,
});
