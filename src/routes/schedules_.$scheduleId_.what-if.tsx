import { createFileRoute } from '@tanstack/react-router';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { workScheduleQueries } from '@/api/work-schedules/queries';
import { WhatIfScreen } from '@/features/schedules/what-if/what-if-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';

export const Route = createFileRoute('/schedules_/$scheduleId_/what-if')({
  validateSearch: readDraftSearch,
  loader: ({ context: { queryClient }, params: { scheduleId } }) => {
    // Not awaited: the screen stands at once, and tells a failure itself.
    queryClient.query(workScheduleQueries.one(scheduleId)).catch(() => undefined);
    queryClient.query(laborRuleQueries.list()).catch(() => undefined);
  },
  component: WhatIfRoute,
});

function WhatIfRoute() {
  return <WhatIfScreen id={Route.useParams().scheduleId} />;
}
