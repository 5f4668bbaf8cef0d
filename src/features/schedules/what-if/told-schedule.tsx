import { useMemo } from 'react';
import type { LaborParams } from '@/api/labor-rules/params';
import type { WorkSchedule } from '@/api/work-schedules/schemas';
import { m } from '@/text/generated/messages';
import { formatMinutes } from '@/text/work-time';
import { countSchedule } from '../counted-schedule';
import { minutesAsTold } from '../schedule-words';
import { ScheduleWarnings } from '../schedule-warnings';

interface Props {
  schedule: WorkSchedule;
  params: LaborParams | null;
}

/** What the service reckons and warns of, before anything that we count: it decides, and of the copy it knows nothing. */
export function ToldSchedule({ schedule, params }: Props) {
  const { weeklyMinutes } = schedule;
  const counted = useMemo(() => countSchedule(schedule, params), [schedule, params]);
  return (
    <>
      <h2>{m.what_if_told()}</h2>
      <p title={minutesAsTold(weeklyMinutes)}>
        {weeklyMinutes === null
          ? m.schedules_week_untold()
          : m.schedules_week({ minutes: formatMinutes(weeklyMinutes) })}
      </p>
      <ScheduleWarnings schedule={schedule} counted={counted} />
    </>
  );
}
