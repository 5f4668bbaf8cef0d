import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import { isNamed } from '@/api/core/profile';
import type { Allocation } from '@/api/payments/schemas';
import { branchInContext, useBranchNames } from '@/modules/branch-picker/use-branches';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { useDraft } from '@/modules/drafts/use-draft';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { useWriteForm } from '@/modules/form/use-write-form';
import { WriteForm } from '@/modules/form/write-form';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { moneyText } from '@/text/amount-text';
import { formatCalendarDate } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Waited } from '@/ui/feedback/waited';
import { Button } from '@/ui/form/button';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { AddPurchases } from './add-purchases';
import { Locked } from './locked';
import { MoneyListsFoot } from './money-fields';
import { readAtOf, type KnownPayables } from './parts';
import { amountOf, keptForAnother, paymentForm, type PaymentFormReturn } from './payment-form';
import { assumedInWords } from './payment-doubts';
import { PaymentReceipt } from './payment-receipt';
import { PaymentTotals } from './payment-totals';
import { useReadAnew } from './read-anew';
import { unasked, useToldPurchases, withTold } from './told-purchases';
import { useAmounts } from './use-amounts';
import { askedOf, payablesReader, usePayables } from './use-payables';
import { usePaymentWords } from './use-payment-words';
import { Worksheet } from './worksheet';

const { Field } = paymentForm;

/** The same list at every drawing. */
const none: never[] = [];

/** Applies a payment, where somebody has named the operation's path (API description, Endpoints, note 2). */
export function NewPaymentScreen() {
  return (
    <div className={shared.screen}>
      <ScreenTitle title={m.payments_title()} ofForm />
      {isNamed('paymentApplication') ? <PaymentWriteForm /> : <Locked />}
    </div>
  );
}

function PaymentWriteForm() {
  const today = useBusinessToday();
  const client = useQueryClient();
  const begun = useMemo(() => ({ ...paymentForm.empty, date: formatCalendarDate(today) }), [today]);
  const anew = useReadAnew();
  const { told, isAsking, ask } = useToldPurchases();
  const [known] = useState(() => withTold(payablesReader(client), told));
  const { data: automaticRead } = useQuery(purchaseQueries.automatic());
  const automatic = automaticRead?.rows ?? none;
  const around = useMemo(
    () => ({ today, known, told, automatic }),
    [today, known, told, automatic],
  );
  const branchName = useBranchNames();
  const writing = useWriteForm(paymentForm, {
    initial: begun,
    around,
    context: (input) => ({
      ...(input.reason !== '' && { reason: input.reason }),
      ...(input.mode === 'automatic'
        ? {
            ...branchInContext({ id: input.branchId, name: branchName(input.branchId) }),
            ...automaticReadFor(client),
          }
        : readFor(input, known())),
    }),
  });
  const { form, outcome } = writing;
  const words = usePaymentWords();
  const draft = useDraft(form, paymentForm.draft, {
    outcome,
    begun,
    branch: null,
    whom: ({ mode, providerId }) => (mode === 'automatic' ? words.providerId(providerId) : ''),
  });
  const startOver = () => writing.begin(begun);
  return (
    <WriteForm
      {...writing}
      of={paymentForm}
      startOver={startOver}
      draft={draft}
      branch={null}
      sentBy="button"
      check={anew.check ?? (isAsking ? { isUnderWay: true, panel: <Asking /> } : null)}
      onReview={(input, kept, again) => {
        if (input.mode === 'automatic') {
          anew.readAutomatic(() => writing.onReview(input, kept));
          return;
        }
        const { allocations } = input;
        const goOn = () => {
          // What came since may ask for a reason, or need none.
          const now = paymentForm.schema(around).safeParse(form.getValues());
          if (now.success) writing.onReview(now.data, kept);
          else again();
        };
        anew.read(askedOf(allocations), () => ask(unasked(allocations, known(), told()), goOn));
      }}
      review={(payment) => {
        const amount = moneyText(amountOf(payment));
        const provider = payment.mode === 'automatic' ? words.providerId(payment.providerId) : '';
        return {
          ...paymentForm.reviewed(payment, around, words),
          sentences: [
            payment.mode === 'automatic'
              ? m.payments_review_automatic({ amount, provider: isolate(provider) })
              : m.payments_review({ amount, count: payment.allocations.length }),
            ...(payment.part === '' ? [] : [m.payments_part_review({ part: payment.part })]),
            m.payments_review_once(),
          ],
          ...(payment.mode === 'by-purchase' && { assumed: assumedInWords() }),
          action: m.payments_action({ amount }),
          readBack: {
            facts: [
              { label: m.payments_amount_short(), value: amount },
              { label: m.payments_method(), value: words.methodId(payment.methodId) },
              payment.mode === 'automatic'
                ? { label: m.purchases_provider(), value: provider }
                : { label: m.payments_purchases(), value: String(payment.allocations.length) },
            ],
            confirm: m.payments_confirm({ amount }),
          },
        };
      }}
      renderReceipt={(applied) => (
        <PaymentReceipt
          applied={applied}
          words={words}
          known={known()}
          onAnother={startOver}
          onAnotherKept={() => writing.begin({ ...begun, ...keptForAnother(form.getValues()) })}
        />
      )}
    >
      <Field name="mode" />
      <ByPurchase form={form} readKnown={known} />
      <Automatic form={form} />
      <div className={shared.pair} data-wide-form>
        <Field name="methodId" />
        <Field name="date" />
        <Field name="bankId" />
        <Field name="checkbookId" />
        <Field name="checkNumber" />
        <Field name="pettyCashId" />
        <Field name="reference" />
        <Field name="notes" />
      </div>
      <MoneyListsFoot />
    </WriteForm>
  );
}

/** When the purchases were read that are under review: the gateway asks about what was paid of them since. */
function readFor({ allocations }: { allocations: readonly Allocation[] }, known: KnownPayables) {
  const readAt = readAtOf(allocations.map(({ purchaseId }) => known.get(purchaseId)));
  return readAt === undefined ? null : { readAt };
}

/** The same for what the service decides of. */
function automaticReadFor(client: QueryClient) {
  const read = client.getQueryData(purchaseQueries.automatic().queryKey);
  return read === undefined ? null : { readAt: read.readAt };
}

function Asking() {
  return (
    <SlowNotice>
      {m.payments_asking()}
      <Waited />
    </SlowNotice>
  );
}

/** The purchases, their amounts and what the paper says. */
function ByPurchase(props: { form: PaymentFormReturn; readKnown: () => KnownPayables }) {
  const { form, readKnown } = props;
  const isShown = useWatch({
    control: form.control,
    compute: ({ mode }) => mode === 'by-purchase',
  });
  const { known, failure, isReading, readAgain } = usePayables(form, readKnown);
  const amounts = useAmounts(form);
  const part = useWatch({ control: form.control, name: 'part' });
  const place = useRef<HTMLElement>(null);
  if (!isShown) return null;
  return (
    <section ref={place} className={shared.column} aria-label={m.payments_purchases()}>
      <h2 className={shared.heading}>
        {part === '' ? m.payments_purchases() : m.payments_part_title({ part })}
      </h2>
      <p className={shared.quiet}>{m.payments_ours()}</p>
      {failure === null ? null : (
        <Notice
          tone="warn"
          urgent
          actions={
            <Button size="xs" variant="default" busy={isReading} onClick={readAgain}>
              {m.common_retry()}
            </Button>
          }
        >
          {describeReadError(failure, m.purchases_list_subject()).title}. {m.payments_not_read()}
        </Notice>
      )}
      <AddPurchases form={form} amounts={amounts} place={place} />
      <Worksheet form={form} known={known} amounts={amounts} />
      <PaymentTotals form={form} known={known} />
    </section>
  );
}

/** The supplier, the branch and the amount; which purchases that pays is the service's to say. */
function Automatic({ form }: { form: PaymentFormReturn }) {
  const isShown = useWatch({ control: form.control, compute: ({ mode }) => mode === 'automatic' });
  if (!isShown) return null;
  return (
    <div className={shared.pair}>
      <Field name="providerId" />
      <Field name="branchId" />
      <Field name="amount" />
    </div>
  );
}
