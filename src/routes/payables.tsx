import { createFileRoute } from '@tanstack/react-router';
import { owedAddress } from '@/features/purchases/owed-address';
import { owedQuery } from '@/features/purchases/owed-query';
import { OwedList } from '@/features/purchases/owed-list';
import { openList } from '@/modules/list/open-list';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/payables')({
  validateSearch: owedAddress.read,
  beforeLoad: openList(owedAddress),
  // Its order is the gateway's, over all pages.
  loaderDeps: ({ search }) => ({ ...owedAddress.asked(search), sort: search.sort }),
  loader: ({ context: { queryClient }, deps }) => readAhead(queryClient.query(owedQuery(deps))),
  component: OwedList,
});
