import { createFileRoute } from '@tanstack/react-router';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { workScheduleQueries } from '@/api/work-schedules/queries';
import { WhatIfScreen } from '@/features/schedules/what-if/what-if-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/schedules_/$scheduleId_/what-if')({
  validateSearch: readDraftSearch,
  loader: ({ context: { queryClient }, params: { scheduleId } }) => {
    readAhead(queryClient.query(workScheduleQueries.one(scheduleId)));
    readAhead(queryClient.query(laborRuleQueries.list()));
  },
  component: WhatIfRoute,
});

function WhatIfRoute() {
  return <WhatIfScreen id={Route.useParams().scheduleId} />;
}
