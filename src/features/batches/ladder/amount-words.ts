import type { StepSum } from '@/domain/expiry-ladder/sums';
import { formatMoney, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';

/** Available quantity in figures; "not told" where no lot of the step told its own. */
export function availableInWords({ lots, available }: StepSum): string {
  if (lots > 0 && available.unknownLots === lots) return m.common_not_told();
  return formatQuantity(Number(available.known));
}

/** Cost at risk; an amount only where at least one is known. */
export function riskInWords(sum: StepSum): string {
  const known = knownRisk(sum);
  return known === null
    ? m.ladder_cost_unknown({ lots: formatQuantity(sum.lots), count: sum.lots })
    : m.ladder_at_risk({ amount: formatMoney(known) });
}

/** The known part of the cost at risk in decimal digits; null when nothing of it is known. */
export function knownRisk({ lots, costAtRisk }: StepSum): string | null {
  return lots > 0 && costAtRisk.unknownLots === lots ? null : costAtRisk.known;
}

/** What an amount leaves out because nobody told it. */
export function costGaps(sum: StepSum): string[] {
  const gaps: string[] = [];
  const count = (lots: number) => ({ lots: formatQuantity(lots), count: lots });
  const quantities = sum.available.unknownLots;
  const costs = sum.costAtRisk.unknownLots - quantities;
  if (costs > 0 && knownRisk(sum) !== null) gaps.push(m.ladder_cost_unknown(count(costs)));
  if (quantities > 0) gaps.push(m.ladder_quantity_unknown(count(quantities)));
  if (sum.removedLots > 0) gaps.push(m.ladder_removed_apart(count(sum.removedLots)));
  return gaps;
}
