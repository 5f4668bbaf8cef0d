import { IconCashBanknote } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { SentPurchase } from '@/api/attempts/purchases';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { useDraftStart } from '@/modules/draft-start/use-draft-start';
import { choosePurchases } from '@/modules/payment-start/chosen-purchases';
import { useSession } from '@/modules/session/session-context';
import { formatCalendarDate, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';

/** Begins a payment of the purchases that were chosen. */
export function PayChosen({ purchases }: { purchases: readonly SentPurchase[] }) {
  const navigate = useNavigate();
  const { start, isUnderWay, hasFailed } = useDraftStart('payments', 1);
  const date = formatCalendarDate(useBusinessToday());
  const allocations = purchases.flatMap(({ purchaseId }) =>
    purchaseId === null ? [] : [{ purchaseId, amount: '' }],
  );
  const suppliers = new Set(purchases.map(({ providerId }) => providerId)).size;
  const ids = allocations.map(({ purchaseId }) => purchaseId);
  if (suppliers > 1) return <PayMany ids={ids} suppliers={suppliers} />;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        icon={IconCashBanknote}
        busy={isUnderWay}
        onClick={() =>
          start({ title: '', branch: null, values: { allocations, date } }, (draft) => {
            void navigate({ to: '/payments/new', search: { draft } });
          })
        }
      >
        {m.payments_pay_chosen({ count: allocations.length })}
      </Button>
      {hasFailed ? (
        <Notice tone="danger" urgent>
          {m.payments_start_failed()}
        </Notice>
      ) : null}
    </>
  );
}

/** One payment is one supplier's, so that these are several. */
function PayMany({ ids, suppliers }: { ids: readonly string[]; suppliers: number }) {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <Button
      size="compact-sm"
      variant="default"
      icon={IconCashBanknote}
      onClick={() => {
        choosePurchases(session, ids);
        void navigate({ to: '/payments/many' });
      }}
    >
      {m.payments_many_pay_chosen({
        count: ids.length,
        suppliers: formatQuantity(suppliers),
      })}
    </Button>
  );
}
