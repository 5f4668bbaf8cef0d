import { IconCircleOff, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type CSSProperties } from 'react';
import { asApiError } from '@/api/core/errors';
import { workScheduleQueries } from '@/api/work-schedules/queries';
import type { WorkSchedule } from '@/api/work-schedules/schemas';
import { readableColor } from '@/domain/readable-color';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { MissingRecord } from '@/modules/open-record/missing-record';
import { counted as countedWords } from '@/text/format';
import { m } from '@/text/generated/messages';
import { formatMinutes } from '@/text/work-time';
import { Notice } from '@/ui/feedback/notice';
import { SkeletonLines } from '@/ui/feedback/skeleton-lines';
import { Button } from '@/ui/form/button';
import { LongText } from '@/ui/layout/long-text';
import { CountedTable } from './counted-table';
import { countSchedule, type CountedSchedule } from './counted-schedule';
import { ScheduleReadState } from './schedule-read-state';
import { minutesAsTold } from './schedule-words';
import { ScheduleWarnings } from './schedule-warnings';
import classes from './schedules.module.css';
import { ShiftTable } from './shift-table';
import type { DayRules } from './use-day-rules';
import { WeekGrid } from './week-grid';

interface Props {
  id: string;
  rules: DayRules;
  /** The screen is about this one alone, and has its name in the title. */
  isAlone: boolean;
  onLeave: () => void;
}

/** One schedule: what the service reckons and warns of first, then the week it is about. */
export function ScheduleView({ id, rules, isAlone, onLeave }: Props) {
  const query = useQuery({ ...workScheduleQueries.one(id), retryOnMount: false });
  const { data: schedule, error } = query;
  const isMissing =
    schedule === undefined && error !== null && asApiError(error).kind === 'not-found';
  const name = schedule?.name ?? m.schedules_one();
  return (
    <section className={classes.view} aria-label={name} style={accentOf(schedule?.color ?? null)}>
      {isAlone ? null : (
        <div className={classes.head}>
          <h2 className={classes.name}>
            <bdi>{name}</bdi>
          </h2>
          <ScheduleReadState id={id} />
          <Button
            size="compact-sm"
            variant="subtle"
            icon={IconX}
            aria-label={m.schedules_leave_one({ name })}
            onClick={onLeave}
          >
            {m.schedules_leave()}
          </Button>
        </div>
      )}
      {isMissing ? (
        <MissingRecord kind="schedule" id={id} title={m.schedules_missing_title()}>
          <p>{m.schedules_missing_body()}</p>
        </MissingRecord>
      ) : (
        <ReadTrouble query={query} subject={m.schedules_subject()} />
      )}
      {schedule ? (
        <ReadSchedule schedule={schedule} rules={rules} />
      ) : error === null ? (
        <div aria-busy>
          <SkeletonLines count={12} />
        </div>
      ) : null}
    </section>
  );
}

function ReadSchedule({ schedule, rules }: { schedule: WorkSchedule; rules: DayRules }) {
  const { shifts, days, weeklyMinutes, description } = schedule;
  const dropped = shifts.dropped + days.dropped;
  const counted = useMemo(() => countSchedule(schedule, rules.params), [schedule, rules.params]);
  return (
    <>
      {schedule.isActive === false ? (
        <Notice tone="warn" icon={IconCircleOff}>
          {m.schedules_inactive()}
        </Notice>
      ) : null}
      {description === null ? null : <LongText>{description}</LongText>}
      <div className={classes.sum}>
        <strong className={classes.week} title={minutesAsTold(weeklyMinutes)}>
          {weeklyMinutes === null
            ? m.schedules_week_untold()
            : m.schedules_week({ minutes: formatMinutes(weeklyMinutes) })}
        </strong>
        <Reckoned schedule={schedule} counted={counted} />
      </div>
      <ScheduleWarnings schedule={schedule} counted={counted} />
      {dropped > 0 ? <p role="alert">{m.schedules_dropped(countedWords(dropped))}</p> : null}
      <WeekGrid schedule={schedule} rules={rules} counted={counted} />
      <CountedTable schedule={schedule} counted={counted} />
      <ShiftTable schedule={schedule} />
    </>
  );
}

/** Our own sum beside the service's: equal, other, or not to be told. */
function Reckoned({ schedule, counted }: { schedule: WorkSchedule; counted: CountedSchedule }) {
  const { shifts, weeklyMinutes } = schedule;
  if (shifts.dropped > 0 || weeklyMinutes === null) return null;
  if (!counted.isWhole) return <span className={classes.quiet}>{m.schedules_own_unknown()}</span>;
  const { minutes } = counted.week;
  return minutes === weeklyMinutes ? (
    <span className={classes.quiet}>{m.schedules_own_same()}</span>
  ) : (
    <span className={classes.other}>
      {m.schedules_own_other({ minutes: formatMinutes(minutes) })}
    </span>
  );
}

/** Of each scheme the line nearest to the middle: what is told from it is told from every ground that a shift may stand on. */
const grounds = { light: '#e3ded7', dark: '#37342f' };

/** What a border needs (WCAG 2.2, 1.4.11). */
const leastContrast = 3;

/** The schedule's color as far as it can be seen in each scheme; the app's own where it is none. */
function accentOf(color: string | null): CSSProperties {
  const accent = (ground: string) => readableColor(color ?? '', ground, leastContrast);
  const own = { '--shift-light': accent(grounds.light), '--shift-dark': accent(grounds.dark) };
  return own as CSSProperties;
}
