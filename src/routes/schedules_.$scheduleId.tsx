import { createFileRoute } from '@tanstack/react-router';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { workScheduleQueries } from '@/api/work-schedules/queries';
import { readScheduleSearch, shownTogether } from '@/features/schedules/schedule-search';
import { ScheduleScreen } from '@/features/schedules/schedule-screen';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/schedules_/$scheduleId')({
  validateSearch: readScheduleSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { scheduleId }, deps }) => {
    for (const id of shownTogether(scheduleId, deps)) {
      readAhead(queryClient.query(workScheduleQueries.one(id)));
    }
    readAhead(queryClient.query(laborRuleQueries.list()));
  },
  component: ScheduleRoute,
});

function ScheduleRoute() {
  const { scheduleId } = Route.useParams();
  return <ScheduleScreen ids={shownTogether(scheduleId, Route.useSearch())} />;
}
