import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { AppliedPayment } from '@/api/payments/schemas';
import type { AppliedWrite } from '@/modules/attempt/write-state';
import { WrittenReceipt } from '@/modules/receipt/written-receipt';
import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { amountOf } from './payment-form';
import type { PaymentInput } from './payment-input';

interface Props {
  applied: AppliedWrite<AppliedPayment, PaymentInput>;
  onAnother: () => void;
  /** Another one of the same day, paid in the same way. */
  onAnotherKept: () => void;
}

/** What was asked and what was answered, and no more: no operation confirms what is still to pay (API description, Endpoints). */
export function PaymentReceipt({ applied, onAnother, onAnotherKept }: Props) {
  const { value, input, replayed } = applied;
  const amount = moneyText(amountOf(input));
  const facts = value?.told.map(({ path, value: told }) => ({ label: path, value: told })) ?? null;
  return (
    <WrittenReceipt
      of={{ ...applied, replayed: false }}
      title={m.payments_applied({ amount })}
      told={m.payments_told()}
      facts={facts}
      notes={[
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
