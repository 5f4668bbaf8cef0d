import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { workScheduleQueries } from '@/api/work-schedules/queries';
import { readScheduleSearch, shownTogether } from '@/features/schedules/schedule-search';
import { ScheduleScreen } from '@/features/schedules/schedule-screen';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/schedules_/$scheduleId')({
  validateSearch: readScheduleSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { scheduleId }, deps }) => {
    const names = directoryQueries.list('schedule').queryKey;
    // The address book learns schedules while they are read.
    for (const id of shownTogether(scheduleId, deps)) {
      readAhead(
        queryClient
          .query(workScheduleQueries.one(id))
          .then(() => queryClient.invalidateQueries({ queryKey: names })),
      );
    }
    readAhead(queryClient.query(laborRuleQueries.list()));
  },
  component: ScheduleRoute,
});

function ScheduleRoute() {
  const { scheduleId } = Route.useParams();
  return <ScheduleScreen ids={shownTogether(scheduleId, Route.useSearch())} />;
}
