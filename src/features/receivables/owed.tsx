import { toCents } from '@/domain/cents';
import {
  averageOf,
  doubtOf,
  mismatchOf,
  overdueShare,
  sumOf,
  type Doubt,
  type Owed,
} from '@/domain/receivables';
import { formatDecimal, formatMoney, formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { Notice } from '@/ui/feedback/notice';
import classes from './receivables.module.css';

/** An amount in words: one that was not told is never a zero. */
export const moneyInWords = (amount: string | null): string =>
  amount === null ? m.common_not_told() : formatMoney(amount);

/** A line that wraps may end after the sign of a minus, but not after what joins words. */
const inOnePiece = (amount: string) => amount.replace('\u2212', '$&\u2060');

/** How many invoices an amount is made of, and what one of them comes to. */
export function invoicesInWords(amount: string | null, count: number | null): string {
  if (count === null) return m.receivables_no_count();
  const invoices = m.receivables_invoices({ invoices: formatQuantity(count), count });
  const average = averageOf(amount, count);
  return average === null
    ? invoices
    : `${invoices} · ${m.receivables_average({ amount: inOnePiece(formatMoney(average)) })}`;
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
function doubtInWords(amount: string | null, count: number | null): string | null {
  const doubt = doubtOf(amount, count);
  return doubt === null ? null : doubts[doubt]();
}

interface AmountProps {
  amount: string | null;
  /** Of how many invoices; left out for the total, which the service does not count. */
  count?: number | null;
  /** The total is not what its parts come to. */
  isWrong?: boolean;
}

/** An amount of a branch, of how many invoices it is, and what is odd about it. */
export function Amount({ amount, count, isWrong = false }: AmountProps) {
  const doubt = count === undefined ? null : doubtInWords(amount, count);
  return (
    <>
      <span className={classes.amount} data-untold={amount === null || undefined}>
        {moneyInWords(amount)}
      </span>
      {count === undefined ? null : (
        <span className={classes.under}>{invoicesInWords(amount, count)}</span>
      )}
      {amount !== null && toCents(amount).lt(0) ? (
        <span className={classes.under}>{m.receivables_credit()}</span>
      ) : null}
      {doubt === null ? null : <Badge tone="warn">{doubt}</Badge>}
      {isWrong ? <Badge tone="danger">{m.receivables_mismatch_short()}</Badge> : null}
    </>
  );
}

/** A total that is not what its parts come to: nobody may go on with such figures unwarned. */
export function Mismatch({ branch, owed }: { branch: string; owed: Owed }) {
  const difference = mismatchOf(owed);
  if (difference === null) return null;
  return (
    <Notice tone="danger" urgent>
      {m.receivables_mismatch({
        branch: isolate(branch),
        total: moneyInWords(owed.total),
        parts: moneyInWords(sumOf([owed.current, owed.overdue]).value),
        difference: formatMoney(difference.replace('-', '')),
      })}
    </Notice>
  );
}
