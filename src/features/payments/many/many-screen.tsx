import { zodResolver } from '@hookform/resolvers/zod';
import { IconCalendarDollar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import type { PayablePurchase } from '@/api/attempts/purchases';
import { asApiError } from '@/api/core/errors';
import { isNamed } from '@/api/core/profile';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { LazyDraftNotices } from '@/modules/drafts/draft-status';
import { useDraft } from '@/modules/drafts/use-draft';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { LazyJobList } from '@/modules/job-report/lazy-job-list';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Waited } from '@/ui/feedback/waited';
import { focusTitle } from '@/ui/layout/focus-title';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { Locked } from '../locked';
import {
  draftOfMany,
  emptyMany,
  manySchema,
  manySpecs,
  type ReadMany,
  type TypedMany,
} from './many-form';
import { ManyForm } from './many-form-step';

/** Pays several suppliers, each by a payment of its own, in one go. */
export function ManyPaymentsScreen() {
  return (
    <div className={shared.screen}>
      <ScreenTitle title={m.payments_many_title()}>
        <Link to="/payables">{m.payments_many_choose()}</Link>
      </ScreenTitle>
      {isNamed('paymentApplication') ? (
        <>
          <ManyPayments />
          <LazyJobList kind="payments.apply" />
        </>
      ) : (
        <Locked />
      )}
    </div>
  );
}

/** What was chosen comes with a draft, which keeps it and all that is typed until the payments are a job. */
function ManyPayments() {
  const today = useBusinessToday();
  const begun = useMemo(() => ({ ...emptyMany, date: formatCalendarDate(today) }), [today]);
  const form = useForm<TypedMany, unknown, ReadMany>({
    resolver: zodResolver(manySchema),
    defaultValues: begun,
  });
  const draft = useDraft(form, draftOfMany, { outcome: null, begun, branch: null });
  const isNamed = useSearch({ strict: false, select: (search) => search.draft !== undefined });
  const hasChosen = useWatch({
    control: form.control,
    compute: ({ rows }) => rows.some(({ purchases }) => purchases.length > 0),
  });
  const notices = <LazyDraftNotices draft={draft} specs={manySpecs} onAnswered={focusTitle} />;
  if (hasChosen && draft.view.opening === null) {
    return (
      <Chosen ids={() => form.getValues('rows').flatMap(({ purchases }) => purchases)}>
        {(payables) => <ManyForm form={form} draft={draft} payables={payables} notices={notices} />}
      </Chosen>
    );
  }
  return (
    <>
      {notices}
      {isNamed ? null : <NothingChosen />}
    </>
  );
}

function NothingChosen() {
  return (
    <StatePanel icon={IconCalendarDollar} title={m.payments_many_nothing_chosen()}>
      <p>{m.payments_many_nothing_chosen_body()}</p>
    </StatePanel>
  );
}

interface ChosenProps {
  /** The service's ids of what is chosen when the draft is opened. */
  ids: () => string[];
  children: (payables: readonly PayablePurchase[]) => ReactNode;
}

/** What is left to pay is read anew when the draft is opened; what is read later changes nothing that stands in the form. */
function Chosen({ ids, children }: ChosenProps) {
  const [asked] = useState(ids);
  const query = useQuery({
    ...purchaseQueries.payable(asked),
    refetchOnMount: 'always',
    placeholderData: undefined,
  });
  const [read, setRead] = useState<readonly PayablePurchase[] | null>(null);
  if (read === null && query.data !== undefined && query.isFetchedAfterMount) setRead(query.data);
  if (read !== null) return children(read);
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
