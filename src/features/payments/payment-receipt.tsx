import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { AppliedPayment } from '@/api/payments/schemas';
import type { AppliedWrite } from '@/modules/attempt/write-state';
import { WrittenReceipt } from '@/modules/receipt/written-receipt';
import { moneyText } from '@/text/amount-text';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import type { Fact } from '@/ui/layout/fact-list';
import { nameOfPurchase, type KnownPayables } from './parts';
import { amountOf } from './payment-form';
import type { PaymentInput } from './payment-input';
import type { usePaymentWords } from './use-payment-words';

interface Props {
  applied: AppliedWrite<AppliedPayment, PaymentInput>;
  onAnother: () => void;
  /** Another one of the same day, paid in the same way. */
  onAnotherKept: () => void;
  /** Names of what it holds ids of. */
  words: ReturnType<typeof usePaymentWords>;
  /** What is known here of purchases. */
  known: KnownPayables;
}

/** What was asked and what was answered, and no more: no operation confirms what is still to pay (API description, Endpoints). */
export function PaymentReceipt(props: Props) {
  const { applied, onAnother, onAnotherKept } = props;
  const { value, input, replayed } = applied;
  const { words, known } = props;
  const amount = moneyText(amountOf(input));
  const told = value?.told.map((one) => ({ label: one.path, value: one.value }));
  return (
    <WrittenReceipt
      takesFiles
      of={{ ...applied, replayed: false }}
      title={m.payments_applied({ amount })}
      told={m.payments_sent()}
      facts={sentFacts(input, words, known)}
      answer={told && { label: m.payments_told(), facts: told }}
      notes={[
        ...(value === null ? [m.receipt_unreadable()] : []),
        ...(replayed ? [m.payments_replayed()] : []),
        input.mode === 'automatic'
          ? m.payments_applied_automatic()
          : m.payments_applied_parts({ count: input.allocations.length, amount }),
        m.payments_no_balance(),
        ...(input.part === '' ? [] : [m.payments_part_applied({ part: input.part })]),
      ]}
      actions={
        <>
          <Button size="xs" icon={IconPlus} onClick={onAnother}>
            {m.payments_another()}
          </Button>
          <Button size="xs" variant="default" onClick={onAnotherKept}>
            {m.payments_another_kept()}
          </Button>
          {input.part === '' ? null : <Link to="/drafts">{m.payments_part_drafts()}</Link>}
        </>
      }
    />
  );
}

/** What was paid, in the words of the form: the service's answer has names of its own, and may say none of it. */
function sentFacts(input: PaymentInput, words: Props['words'], known: KnownPayables): Fact[] {
  const named = (of: 'bankId' | 'checkbookId' | 'pettyCashId') =>
    input[of] === '' ? '' : words[of](input[of]);
  const [providerId, branchId] =
    input.mode === 'automatic'
      ? [words.providerId(input.providerId), words.branchId(input.branchId)]
      : ['', ''];
  const facts: [string, string][] = [
    [m.payments_amount_short(), moneyText(amountOf(input))],
    [m.payments_method(), words.methodId(input.methodId)],
    [m.payments_date(), formatCalendarDate(input.date)],
    [m.payments_bank(), named('bankId')],
    [m.payments_checkbook(), named('checkbookId')],
    [m.payments_check_number(), input.checkNumber],
    [m.payments_petty_cash(), named('pettyCashId')],
    [m.payments_reference(), input.reference],
    [m.payments_notes(), input.notes],
    [m.purchases_provider(), providerId],
    [m.purchases_branch(), branchId],
  ];
  const parts = input.mode === 'by-purchase' ? input.allocations : [];
  return [
    ...facts.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }])),
    ...parts.map(({ purchaseId, amount }, at) => ({
      label: parts.length === 1 ? m.payments_purchase() : `${m.payments_purchase()} ${at + 1}`,
      value: `${nameOfPurchase(purchaseId, known.get(purchaseId))} · ${moneyText(amount)}`,
    })),
  ];
}
