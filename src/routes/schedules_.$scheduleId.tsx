import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { workScheduleQueries } from '@/api/work-schedules/queries';
import { readScheduleSearch, shownTogether } from '@/features/schedules/schedule-search';
import { ScheduleScreen } from '@/features/schedules/schedule-screen';

export const Route = createFileRoute('/schedules_/$scheduleId')({
  validateSearch: readScheduleSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { scheduleId }, deps }) => {
    const names = directoryQueries.list('schedule').queryKey;
    // Not awaited: each schedule tells its own failure. The address book learns them while they are read.
    for (const id of shownTogether(scheduleId, deps)) {
      void queryClient
        .query(workScheduleQueries.one(id))
        .then(() => queryClient.invalidateQueries({ queryKey: names }))
        .catch(() => undefined);
    }
    queryClient.query(laborRuleQueries.list()).catch(() => undefined);
  },
  component: ScheduleRoute,
});

function ScheduleRoute() {
  const { scheduleId } = Route.useParams();
  return <ScheduleScreen ids={shownTogether(scheduleId, Route.useSearch())} />;
}
