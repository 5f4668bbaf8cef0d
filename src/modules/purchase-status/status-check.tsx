import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import type { SentPurchase } from '@/api/attempts/purchases';
import type { PurchaseStatus as Status } from '@/api/expenses/schemas';
import { isIdentifier } from '@/domain/identifier';
import { formatTimestamp } from '@/modules/business-day/moments';
import { FactList } from '@/ui/layout/fact-list';
import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { ToolField } from '@/ui/form/tool-field';
import { documentInWords } from './document-words';
import classes from './status-check.module.css';
import { FoundPurchase, type Found } from './found-purchase';
import { toldDiffers } from './told-differs';
import { StatusBadge } from './status-badge';
import { useStatusCheck } from './use-status-check';

export interface StatusOf {
  attemptId: string;
  /** By which the service knows the purchase; null while nobody here does. */
  purchaseId: string | null;
  /** What a person found while nobody knows that id; absent where it is known. */
  found?: Found;
}

/** What the service says of a purchase now. It settles nothing: whether it is the one that was sent, a person says. */
export function StatusCheck({ attemptId, purchaseId, found }: StatusOf) {
  const [typed, setTyped] = useState('');
  const id = purchaseId ?? typed.trim().toLowerCase();
  const kept = useQuery(purchaseQueries.one(attemptId));
  const check = useStatusCheck(id);
  const isWrong = purchaseId === null && typed.trim() !== '' && !isIdentifier(id);
  const told = check.told ?? kept.data?.told ?? null;
  const { problem, isReading } = check;
  const read = async () => {
    const answer = await check.read();
    // What is the same needs no further word; of what is not, a person has to say so.
    const isSame = answer && kept.data && toldDiffers(kept.data, answer).length === 0;
    if (isSame && found && !found.exists) found.onFound(id);
  };
  return (
    <section className={classes.status} aria-labelledby="purchase-status">
      <h2 id="purchase-status" className={classes.title}>
        {m.purchases_status()}
        {told?.status ? <StatusBadge status={told.status} at={told.at} /> : null}
      </h2>
      {told ? <FactList facts={factsOf(told)} /> : null}
      {purchaseId === null && found?.exists && !check.told ? (
        <p>{m.purchases_found_missing()}</p>
      ) : null}
      {purchaseId === null && found && check.told ? (
        <FoundPurchase
          attemptId={attemptId}
          id={id}
          sent={kept.data ?? null}
          told={check.told}
          found={found}
        />
      ) : null}
      {purchaseId === null ? (
        <ToolField
          label={m.purchases_id()}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          // What comes of the answer is told of the identifier that was asked for.
          readOnly={isReading}
          problem={isWrong ? m.purchases_status_wrong_id() : null}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            found?.onFound(null);
          }}
        />
      ) : null}
      <div>
        <Button
          size="xs"
          variant="default"
          disabled={!isIdentifier(id)}
          busy={isReading}
          onClick={() => void read()}
        >
          {isReading ? m.purchases_status_reading() : m.purchases_status_check()}
        </Button>
      </div>
      {problem ? (
        <Notice tone={problem.tone} icon={IconAlertTriangle} urgent>
          <p>{problem.title}</p>
          <p>{problem.body}</p>
        </Notice>
      ) : null}
    </section>
  );
}

type Told = NonNullable<SentPurchase['told']> | (Status & { at: string });

function factsOf({ status, at, documentType, providerName, toPay }: Told) {
  const facts: [string, string | null][] = [
    [m.purchases_status_word(), status],
    [m.purchases_document(), documentInWords(documentType)],
    [m.purchases_provider(), providerName],
    [m.purchases_total_to_pay(), toPay === null ? null : moneyText(toPay)],
    [m.purchases_status_at(), formatTimestamp(at)],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
