import type { Batch } from '@/api/batches/schemas';
import { addSums, sumStep, type StepSum } from '@/domain/expiry-ladder/sums';
import { formatMoney, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { availableInWords, costGaps, knownRisk } from './amount-words';
import type { CostOf } from './cost-book';
import classes from './ladder-numbers.module.css';
import { stepName } from './step-words';
import type { StripStep } from './strip-steps';

interface Props {
  /** For the button that shows them. */
  id: string;
  steps: readonly StripStep[];
  /** Null until they are loaded. */
  rows: readonly Batch[] | null;
  costOf: CostOf | null;
  today: string;
  /** The list shows removed lots, and so the steps count them. */
  removed: boolean;
}

/** The chart in figures, for whoever reads rather than sees it, with what the strip has no room for. */
export function LadderNumbers({ id, steps, rows, costOf, today, removed }: Props) {
  // The rows end before the last step.
  const sums = steps.map(({ step }) =>
    rows === null || step === 'later'
      ? null
      : sumStep(rows, step, { today, costOf: costOf ?? (() => null) }),
  );
  const loaded = sums.filter((sum) => sum !== null);
  return (
    <div id={id} className={classes.numbers}>
      <table className={classes.table}>
        <caption>{m.ladder_numbers_caption()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.ladder_column_step()}</th>
            <th scope="col">{m.ladder_column_lots()}</th>
            <th scope="col">{m.ladder_column_available()}</th>
            <th scope="col">{m.ladder_column_risk()}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, count }, index) => (
            <tr key={step}>
              <th scope="row">{stepName(step)}</th>
              <td>{count.state === 'known' ? formatQuantity(count.lots) : '—'}</td>
              <Amounts sum={sums[index] ?? null} costsKnown={costOf !== null} />
            </tr>
          ))}
        </tbody>
        {loaded.length > 0 ? (
          <tfoot>
            <Total sum={addSums(loaded)} costsKnown={costOf !== null} removed={removed} />
          </tfoot>
        ) : null}
      </table>
      <p>{m.ladder_numbers_note()}</p>
    </div>
  );
}

function Total(props: { sum: StepSum; costsKnown: boolean; removed: boolean }) {
  const { sum, costsKnown, removed } = props;
  return (
    <tr>
      <th scope="row">{m.ladder_total()}</th>
      <td>{formatQuantity(sum.lots + (removed ? sum.removedLots : 0))}</td>
      <Amounts sum={sum} costsKnown={costsKnown} />
    </tr>
  );
}

function Amounts({ sum, costsKnown }: { sum: StepSum | null; costsKnown: boolean }) {
  if (sum === null) {
    return (
      <>
        <td>{m.ladder_not_loaded()}</td>
        <td>{m.ladder_not_loaded()}</td>
      </>
    );
  }
  const risk = knownRisk(sum);
  const gaps = costsKnown ? costGaps(sum) : [];
  return (
    <>
      <td>{availableInWords(sum)}</td>
      <td>
        {costsKnown && risk !== null ? formatMoney(risk) : m.common_not_told()}
        {gaps.map((words) => (
          <small key={words}>{words}</small>
        ))}
      </td>
    </>
  );
}
