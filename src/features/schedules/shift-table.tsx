import type { Shift, WorkSchedule } from '@/api/work-schedules/schemas';
import { timesInWords } from '@/modules/work-week/finding-words';
import { m } from '@/text/generated/messages';
import { weekdayHead } from '@/text/work-time';
import { CopyButton } from '@/ui/feedback/copy-button';
import { FactList } from '@/ui/layout/fact-list';
import small from '@/ui/table/small-table.module.css';
import { breakInWords } from './schedule-words';
import classes from './schedules.module.css';

/** The week in words, with everything else the service says of the schedule. */
export function ShiftTable({ schedule }: { schedule: WorkSchedule }) {
  const { shifts, id, businessId, code, color, isActive } = schedule;
  const facts = [
    { label: m.schedules_code(), value: code },
    {
      label: m.schedules_state(),
      value: isActive === null ? null : isActive ? m.schedules_active() : m.schedules_retired(),
    },
    { label: m.schedules_color(), value: color },
    { label: m.schedules_id(), value: id },
    { label: m.schedules_business(), value: businessId },
  ];
  return (
    <details className={classes.more}>
      <summary>{m.schedules_details()}</summary>
      <FactList facts={facts} />
      {id === null ? null : <CopyButton text={() => id}>{m.schedules_copy_id()}</CopyButton>}
      {shifts.rows.length + shifts.dropped === 0 ? (
        <p className={classes.quiet}>{m.schedules_no_shifts()}</p>
      ) : null}
      {shifts.rows.length === 0 ? null : (
        <table className={`${small.table} ${classes.table}`} aria-label={m.schedules_shifts()}>
          <thead>
            <tr>
              <th scope="col">{m.schedules_column_day()}</th>
              <th scope="col">{m.schedules_column_times()}</th>
              <th scope="col">{m.schedules_column_break()}</th>
              <th scope="col">{m.schedules_column_id()}</th>
            </tr>
          </thead>
          <tbody>{shifts.rows.map(rowOf)}</tbody>
        </table>
      )}
    </details>
  );
}

const rowOf = (shift: Shift, index: number) => (
  <tr key={shift.id ?? index}>
    <th scope="row">
      {shift.weekday === null ? m.schedules_no_day() : weekdayHead(shift.weekday)}
    </th>
    <td>{timesInWords(shift)}</td>
    <td>{breakInWords(shift)}</td>
    <td>
      <code>{shift.id ?? m.common_not_told()}</code>
    </td>
  </tr>
);
