import { averageOf, doubtOf, overdueShare, type Doubt, type Owed } from '@/domain/receivables';
import { formatDecimal, formatMoney, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';

/** An amount in words: one that was not told is never a zero. */
export const moneyInWords = (amount: string | null): string =>
  amount === null ? m.common_not_told() : formatMoney(amount);

/** How many invoices an amount is made of, and what one of them comes to. */
export function invoicesInWords(amount: string | null, count: number | null): string {
  if (count === null) return m.receivables_no_count();
  const invoices = m.receivables_invoices({ invoices: formatQuantity(count), count });
  const average = averageOf(amount, count);
  return average === null
    ? invoices
    : `${invoices} · ${m.receivables_average({ amount: formatMoney(average) })}`;
}

export function shareInWords(owed: Owed): string {
  const share = overdueShare(owed);
  if (share === null) return m.receivables_no_share();
  const percent = formatDecimal(share.percent, 1);
  if (share.bound === 'below') return m.receivables_share_below({ percent });
  if (share.bound === 'above') return m.receivables_share_above({ percent });
  return m.receivables_share_of({ percent });
}

const doubts: Record<Doubt, () => string> = {
  'amount-without-count': m.receivables_amount_without_count,
  'count-without-amount': m.receivables_count_without_amount,
};

/** What does not go together about an amount and its invoices; null where nothing is odd. */
export function doubtInWords(amount: string | null, count: number | null): string | null {
  const doubt = doubtOf(amount, count);
  return doubt === null ? null : doubts[doubt]();
}
