import type { Ref } from 'react';
import type { WorkShift } from '@/domain/work-time/week-clock';
import { CountField, TimeField } from '@/modules/work-week/shift-fields';
import { m } from '@/text/generated/messages';
import { formatWeekday } from '@/text/day-in-words';
import { Button } from '@/ui/form/button';
import { ToolSelect } from '@/ui/form/tool-field';
import { shiftInWords } from './plan-words';
import classes from './what-if.module.css';

interface Props {
  shift: WorkShift;
  weekdays: readonly number[];
  onChange: (shift: WorkShift) => void;
  onRemove: () => void;
  fields: Ref<HTMLFieldSetElement>;
}

/** The chosen shift in fields, for exact times and for its break. */
export function ShiftPanel({ shift, weekdays, onChange, onRemove, fields }: Props) {
  const change = (changed: Partial<WorkShift>) => onChange({ ...shift, ...changed });
  return (
    <fieldset className={classes.fields} data-fields ref={fields}>
      <legend>{m.what_if_shift({ shift: shiftInWords(shift) })}</legend>
      <ToolSelect
        label={m.schedules_column_day()}
        value={shift.weekday}
        onChange={({ currentTarget: { value } }) => change({ weekday: Number(value) })}
      >
        {weekdays.map((day) => (
          <option key={day} value={day}>
            {formatWeekday(day)}
          </option>
        ))}
      </ToolSelect>
      <TimeField
        of="start"
        label={m.what_if_from()}
        value={shift.startTime}
        onChange={(startTime) => change({ startTime })}
      />
      <TimeField
        of="end"
        label={m.what_if_to()}
        value={shift.endTime}
        onChange={(endTime) => change({ endTime })}
      />
      <CountField
        label={m.what_if_break()}
        most={720}
        value={shift.breakMinutes}
        onChange={(breakMinutes) => change({ breakMinutes })}
      />
      <ToolSelect
        label={m.what_if_break_paid()}
        value={String(shift.breakPaid)}
        onChange={({ currentTarget: { value } }) =>
          change({ breakPaid: value === 'null' ? null : value === 'true' })
        }
      >
        <option value="null">{m.what_if_by_rule()}</option>
        <option value="true">{m.common_yes()}</option>
        <option value="false">{m.common_no()}</option>
      </ToolSelect>
      <Button size="xs" variant="default" className={classes.end} onClick={onRemove}>
        {m.what_if_remove()}
      </Button>
    </fieldset>
  );
}
