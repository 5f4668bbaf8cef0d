import { useState } from 'react';
import { batchLimits } from '@/api/batches/schemas';
import { m } from '@/text/generated/messages';
import { ToolField } from '@/ui/form/tool-field';
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
      {/* A new window from elsewhere starts the typing over. */}
      <DaysInput key={days} days={days} enabled={enabled} onChange={onChange} />
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

function DaysInput({ days, enabled, onChange }: Props) {
  const [typed, setTyped] = useState(String(days));
  const commit = () => {
    const value = Number(typed);
    if (value >= minimum && value !== days) onChange(value);
    else setTyped(String(days));
  };
  return (
    <ToolField
      className={classes.daysInput}
      label={m.batches_filter_days()}
      title={enabled ? undefined : m.batches_filter_days_off()}
      inputMode="numeric"
      autoComplete="off"
      disabled={!enabled}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        // A number the service would refuse cannot be typed at all.
        if (/^\d{0,3}$/.test(value) && Number(value) <= maximum) setTyped(value);
      }}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
    />
  );
}
