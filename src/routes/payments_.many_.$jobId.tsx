import { createFileRoute } from '@tanstack/react-router';
import { jobQueries } from '@/api/jobs/queries';
import { ManyJobScreen } from '@/features/payments/many/many-job-screen';
import { jobAddress, rowsAsked } from '@/modules/job-report/job-address';
import { moveCorrections } from '@/modules/list/move-corrections';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/payments_/many_/$jobId')({
  validateSearch: jobAddress.read,
  beforeLoad: moveCorrections,
  loaderDeps: ({ search }) => jobAddress.fill(search),
  loader: ({ context: { queryClient }, params: { jobId }, deps }) => {
    // The screen tells also that this is no identifier.
    readAhead(queryClient.query(jobQueries.rows(jobId, rowsAsked(deps))));
  },
  remountDeps: ({ params }) => params,
  component: ManyJobRoute,
});

function ManyJobRoute() {
  const { jobId } = Route.useParams();
  return <ManyJobScreen jobId={jobId} place={jobAddress.fill(Route.useSearch())} />;
}
