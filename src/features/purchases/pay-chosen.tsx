import { IconCashBanknote } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { SentPurchase } from '@/api/attempts/purchases';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { useDraftStart } from '@/modules/draft-start/use-draft-start';
import { formatCalendarDate } from '@/text/format';
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
