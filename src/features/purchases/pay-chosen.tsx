import { IconCashBanknote } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { SentPurchase } from '@/api/attempts/purchases';
import { paymentLimits } from '@/api/payments/schemas';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { useDraftStart } from '@/modules/draft-start/use-draft-start';
import {
  manyDraft,
  paymentsToType,
  titleOfChosen,
  titleOfMany,
} from '@/modules/payment-start/many-payments';
import { formatCalendarDate, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';

const { maximum: most } = paymentLimits.allocations;

/** Begins a payment of the purchases that were chosen; those of several suppliers are several, for one payment is one supplier's. */
export function PayChosen({ purchases }: { purchases: readonly SentPurchase[] }) {
  const navigate = useNavigate();
  const one = useDraftStart('payments', 1);
  const many = useDraftStart(manyDraft.form, manyDraft.schema);
  const date = formatCalendarDate(useBusinessToday());
  const chosen = purchases.flatMap(({ purchaseId, ...purchase }) =>
    purchaseId === null ? [] : [{ purchaseId, ...purchase }],
  );
  const unnamed = purchases.filter(({ purchaseId }) => purchaseId === null);
  const count = chosen.length;
  const suppliers = new Set(chosen.map(({ providerId }) => providerId)).size;
  const isOne = suppliers <= 1;
  const payOne = () => {
    const ids = chosen.map(({ purchaseId }) => purchaseId);
    const allocations = ids.slice(0, most).map((purchaseId) => ({ purchaseId, amount: '' }));
    // What is too much for one payment waits in its list, from which the form prepares others (API description, Limits).
    const list = ids.slice(most).join('\n');
    one.start(
      { title: titleOfChosen(count), branch: null, values: { allocations, list, date } },
      (draft) => {
        void navigate({ to: '/payments/new', search: { draft } });
      },
    );
  };
  const payMany = () => {
    const rows = paymentsToType(chosen);
    many.start({ title: titleOfMany(rows), branch: null, values: { rows, date } }, (draft) => {
      void navigate({ to: '/payments/many', search: { draft } });
    });
  };
  return (
    <>
      {unnamed.length === 0 ? null : <Unnamed purchases={unnamed} />}
      {count === 0 ? null : (
        <Button
          size="compact-sm"
          icon={IconCashBanknote}
          busy={one.isUnderWay || many.isUnderWay}
          onClick={isOne ? payOne : payMany}
        >
          {isOne
            ? m.payments_pay_chosen({ count })
            : m.payments_many_pay_chosen({ count, suppliers: formatQuantity(suppliers) })}
        </Button>
      )}
      {one.hasFailed || many.hasFailed ? (
        <Notice tone="danger" urgent>
          {m.payments_start_failed()}
        </Notice>
      ) : null}
    </>
  );
}

/** Nobody knows by what the service pays these; the page of each says how that is found out. */
function Unnamed({ purchases }: { purchases: readonly SentPurchase[] }) {
  const [first] = purchases;
  if (first === undefined) return null;
  return (
    <output>
      {m.payments_unnamed({ count: purchases.length })}{' '}
      <Link to="/attempts/$attemptId" params={{ attemptId: first.attemptId }}>
        {m.payments_unnamed_look({ count: purchases.length })}
      </Link>
    </output>
  );
}
