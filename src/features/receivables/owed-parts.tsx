import { IconAlertTriangle } from '@tabler/icons-react';
import { mismatchOf, sumOf, type Owed } from '@/domain/receivables';
import { formatMoney } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { Notice } from '@/ui/feedback/notice';
import { doubtInWords, invoicesInWords, moneyInWords } from './owed-words';
import classes from './receivables.module.css';

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
      {amount?.startsWith('-') ? (
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
    <Notice tone="danger" icon={<IconAlertTriangle size={16} />} urgent>
      {m.receivables_mismatch({
        branch: isolate(branch),
        total: moneyInWords(owed.total),
        parts: moneyInWords(sumOf([owed.current, owed.overdue]).value),
        difference: formatMoney(difference.replace('-', '')),
      })}
    </Notice>
  );
}
