import { batchStatuses, type BatchStatus } from '@/api/batches/schemas';
import { m } from '@/text/generated/messages';
import classes from './batch-filters.module.css';
import { statusDefinition, statusName } from './status-words';

interface Props {
  status: BatchStatus | null;
  days: number;
  onChange: (status: BatchStatus | null) => void;
}

/** Exactly the states the service filters by, all in sight; what the chosen one means stands below. */
export function StatusFilter({ status, days, onChange }: Props) {
  return (
    <fieldset className={classes.status}>
      <legend className={classes.label}>{m.batches_filter_status()}</legend>
      <div className={classes.segments}>
        {[null, ...batchStatuses].map((value) => (
          <label
            key={value ?? 'all'}
            className={classes.segment}
            title={statusDefinition(value, days)}
          >
            <input
              type="radio"
              name="batch-status"
              checked={status === value}
              onChange={() => onChange(value)}
            />
            {statusName(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
