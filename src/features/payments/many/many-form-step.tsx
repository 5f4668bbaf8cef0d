import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import type { PayablePurchase } from '@/api/attempts/purchases';
import { asApiError } from '@/api/core/errors';
import type { AlikeRow } from '@/api/jobs/names';
import { fetchAlike } from '@/api/jobs/operations';
import { partsOf } from '@/modules/bulk-job/start-bulk-job';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { DraftStatus } from '@/modules/drafts/draft-status';
import type { EndingDrafting } from '@/modules/drafts/use-draft';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { DateField } from '@/modules/form-fields/date-field';
import { FormScope } from '@/modules/form-fields/form-scope';
import { LinesField } from '@/modules/form-fields/text-field';
import { useFocusAfter } from '@/modules/form-fields/use-focus-after';
import { ErrorSummary } from '@/modules/form/error-summary';
import { GoesTo } from '@/modules/form/goes-to';
import { LeaveGuard } from '@/modules/form/leave-guard';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { focusTitle } from '@/ui/layout/focus-title';
import { MethodField, MoneyListsFoot, SourceField } from '../money-fields';
import { doubtsOf } from '../payment-doubts';
import classes from './many.module.css';
import { manySpecs, type ReadMany, type TypedMany } from './many-form';
import { ManyReview } from './many-review';
import {
  areSamePayments,
  keyOf,
  paymentsOf,
  type LeftOut,
  type SupplierPayment,
} from './plan-payments';
import { preparePayments, type ManyPlan } from './prepare-payments';
import { SupplierRows } from './supplier-rows';

const scope = { specs: manySpecs, refusals: new Map() };

interface Props {
  form: UseFormReturn<TypedMany, unknown, ReadMany>;
  draft: EndingDrafting;
  payables: readonly PayablePurchase[];
  /** What is to be said of the draft. */
  notices: ReactNode;
}

/** The payments, what is said of all of them and of each, and then what has to be confirmed. What is typed stays for the way back. */
export function ManyForm({ form, draft, payables, notices }: Props) {
  const today = useBusinessToday();
  const { data: automaticRead } = useQuery(purchaseQueries.automatic());
  const automatic = automaticRead?.rows ?? [];
  const client = useQueryClient();
  const [{ known, payments, leftOut, hasMoved }, setShown] = useState(() => ({
    ...shownOf(form.getValues('rows'), payables),
    hasMoved: false,
  }));
  const byKey = useMemo(() => new Map(payments.map((one) => [one.key, one])), [payments]);
  const planning = useMutation({
    /** Gives what was read anew instead of a plan where that is not what the form shows. */
    mutationFn: async (read: ReadMany): Promise<ManyPlan | readonly PayablePurchase[]> => {
      const ids = read.rows.flatMap(({ purchases }) => purchases);
      const payables = await client.query({ ...purchaseQueries.payable(ids), staleTime: 0 });
      const now = shownOf(read.rows, payables);
      if (!areSamePayments(now, paymentsOf(read.rows, known))) return payables;
      const chosen = now.payments;
      const prepared = preparePayments(chosen, read);
      const alike: AlikeRow[] = [];
      for (const part of partsOf(prepared.rows)) {
        alike.push(...(await fetchAlike(prepared.job.id, part)));
      }
      const around = { today, known: () => now.known, told: () => new Map(), automatic };
      const doubts = doubtsOfAll(chosen, read, around);
      return { prepared, alike, read, doubts, context: draft.context };
    },
    onSuccess: (made, { rows }) => {
      if (isPlan(made)) {
        setShown((shown) => ({ ...shown, hasMoved: false }));
        return;
      }
      const now = shownOf(rows, made);
      setShown({ ...now, hasMoved: true });
      if (now.payments.length === 0) focusTitle();
    },
  });
  const atRisk = useSyncExternalStore(draft.saved.subscribe, draft.saved.atRisk);
  const plan = planning.data && isPlan(planning.data) ? planning.data : null;
  const place = useRef<HTMLFormElement>(null);
  const goTo = useFocusAfter(place);
  const back = () => {
    planning.reset();
    goTo('[type="submit"]');
  };
  if (plan !== null) {
    return <ManyReview plan={plan} draft={draft} atRisk={atRisk} onBack={back} />;
  }
  if (payments.length === 0) {
    return (
      <>
        {notices}
        {hasMoved ? (
          <Notice tone="warn" urgent>
            {m.payments_many_none_left()}
          </Notice>
        ) : null}
        <NotPaid leftOut={leftOut} />
        <DraftStatus draft={draft} />
      </>
    );
  }
  const { control, getValues, setFocus } = form;
  /** What cannot be paid was told; it is no longer among what is checked. */
  const review = () => {
    const rows = getValues('rows');
    const paid = rows.filter((row) => byKey.has(keyOf(row)));
    if (paid.length < rows.length) form.setValue('rows', paid, { shouldDirty: true });
    void form.handleSubmit((read) => {
      planning.mutate(read);
      // A field that has the focus would lose it.
      goTo('[type="submit"]');
    })();
  };
  return (
    <FormScope value={scope}>
      <LeaveGuard risk={atRisk ? 'typed' : null} />
      <form
        ref={place}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          review();
        }}
      >
        <GoesTo branch={null} />
        {notices}
        <p className={shared.quiet}>{m.payments_many_intro()}</p>
        <ErrorSummary
          control={control}
          specs={manySpecs}
          valueOf={(path) => getValues(path as keyof TypedMany)}
          onGo={(path) => setFocus(path as keyof TypedMany)}
        />
        <NotPaid leftOut={leftOut} />
        <fieldset className={classes.fields} disabled={planning.isPending}>
          <div className={shared.pair} data-wide-form>
            <MethodField control={control} name="methodId" />
            <DateField control={control} name="date" />
            <SourceField control={control} name="bankId" kind="bank" />
            <SourceField control={control} name="checkbookId" kind="checkbook" />
            <SourceField control={control} name="pettyCashId" kind="petty-cash" />
            <LinesField control={control} name="notes" rows={2} />
          </div>
          <MoneyListsFoot />
          <SupplierRows form={form} payments={byKey} />
        </fieldset>
        {hasMoved && !planning.isPending ? <Moved /> : null}
        {planning.error === null ? null : (
          <Notice tone="danger" urgent>
            {describeReadError(asApiError(planning.error), m.payments_many_alike_subject()).title}
          </Notice>
        )}
        <DraftStatus draft={draft} />
        <div className={classes.foot}>
          <span className={classes.hint}>{m.forms_required_mark()}</span>
          <Button type="submit" busy={planning.isPending}>
            {m.payments_many_to_review()}
          </Button>
        </div>
      </form>
    </FormScope>
  );
}

const isPlan = (made: ManyPlan | readonly PayablePurchase[]): made is ManyPlan =>
  'prepared' in made;

/** The payments as the form shows them, by what was read of their purchases. */
function shownOf(rows: TypedMany['rows'], payables: readonly PayablePurchase[]) {
  const known = new Map(payables.map((one) => [one.purchaseId, one]));
  return { known, ...paymentsOf(rows, known) };
}

function doubtsOfAll(
  payments: readonly SupplierPayment[],
  { rows: _rows, ...common }: ReadMany,
  around: Parameters<typeof doubtsOf>[1],
): string[] {
  const ours = { paper: '', reason: '', part: '', reference: '', checkNumber: '' };
  const all = payments.flatMap(({ allocations }) =>
    doubtsOf({ mode: 'by-purchase', allocations, ...common, ...ours }, around),
  );
  return [...new Set(all)];
}

const whyWords: Record<LeftOut['why'], () => string> = {
  locked: m.payments_locked,
  'nothing-left': m.payments_many_nothing_left,
  'rest-unknown': m.payments_unknown_rest,
  'supplier-unknown': m.payments_many_supplier_unknown,
};

/** The form does not show what it did when the review was asked for. */
function Moved() {
  return (
    <Notice tone="warn" urgent>
      {m.payments_many_moved()}
    </Notice>
  );
}

/** What was chosen and is in none of the payments. */
function NotPaid({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  return (
    <Notice tone="warn" actions={<Link to="/payments/new">{m.payments_many_one_by_one()}</Link>}>
      <strong>{m.payments_many_left_out({ count: leftOut.length })}</strong>
      <ul className={classes.list}>
        {leftOut.map(({ id, name, why }) => (
          <li key={id}>
            {isolate(name)}: {whyWords[why]()}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
