import type { Batch } from '@/api/batches/schemas';
import type { LadderStep } from '@/domain/expiry-ladder/bands';
import { sumStep } from '@/domain/expiry-ladder/sums';
import { m } from '@/text/generated/messages';
import { availableInWords, costGaps, riskInWords } from './amount-words';
import type { CostOf } from './cost-book';
import classes from './ladder-step.module.css';

interface Props {
  step: LadderStep;
  rows: readonly Batch[];
  /** Null while costs are not known at all. */
  costOf: CostOf | null;
  today: string;
}

/** What stands to be lost on a step, below its count; what is not known is said, never shown as nothing. */
export function StepAmounts({ step, rows, costOf, today }: Props) {
  const sum = sumStep(rows, step, { today, costOf: costOf ?? unknown });
  if (sum.lots === 0) return null;
  return (
    <span className={classes.amounts}>
      {costOf === null ? null : <strong>{riskInWords(sum)}</strong>}
      <span>{m.ladder_available({ quantity: availableInWords(sum) })}</span>
      {costOf === null ? null : costGaps(sum).map((words) => <span key={words}>{words}</span>)}
    </span>
  );
}

const unknown: CostOf = () => null;
