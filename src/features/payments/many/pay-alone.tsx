import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import { readAllocatedPayment, type SentPayment } from '@/api/payments/planned-payment';
import { restOfPayments } from '@/domain/payment-rest';
import { useDraftStart } from '@/modules/draft-start/use-draft-start';
import { titleOfChosen } from '@/modules/payment-start/many-payments';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './next-step.module.css';

interface Props {
  /** What was to be sent, byte for byte. */
  bodyText: string;
  supplier: string;
}

/**
 * Nothing of it was applied: it becomes a payment of its own, to be put right, reviewed and sent under another key, unless its
 * purchases were paid meanwhile.
 */
export function PayAlone({ bodyText, supplier }: Props) {
  const payment = readAllocatedPayment(bodyText);
  return payment === null ? null : <Begin payment={payment} supplier={supplier} />;
}

function Begin({ payment, supplier }: { payment: SentPayment; supplier: string }) {
  const { date = '', allocations, reference = '' } = payment;
  const navigate = useNavigate();
  const drafting = useDraftStart('payments', 1);
  const isPaid = useIsPaid(payment);
  const [state, setState] = useState<'idle' | 'asking' | 'paid'>('idle');
  const begin = async () => {
    setState('asking');
    const paid = await isPaid();
    setState(paid ? 'paid' : 'idle');
    if (paid) return;
    const title = reference || titleOfChosen(allocations.length);
    const values = { ...payment, date: date === '' ? '' : formatCalendarDate(date) };
    drafting.start({ title, branch: null, values }, (draft) => {
      void navigate({ to: '/payments/new', search: { draft } });
    });
  };
  if (state === 'paid') return <output>{m.payments_many_nothing_left()}</output>;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        className={classes.step}
        busy={state === 'asking' || drafting.isUnderWay}
        aria-label={m.payments_many_pay_alone_of({ supplier })}
        onClick={() => void begin()}
      >
        {m.payments_many_pay_alone()}
      </Button>
      {drafting.hasFailed ? <span role="alert">{m.payments_start_failed()}</span> : null}
    </>
  );
}

/** Asks whether nothing is left of its purchases by our records. The form asks again, so what cannot be read now holds nobody up. */
function useIsPaid({ allocations }: SentPayment): () => Promise<boolean> {
  const client = useQueryClient();
  return async () => {
    const ids = allocations.map(({ purchaseId }) => purchaseId);
    const query = { ...purchaseQueries.payable(ids), staleTime: 0 };
    const payables = await client.query(query).catch(() => []);
    const rests = payables.map(({ sent, payments }) =>
      restOfPayments(sent?.total ?? null, payments.paid),
    );
    return rests.length > 0 && rests.every((rest) => rest !== null && Number(rest) <= 0);
  };
}
