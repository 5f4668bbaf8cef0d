import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { SchedulesScreen } from '@/features/schedules/schedules-screen';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/schedules')({
  loader: ({ context: { queryClient } }) =>
    readAhead(queryClient.query(directoryQueries.list('schedule'))),
  component: SchedulesScreen,
});
