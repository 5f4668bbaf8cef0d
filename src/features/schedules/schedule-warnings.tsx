import { IconCircleCheck } from '@tabler/icons-react';
import type { WorkSchedule } from '@/api/work-schedules/schemas';
import type { ScheduleWarning } from '@/api/work-schedules/warnings';
import type { Finding } from '@/domain/work-time/work-rules';
import { weekFrom } from '@/domain/work-week';
import { formatQuantity } from '@/text/format';
import { findingInWords } from '@/modules/work-week/finding-words';
import { m } from '@/text/generated/messages';
import { weekdayHead } from '@/text/work-time';
import { Notice } from '@/ui/feedback/notice';
import { findingsOn, type CountedSchedule } from './counted-schedule';
import { likelyCause } from './schedule-findings';
import classes from './schedules.module.css';

interface Props {
  schedule: WorkSchedule;
  counted: CountedSchedule;
}

interface Told {
  /** Its place: a warning may be repeated word for word, and none comes or goes by itself. */
  key: number;
  where: string;
  warning: ScheduleWarning;
  cause: Finding | null;
}

/** Every warning of the service in its own words and marked as such, by what it speaks of, with what may be behind it. */
export function ScheduleWarnings({ schedule, counted }: Props) {
  const told = allWarnings(schedule, counted);
  const isSure = counted.isWhole && counted.counting.knowsKinds;
  if (told.length === 0) {
    // A day that could not be read may have had some; that it is missing is said beside.
    if (schedule.days.dropped > 0) return null;
    return (
      <p className={classes.fine}>
        <IconCircleCheck size={16} aria-hidden />
        {m.schedules_no_warnings()}
      </p>
    );
  }
  return (
    <Notice tone="warn">
      <h3 className={classes.count}>
        {m.schedules_warnings({ total: formatQuantity(told.length), count: told.length })}
      </h3>
      <p>{m.forms_service_says()}</p>
      <ul className={classes.warnings}>
        {told.map(({ key, where, warning, cause }) => (
          <li key={key}>
            {/* Nobody says in which language a warning is (API description, Work schedule). */}
            <strong>{where}</strong> · <bdi lang="">{warning.text}</bdi>
            {warning.code === null || warning.code === warning.text ? null : (
              <>
                {' '}
                <code>{warning.code}</code>
              </>
            )}
            {cause !== null ? (
              <span className={classes.cause}>
                {m.schedules_cause({ cause: findingInWords(cause, counted.week, counted.shifts) })}
              </span>
            ) : isSure ? (
              <span className={classes.cause}>{m.schedules_cause_none()}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Those of the week, then day by day as the week begins; a day whose number was not told has its own. */
function allWarnings(schedule: WorkSchedule, counted: CountedSchedule): Told[] {
  const ofWeek = findingsOn(counted, null);
  const week = schedule.warnings.map((warning) => ({
    where: m.schedules_whole_week(),
    warning,
    cause: likelyCause(warning, ofWeek, schedule.warnings.length === 1),
  }));
  const days = [...weekFrom(counted.counting.rules.weekStartsOn), null].flatMap((weekday) => {
    const warnings = schedule.days.rows
      .filter((day) => day.weekday === weekday)
      .flatMap((day) => day.warnings);
    const findings = weekday === null ? [] : findingsOn(counted, weekday);
    return warnings.map((warning) => ({
      where: weekday === null ? m.schedules_no_day() : weekdayHead(weekday),
      warning,
      cause: likelyCause(warning, findings, warnings.length === 1),
    }));
  });
  return [...week, ...days].map((told, key) => ({ ...told, key }));
}
