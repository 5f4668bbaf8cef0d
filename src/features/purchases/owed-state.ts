import { recordedStates, type SentPurchase } from '@/api/attempts/purchases';
import { m } from '@/text/generated/messages';
import { stateInWords, stateTones } from './purchase-words';

type Judged = Pick<SentPurchase, 'dueDate' | 'payments' | 'purchaseId' | 'state'>;

/**
 * Why it is not simply to be paid: in a payment nobody knows the end of; and not known to be recorded (and so no debt, and never
 * overdue), known by no id it is paid by, or overdue.
 */
export function owedStatesOf({ payments, ...purchase }: Judged, today: string) {
  const own = ownState(purchase, today);
  return [
    ...(payments.locked === null
      ? []
      : [{ tone: 'unknown', word: m.purchases_payment_unknown() } as const]),
    ...(own === null ? [] : [own]),
  ];
}

function ownState({ dueDate, purchaseId, state }: Omit<Judged, 'payments'>, today: string) {
  if (!recordedStates.includes(state))
    return { tone: stateTones[state], word: stateInWords(state) };
  if (purchaseId === null) return { tone: 'warn', word: m.purchases_owed_unnamed() } as const;
  if (dueDate === null || dueDate >= today) return null;
  return { tone: 'danger', word: m.purchases_owed_overdue() } as const;
}
