import { useQuery } from '@tanstack/react-query';
import { asApiError } from '@/api/core/errors';
import { workScheduleQueries } from '@/api/work-schedules/queries';
import { isIdentifier } from '@/domain/identifier';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { InvalidRecord, MissingRecord } from '@/modules/open-record/missing-record';
import { m } from '@/text/generated/messages';
import { SkeletonLines } from '@/ui/feedback/skeleton-lines';
import { BackLink } from '@/ui/layout/back-link';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ScheduleReadState } from '../schedule-read-state';
import { useDayRules } from '../use-day-rules';
import { PlanEditor } from './plan-editor';

/** A schedule tried out otherwise. */
export function WhatIfScreen({ id }: { id: string }) {
  return isIdentifier(id) ? (
    <WhatIf key={id} id={id} />
  ) : (
    <InvalidRecord
      kind="schedule"
      id={id}
      name={m.schedules_one()}
      back={<BackLink to="/schedules">{m.schedules_back()}</BackLink>}
      title={m.schedules_invalid_title()}
      body={m.schedules_invalid_body()}
    />
  );
}

function WhatIf({ id }: { id: string }) {
  const query = useQuery({ ...workScheduleQueries.one(id), retryOnMount: false });
  const rules = useDayRules();
  const { data: schedule, error } = query;
  const isMissing = !schedule && error !== null && asApiError(error).kind === 'not-found';
  return (
    <ListScreen>
      <ScreenTitle title={m.what_if_title({ name: schedule?.name ?? m.schedules_one() })}>
        <BackLink to="/schedules/$scheduleId" params={{ scheduleId: id }}>
          {m.schedules_one()}
        </BackLink>
        <ScheduleReadState id={id} />
      </ScreenTitle>
      {isMissing ? (
        <MissingRecord kind="schedule" id={id} title={m.schedules_missing_title()}>
          <p>{m.schedules_missing_body()}</p>
        </MissingRecord>
      ) : (
        <ReadTrouble query={query} subject={m.schedules_subject()} />
      )}
      {schedule ? (
        <PlanEditor id={id} schedule={schedule} rules={rules} />
      ) : error === null ? (
        <SkeletonLines count={12} />
      ) : null}
    </ListScreen>
  );
}
