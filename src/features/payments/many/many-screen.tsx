import { IconCalendarDollar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import type { PayablePurchase } from '@/api/attempts/purchases';
import { asApiError } from '@/api/core/errors';
import { paymentMutations } from '@/api/payments/mutations';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { LazyJobList } from '@/modules/job-report/lazy-job-list';
import { chosenPurchases } from '@/modules/payment-start/chosen-purchases';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Waited } from '@/ui/feedback/waited';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { Locked } from '../locked';
import { ManyForm } from './many-form-step';

/** Pays several suppliers, each by a payment of its own, in one go. */
export function ManyPaymentsScreen() {
  const chosen = chosenPurchases(useSession());
  return (
    <div className={shared.screen}>
      <ScreenTitle title={m.payments_many_title()}>
        <Link to="/payables">{m.payments_many_choose()}</Link>
      </ScreenTitle>
      {paymentMutations.apply() === null ? (
        <Locked />
      ) : (
        <>
          {chosen.length === 0 ? <NothingChosen /> : <Chosen ids={chosen} />}
          <LazyJobList kind="payments.apply" />
        </>
      )}
    </div>
  );
}

function NothingChosen() {
  return (
    <StatePanel icon={IconCalendarDollar} title={m.payments_many_nothing_chosen()}>
      <p>{m.payments_many_nothing_chosen_body()}</p>
    </StatePanel>
  );
}

/** What is left to pay is read anew when the screen is opened; what is read later changes nothing that stands in the form. */
function Chosen({ ids }: { ids: readonly string[] }) {
  const query = useQuery({
    ...purchaseQueries.payable(ids),
    refetchOnMount: 'always',
    placeholderData: undefined,
  });
  const [read, setRead] = useState<readonly PayablePurchase[] | null>(null);
  if (read === null && query.data !== undefined && query.isFetchedAfterMount) setRead(query.data);
  if (read !== null) return <ManyForm payables={read} />;
  if (query.error === null) {
    return (
      <output className={shared.quiet}>
        {m.payments_many_reading()}
        <Waited />
      </output>
    );
  }
  return (
    <ErrorPanel
      error={asApiError(query.error)}
      subject={m.purchases_list_subject()}
      onRetry={() => void query.refetch()}
    />
  );
}
