import { createFileRoute } from '@tanstack/react-router';
import { draftQueries } from '@/api/drafts/queries';
import { DraftList } from '@/features/drafts/draft-list';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/drafts')({
  loader: ({ context: { queryClient } }) => readAhead(queryClient.query(draftQueries.list({}))),
  component: DraftList,
});
