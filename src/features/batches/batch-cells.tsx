import { CutText } from '@/ui/layout/cut-text';
import type { BatchRow } from './batch-row';
import { daysInWords, lotInWords } from './batch-words';
import classes from './batch-cells.module.css';

interface Props {
  row: { original: BatchRow };
}

/** A product without code shows none: its name, or what stands for it, is the row's head. */
export function SkuCell({ row }: Props) {
  const { sku } = row.original.product;
  return sku === null ? null : <CutText quiet>{sku}</CutText>;
}

export function LotCell({ row }: Props) {
  return <CutText>{lotInWords(row.original)}</CutText>;
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
