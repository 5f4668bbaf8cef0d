import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { batchQueries } from '@/api/batches/queries';
import type { BatchListParams } from '@/api/batches/schemas';
import { InvalidBranch } from '@/modules/branch-picker/invalid-branch';
import { useStopWaiting } from '@/modules/error-panel/use-stop-waiting';
import { BatchList } from './batch-list';
import { batchParams, searchOf, type BatchFilters } from './batch-search';
import { useBatchLadder } from './ladder/use-batch-ladder';

interface Props {
  branchId: string;
  filters: BatchFilters;
}

/** Lots of one branch, soonest to expire first (API description, Endpoints: GET /inventory/batches). */
export function BatchesScreen({ branchId, filters }: Props) {
  const params = batchParams(branchId, filters);
  if (params === null) return <InvalidBranch branchId={branchId} />;
  return <BranchBatches branchId={branchId} filters={filters} params={params} />;
}

function BranchBatches({ branchId, filters, params }: Props & { params: BatchListParams }) {
  // The loader has just asked: a refusal that came before the screen stood is not asked for twice.
  const page = useQuery({
    ...batchQueries.list(params),
    retryOnMount: false,
    enabled: filters.band === null,
  });
  const stop = useStopWaiting(batchQueries.list(params).queryKey);
  const ladder = useBatchLadder(branchId, filters, { ...page, stop });
  const lastPage = page.isPlaceholderData ? undefined : page.data?.pagination.lastPage;
  if (filters.band === null && lastPage !== undefined && filters.page > lastPage) {
    return (
      <Navigate
        to="/branches/$branchId/batches"
        params={{ branchId }}
        search={searchOf({ ...filters, page: lastPage })}
        // What else was put right about the link is still to be told.
        state={({ corrected }) => ({ corrected, pageBeyondEnd: filters.page })}
        replace
      />
    );
  }
  return <BatchList branchId={branchId} filters={filters} {...ladder} />;
}
