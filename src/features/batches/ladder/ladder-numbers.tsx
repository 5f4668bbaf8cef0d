import type { Batch } from '@/api/batches/schemas';
import type { LadderStep } from '@/domain/expiry-ladder/bands';
import { addSums, sumStep, type StepSum } from '@/domain/expiry-ladder/sums';
import { formatMoney, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import type { CostOf } from './cost-book';
import classes from './ladder-numbers.module.css';
import ladderStepStyles from './ladder-step.module.css';
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
  const told = risk === null ? m.common_not_told() : formatMoney(risk);
  const gaps = costsKnown ? costGaps(sum) : [];
  return (
    <>
      <td>{availableInWords(sum)}</td>
      <td>
        {costsKnown ? told : m.ladder_not_loaded()}
        {gaps.map((words) => (
          <small key={words}>{words}</small>
        ))}
      </td>
    </>
  );
}

interface StepAmountsProps {
  step: LadderStep;
  rows: readonly Batch[];
  /** Null while costs are not known at all. */
  costOf: CostOf | null;
  today: string;
}

/** What stands to be lost on a step, below its count; what is not known is said, never shown as nothing. */
export function StepAmounts({ step, rows, costOf, today }: StepAmountsProps) {
  const sum = sumStep(rows, step, { today, costOf: costOf ?? unknown });
  if (sum.lots === 0) return null;
  return (
    <span className={ladderStepStyles.amounts}>
      {costOf === null ? null : <strong>{riskInWords(sum)}</strong>}
      <span>{m.ladder_available({ quantity: availableInWords(sum) })}</span>
      {costOf === null ? null : costGaps(sum).map((words) => <span key={words}>{words}</span>)}
    </span>
  );
}

const unknown: CostOf = () => null;

/** Available quantity in figures; "not told" where no lot of the step told its own. */
function availableInWords({ lots, available }: StepSum): string {
  if (lots > 0 && available.unknownLots === lots) return m.common_not_told();
  return formatQuantity(Number(available.known));
}

/** Cost at risk; an amount only where at least one is known. */
function riskInWords(sum: StepSum): string {
  const known = knownRisk(sum);
  return known === null
    ? m.ladder_cost_unknown({ lots: formatQuantity(sum.lots), count: sum.lots })
    : m.ladder_at_risk({ amount: formatMoney(known) });
}

/** The known part of the cost at risk in decimal digits; null when nothing of it is known. */
function knownRisk({ lots, costAtRisk }: StepSum): string | null {
  return lots > 0 && costAtRisk.unknownLots === lots ? null : costAtRisk.known;
}

/** What an amount leaves out because nobody told it. */
function costGaps(sum: StepSum): string[] {
  const gaps: string[] = [];
  const count = (lots: number) => ({ lots: formatQuantity(lots), count: lots });
  const quantities = sum.available.unknownLots;
  const costs = sum.costAtRisk.unknownLots - quantities;
  if (costs > 0 && knownRisk(sum) !== null) gaps.push(m.ladder_cost_unknown(count(costs)));
  if (quantities > 0) gaps.push(m.ladder_quantity_unknown(count(quantities)));
  if (sum.removedLots > 0) gaps.push(m.ladder_removed_apart(count(sum.removedLots)));
  if (sum.spentLots > 0) gaps.push(m.ladder_spent_apart(count(sum.spentLots)));
  return gaps;
}
