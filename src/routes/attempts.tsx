import { createFileRoute } from '@tanstack/react-router';
import { attemptAddress, attemptQuery } from '@/features/attempts/attempt-address';
import { AttemptList } from '@/features/attempts/attempt-list';
import { openList } from '@/modules/list/open-list';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/attempts')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: attemptAddress.read,
  beforeLoad: openList(attemptAddress),
  loaderDeps: ({ search }) => attemptAddress.asked(search),
  loader: ({ context: { queryClient }, deps }) => readAhead(queryClient.query(attemptQuery(deps))),
  component: AttemptList,
});
