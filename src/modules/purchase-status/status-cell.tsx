import { IconRefresh } from '@tabler/icons-react';
import type { SentPurchase } from '@/api/attempts/purchases';
import { isNamed } from '@/api/core/profile';
import { m } from '@/text/generated/messages';
import { ToldText } from '@/ui/layout/cut-text';
import classes from './status-cell.module.css';
import { StatusBadge } from './status-badge';
import { useStatusCheck } from './use-status-check';

/** What the service said of a purchase last, in a list of them, with the way to ask again where its path is known. */
export function StatusCell({ of: purchase, name }: { of: SentPurchase; name: string }) {
  const { told, purchaseId } = purchase;
  const isAskable = purchaseId !== null && isNamed('purchaseStatus');
  return (
    <span className={classes.cell}>
      {told === null || told.status === null ? (
        <ToldText>{null}</ToldText>
      ) : (
        <StatusBadge status={told.status} at={told.at} />
      )}
      {isAskable ? <Ask purchaseId={purchaseId} name={name} /> : null}
    </span>
  );
}

function Ask({ purchaseId, name }: { purchaseId: string; name: string }) {
  const { isReading, problem, read } = useStatusCheck(purchaseId);
  return (
    <>
      <button
        type="button"
        className={classes.ask}
        aria-label={m.purchases_status_check_of({ name })}
        aria-disabled={isReading || undefined}
        onClick={() => {
          if (!isReading) void read();
        }}
      >
        <IconRefresh size={16} aria-hidden />
      </button>
      {problem === null ? null : (
        <span role="alert" className={classes.trouble}>
          {problem.title}
        </span>
      )}
    </>
  );
}
