import { weekdayHead } from '@/text/work-time';
import classes from './work-week.module.css';

interface Props {
  legend: string;
  /** In the order of the week. */
  weekdays: readonly number[];
  checked: readonly number[];
  onChange: (checked: number[]) => void;
}

/** Some days of the week, each a box to tick. */
export function WeekdayChecks({ legend, weekdays, checked, onChange }: Props) {
  return (
    <fieldset className={classes.days}>
      <legend>{legend}</legend>
      {weekdays.map((weekday) => (
        <label key={weekday}>
          <input
            type="checkbox"
            checked={checked.includes(weekday)}
            onChange={({ currentTarget: { checked: isOn } }) =>
              onChange(weekdays.filter((day) => (day === weekday ? isOn : checked.includes(day))))
            }
          />
          {weekdayHead(weekday)}
        </label>
      ))}
    </fieldset>
  );
}
