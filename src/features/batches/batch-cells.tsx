import type { BatchRow } from '@/modules/lots/batch-row';
import { daysInWords } from '@/modules/lots/batch-words';
import classes from './batch-cells.module.css';

interface Props {
  row: { original: BatchRow };
}

/** How long is left; on a phone, where there is no room for the badge, in the colour of the state. */
export function RemainingCell({ row }: Props) {
  const words = daysInWords(row.original);
  if (words === null) return null;
  return (
    <span className={classes.remaining} data-state={row.original.state}>
      {words}
    </span>
  );
}
