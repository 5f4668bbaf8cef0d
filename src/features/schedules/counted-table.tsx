import { useId } from 'react';
import type { WorkSchedule } from '@/api/work-schedules/schemas';
import type { ScheduleWarning } from '@/api/work-schedules/warnings';
import type { Finding } from '@/domain/work-time/work-rules';
import { weekFrom } from '@/domain/work-week';
import { AutomaticBreakNote } from '@/modules/work-week/automatic-break';
import { articleInWords, findingInWords } from '@/modules/work-week/finding-words';
import { m } from '@/text/generated/messages';
import { formatWeekday } from '@/text/day-in-words';
import { formatMinutes, weekdayHead } from '@/text/work-time';
import { Notice } from '@/ui/feedback/notice';
import small from '@/ui/table/small-table.module.css';
import { findingsOn, ownDay, type CountedSchedule } from './counted-schedule';
import { unwarned } from './schedule-findings';
import { isKnownKind, kindInWords } from './schedule-words';
import classes from './counted-table.module.css';

interface Props {
  schedule: WorkSchedule;
  counted: CountedSchedule;
}

/** What we count beside what the service says, day by day, each finding with its rule and its shifts. */
export function CountedTable({ schedule, counted }: Props) {
  const titleId = useId();
  const { knowsKinds } = counted.counting;
  const days = weekFrom(counted.counting.rules.weekStartsOn).map((weekday) => {
    const told = schedule.days.rows.find((day) => day.weekday === weekday);
    return dayRow(weekday, told, counted);
  });
  const differing = days.filter((day) => day.differs);
  const week = {
    told: schedule.weeklyMinutes,
    own: counted.isWhole ? counted.week : null,
    findings: findingsOn(counted, null),
  };
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{m.schedules_counted_title()}</h3>
      {differing.length > 0 ? (
        <Notice tone="warn">
          {m.schedules_counted_differs({
            days: differing.map(({ weekday }) => formatWeekday(weekday)).join(', '),
          })}
        </Notice>
      ) : null}
      <table className={`${small.table} ${classes.table}`} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{m.schedules_column_day()}</th>
            <th scope="col">{m.schedules_column_service()}</th>
            <th scope="col">{m.schedules_column_ours()}</th>
            {knowsKinds ? (
              <>
                <th scope="col">{m.schedules_column_night()}</th>
                <th scope="col">{m.schedules_column_overtime()}</th>
              </>
            ) : null}
            <th scope="col">{m.schedules_column_findings()}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ weekday, told, own, differs, findings, warnings }) => (
            <tr key={weekday} data-differs={differs || undefined}>
              <th scope="row">{weekdayHead(weekday)}</th>
              <td data-label={m.schedules_column_service()}>
                {minutesOf(told?.minutes ?? null)} {told ? kindInWords(told) : null}
              </td>
              <td data-label={m.schedules_column_ours()}>
                {ownMinutes(own?.minutes)}{' '}
                {knowsKinds && own ? kindInWords({ shiftKind: own.kind }) : null}
                {differs ? (
                  <strong className={classes.differs}>{m.schedules_differs()}</strong>
                ) : null}
              </td>
              {knowsKinds ? (
                <>
                  <td data-label={m.schedules_column_night()}>{ownMinutes(own?.nightMinutes)}</td>
                  <td data-label={m.schedules_column_overtime()}>{ownMinutes(own?.overtime)}</td>
                </>
              ) : null}
              <Findings findings={findings} warnings={warnings} counted={counted} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.schedules_whole_week()}</th>
            <td data-label={m.schedules_column_service()}>{minutesOf(week.told)}</td>
            <td data-label={m.schedules_column_ours()}>
              {ownMinutes(week.own?.minutes)}
              {week.own !== null && week.told !== null && week.own.minutes !== week.told ? (
                <strong className={classes.differs}>{m.schedules_differs()}</strong>
              ) : null}
            </td>
            {knowsKinds ? (
              <>
                <td data-label={m.schedules_column_night()}>
                  {ownMinutes(week.own && sumOf(week.own.days.map((day) => day.nightMinutes)))}
                </td>
                <td data-label={m.schedules_column_overtime()}>
                  {ownMinutes(week.own && week.own.dailyOvertime + week.own.weeklyOvertime)}
                </td>
              </>
            ) : null}
            <Findings findings={week.findings} warnings={schedule.warnings} counted={counted} />
          </tr>
        </tfoot>
      </table>
      {counted.isWhole ? null : <p className={classes.quiet}>{m.schedules_no_count_why()}</p>}
      <AutomaticBreakNote automaticBreak={counted.counting.automaticBreak} />
    </section>
  );
}

function dayRow(
  weekday: number,
  told: WorkSchedule['days']['rows'][number] | undefined,
  counted: CountedSchedule,
) {
  const own = ownDay(counted, weekday);
  const isOtherLong = own !== null && (told?.minutes ?? own.minutes) !== own.minutes;
  // A word that is not known may mean the same (M232).
  const toldKind = told?.shiftKind ?? null;
  const isComparable = counted.counting.knowsKinds && toldKind !== null && isKnownKind(toldKind);
  const isOtherKind = isComparable && own !== null && toldKind !== own.kind;
  const findings = findingsOn(counted, weekday);
  const warnings = told?.warnings ?? [];
  return { weekday, told, own, differs: isOtherLong || isOtherKind, findings, warnings };
}

interface FindingsProps {
  findings: readonly Finding[];
  warnings: readonly ScheduleWarning[];
  counted: CountedSchedule;
}

function Findings({ findings, warnings, counted }: FindingsProps) {
  const alone = unwarned(findings, warnings);
  return (
    <td className={classes.findings}>
      {findings.map((finding) => (
        <p key={`${finding.rule} ${finding.shifts.join()} ${finding.limit}`}>
          <strong>{articleInWords(finding)}</strong>{' '}
          {findingInWords(finding, counted.week, counted.shifts)}
          {alone.includes(finding) ? (
            <span className={classes.quiet}> {m.schedules_not_warned()}</span>
          ) : null}
        </p>
      ))}
    </td>
  );
}

const minutesOf = (minutes: number | null) => figure(minutes, m.common_not_told);

/** Ours is not told by anybody: it is counted or not. */
const ownMinutes = (minutes: number | null | undefined) => figure(minutes, m.schedules_no_count);

/** One under the other by their minutes, whatever else stands in the cell. */
const figure = (minutes: number | null | undefined, none: () => string) =>
  minutes === null || minutes === undefined ? (
    none()
  ) : (
    <span className={classes.minutes}>{formatMinutes(minutes)}</span>
  );

const sumOf = (parts: readonly number[]) => parts.reduce((so, part) => so + part, 0);
