import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { SchedulesScreen } from '@/features/schedules/schedules-screen';

export const Route = createFileRoute('/schedules')({
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the screen stands at once, and tells a failure itself.
    queryClient.query(directoryQueries.list('schedule')).catch(() => undefined);
  },
  component: SchedulesScreen,
});
