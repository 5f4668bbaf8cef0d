import { CutText } from '@/ui/layout/cut-text';
import type { BatchRow } from './batch-row';
import { daysInWords, lotInWords } from './batch-words';
import classes from './batches-screen.module.css';

interface Props {
  row: { original: BatchRow };
}

export function LotCell({ row }: Props) {
  return <CutText>{lotInWords(row.original)}</CutText>;
}

/** How long is left, in the colour of the state; the words alone already say it. */
export function RemainingCell({ row }: Props) {
  return (
    <span className={classes.remaining} data-state={row.original.state}>
      {daysInWords(row.original)}
    </span>
  );
}
