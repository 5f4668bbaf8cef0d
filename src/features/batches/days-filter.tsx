import { batchLimits } from '@/api/batches/schemas';
import { m } from '@/text/generated/messages';
import { ParsedField, type Parsed } from '@/ui/form/parsed-field';
import classes from './batch-filters.module.css';

const windows = [7, 15, 30, 60, 90];
const { minimum, maximum } = batchLimits.days;

interface Props {
  days: number;
  /** The window belongs to one state; with the others it has no meaning. */
  enabled: boolean;
  onChange: (days: number) => void;
}

/** How many days count as "soon": five usual windows, or any other within the service's limits. */
export function DaysFilter({ days, enabled, onChange }: Props) {
  return (
    <div className={classes.days} data-off={!enabled || undefined}>
      <ParsedField
        className={classes.daysInput}
        label={m.batches_filter_days()}
        title={enabled ? undefined : m.batches_filter_days_off()}
        inputMode="numeric"
        disabled={!enabled}
        value={days}
        format={String}
        parse={(typed) => parseDays(typed, days)}
        onChange={onChange}
      />
      <fieldset className={classes.windows} aria-label={m.batches_filter_windows()}>
        {windows.map((window) => (
          <button
            key={window}
            type="button"
            className={classes.window}
            disabled={!enabled}
            aria-pressed={enabled && window === days}
            aria-label={m.batches_days({ days: window })}
            onClick={() => onChange(window)}
          >
            {window}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** @param days in use, and still so when what is typed is none */
function parseDays(typed: string, days: number): Parsed<number> {
  const value = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  return value >= minimum && value <= maximum
    ? { value }
    : { problem: m.batches_days_wrong({ minimum, maximum, days }) };
}
