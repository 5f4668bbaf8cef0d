import { m } from '@/text/generated/messages';
import classes from './batch-filters.module.css';

interface Props {
  shown: boolean;
  /** Removed lots among the loaded rows. */
  count: number;
  onChange: (shown: boolean) => void;
}

/** Removed lots are no stock: out of sight unless asked for, but never without a word. The service cannot filter by them. */
export function RemovedFilter({ shown, count, onChange }: Props) {
  return (
    <label className={classes.removed}>
      <input
        type="checkbox"
        checked={shown}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        {m.batches_show_removed()}
        {!shown && count > 0 ? <small> {m.batches_removed_hidden({ count })}</small> : null}
      </span>
    </label>
  );
}
