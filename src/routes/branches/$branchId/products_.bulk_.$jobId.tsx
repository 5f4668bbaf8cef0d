import { createFileRoute } from '@tanstack/react-router';
import { jobQueries } from '@/api/jobs/queries';
import { JobScreen } from '@/features/products/bulk/job-screen';
import { jobAddress, rowsAsked } from '@/modules/job-report/job-address';
import { moveCorrections } from '@/modules/list/move-corrections';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/branches/$branchId/products_/bulk_/$jobId')({
  validateSearch: jobAddress.read,
  beforeLoad: moveCorrections,
  loaderDeps: ({ search }) => jobAddress.fill(search),
  loader: ({ context: { queryClient }, params: { jobId }, deps }) => {
    // The screen tells also that this is no identifier.
    readAhead(queryClient.query(jobQueries.rows(jobId, rowsAsked(deps))));
  },
  staticData: { inOtherBranch: '/branches/$branchId/products' },
  remountDeps: ({ params }) => params,
  component: JobRoute,
});

function JobRoute() {
  const { branchId, jobId } = Route.useParams();
  return <JobScreen branchId={branchId} jobId={jobId} place={jobAddress.fill(Route.useSearch())} />;
}
