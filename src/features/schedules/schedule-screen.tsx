import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { onAnswers } from '@/api/core/on-answers';
import { workScheduleQueries } from '@/api/work-schedules/queries';
import { isIdentifier } from '@/domain/identifier';
import { InvalidRecord } from '@/modules/open-record/missing-record';
import { OpenRecord } from '@/modules/open-record/open-record';
import { mostTogether, useOpenRecords } from '@/modules/open-record/record-links';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { PrintButton } from '@/ui/form/print-button';
import { BackLink } from '@/ui/layout/back-link';
import { leadToTitle } from '@/ui/layout/focus-title';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ScheduleReadState } from './schedule-read-state';
import { ScheduleView } from './schedule-view';
import classes from './schedules.module.css';
import { useDayRules } from './use-day-rules';

/** One schedule, or several side by side, to be read: none can be changed (API description, Endpoints). */
export function ScheduleScreen({ ids }: { ids: readonly string[] }) {
  const [id = ''] = ids;
  return isIdentifier(id) ? (
    <Schedules ids={ids} id={id} />
  ) : (
    <InvalidRecord
      kind="schedule"
      id={id}
      name={m.schedules_one()}
      back={<BackToSchedules />}
      title={m.schedules_invalid_title()}
      body={m.schedules_invalid_body()}
    />
  );
}

function Schedules({ ids, id }: { ids: readonly string[]; id: string }) {
  const rules = useDayRules();
  const first = useQuery({ ...workScheduleQueries.one(id), retryOnMount: false });
  const isRead = useIsRead(ids);
  const open = useOpenRecords('schedule');
  const isAlone = ids.length === 1;
  const room = mostTogether.schedule - ids.length;
  return (
    <ListScreen>
      <ScreenTitle
        title={
          isAlone
            ? (first.data?.name ?? m.schedules_one())
            : m.schedules_together({ total: formatQuantity(ids.length) })
        }
      >
        <BackToSchedules />
        {isAlone ? <ScheduleReadState id={id} /> : null}
        {isAlone && isRead ? (
          <Link
            to="/schedules/$scheduleId/what-if"
            params={{ scheduleId: id }}
            className={classes.try}
          >
            {m.what_if_open()}
          </Link>
        ) : null}
        {isRead ? <PrintButton inHead /> : null}
      </ScreenTitle>
      {rules.lacking === null || !isRead ? null : (
        <div className={classes.lacking}>
          <output>{rules.lacking}</output>
          {rules.retry === null ? null : (
            <Button
              ref={leadToTitle}
              size="compact-sm"
              variant="subtle"
              busy={rules.isReading}
              onClick={rules.retry}
            >
              {m.common_retry()}
            </Button>
          )}
        </div>
      )}
      <div className={classes.together}>
        {ids.map((one) => (
          <ScheduleView
            key={one}
            id={one}
            rules={rules}
            isAlone={isAlone}
            onLeave={() => open(ids.filter((other) => other !== one))}
          />
        ))}
      </div>
      {room > 0 && isRead ? (
        <details className={classes.more}>
          <summary>{m.schedules_beside()}</summary>
          <div className={classes.beside}>
            <OpenRecord
              key={ids.join()}
              kind="schedule"
              most={room}
              linked={false}
              without={ids}
              onOpen={(others) => open([...ids, ...others])}
            />
          </div>
        </details>
      ) : null}
    </ListScreen>
  );
}

/** Whether one of them is there to be shown; each view reads its own. */
function useIsRead(ids: readonly string[]): boolean {
  const client = useQueryClient();
  const keys = ids.map((id) => workScheduleQueries.one(id).queryKey);
  const isRead = () => keys.some((key) => client.getQueryData(key) !== undefined);
  return useSyncExternalStore((listener) => onAnswers(client, keys, listener), isRead, isRead);
}

function BackToSchedules() {
  return <BackLink to="/schedules">{m.schedules_back()}</BackLink>;
}
