import { createFileRoute } from '@tanstack/react-router';
import { attemptAddress } from '@/features/attempts/attempt-address';
import { attemptQuery } from '@/features/attempts/attempt-query';
import { AttemptList } from '@/features/attempts/attempt-list';
import { openList } from '@/modules/list/open-list';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/attempts')({
  validateSearch: attemptAddress.read,
  beforeLoad: openList(attemptAddress),
  loaderDeps: ({ search }) => attemptAddress.asked(search),
  loader: ({ context: { queryClient }, deps }) => readAhead(queryClient.query(attemptQuery(deps))),
  component: AttemptList,
});
