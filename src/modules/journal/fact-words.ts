import { writes } from '@/api/attempts/names';
import type { Attempt, AttemptDetail } from '@/api/attempts/schemas';
import { sentChange } from '@/api/products/sent-change';
import { isSameAmount } from '@/domain/bulk-price';
import { firstCharacters } from '@/domain/first-characters';
import { amountText, moneyText } from '@/text/amount-text';
import { formatMoney } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import type { Fact } from '@/ui/layout/fact-list';

type Told = Pick<Attempt, 'operation' | 'facts' | 'context'>;

/** What people know its record by, as it was sent; where a change calls that otherwise, what it was called before, too. */
export function namesInWords({ facts, context: { before } }: Pick<Told, 'facts' | 'context'>) {
  return {
    code: movedText(before?.code, facts.code, 60),
    name: movedText(before?.name, facts.name, 120),
  };
}

/** @param most - how many characters of it were noted before */
function movedText(before: string | undefined, after: string | null, most: number) {
  if (before === undefined || after === null) return after;
  return before === firstCharacters(after, most)
    ? after
    : m.attempts_amount_moved({ before: isolate(before), after: isolate(after) });
}

/** Its amount, or that it has none where one belongs; null where there is nothing to say. */
export function amountInWords(attempt: Told) {
  const { operation, facts } = attempt;
  const before = amountBefore(attempt);
  if (facts.amount !== null) {
    const after = formatMoney(facts.amount);
    return before === null
      ? after
      : m.attempts_amount_moved({ before: formatMoney(before), after });
  }
  const { method, facts: drawn } = writes[operation];
  // A change says an amount only where that changes: there is nothing to miss.
  return method === 'POST' && drawn.some((name) => name === 'amount')
    ? m.attempts_no_amount()
    : null;
}

/** What it was before; null where nobody noted it, or where it stays. */
export function amountBefore({ facts, context }: Pick<Told, 'facts' | 'context'>) {
  const before = context.before?.price ?? null;
  if (before === null || facts.amount === null) return null;
  return isSameAmount(before, facts.amount) ? null : before;
}

/** The figures that a change says besides its price; nothing of any other write. */
export function figuresOfChange({
  operation,
  bodyText,
}: Pick<AttemptDetail, 'operation' | 'bodyText'>): Fact[] {
  if (operation !== 'products.update') return [];
  const { cost, availability, limitAvailability } = sentChange(bodyText);
  const told: [string, string | null][] = [
    [m.attempts_fact_cost(), cost && moneyText(cost)],
    [m.attempts_fact_stock(), availability && amountText(availability)],
    [m.attempts_fact_least_stock(), limitAvailability && amountText(limitAvailability)],
  ];
  return told.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
