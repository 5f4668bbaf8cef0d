import { IconAlertTriangle, IconFileInvoice, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isIdentifier } from '@/domain/identifier';
import { InvalidBranch } from '@/modules/branch-picker/invalid-branch';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { useDraft } from '@/modules/drafts/use-draft';
import { useWriteForm } from '@/modules/form/use-write-form';
import { WriteForm } from '@/modules/form/write-form';
import { useProviders } from '@/modules/provider-directory/use-providers';
import { ProviderDialog } from '@/modules/provider-form/provider-dialog';
import { useProductFinder } from '@/modules/whole-list/use-product-finder';
import { moneyText } from '@/text/amount-text';
import { formatCalendarDate } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { excludedForm, sumFacts, type ExcludedFormReturn } from './excluded-form';
import classes from './excluded.module.css';
import { ExcludedLines } from './excluded-lines';
import { ExcludedReceipt } from './excluded-receipt';
import { ExcludedTotals } from './excluded-totals';
import { LotFields } from './lot-fields';

const { Field } = excludedForm;

/** Issues an invoice for a supplier who cannot (API description, Purchase, excluded-subject variant). */
export function NewExcludedScreen({ branchId }: { branchId: string }) {
  const branch = useBranchName(branchId);
  if (!isIdentifier(branchId)) return <InvalidBranch branchId={branchId} />;
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.excluded_purchases_title()} of={branch} ofForm />
      <ExcludedWriteForm branchId={branchId} branch={branch} />
    </div>
  );
}

function ExcludedWriteForm({ branchId, branch }: { branchId: string; branch: string }) {
  const today = useBusinessToday();
  const { nameOf, isRegistered } = useProviders();
  const { finder, isRead, hasFailed } = useProductFinder(branchId);
  const around = useMemo(
    () => ({
      today,
      isRegistered,
      knows: isRead ? (sku: string) => finder.bySku(sku) !== null : null,
    }),
    [today, isRegistered, isRead, finder],
  );
  const [begun] = useState(() => ({
    ...excludedForm.empty,
    branchId,
    date: formatCalendarDate(today),
  }));
  const writing = useWriteForm(excludedForm, {
    initial: begun,
    around,
    context: ({ reason }) => ({
      branchId,
      branchName: branch,
      ...(reason !== '' && { reason }),
    }),
  });
  const { form, outcome } = writing;
  const place = useMemo(() => ({ id: branchId, name: branch }), [branchId, branch]);
  const draft = useDraft(form, excludedForm.draft, { outcome, branch: place });
  const [isCreating, setCreating] = useState(false);
  const startOver = () => writing.begin(begun);
  return (
    <>
      <WriteForm
        {...writing}
        of={excludedForm}
        startOver={startOver}
        draft={draft}
        branch={{ name: branch }}
        sentBy="button"
        review={(invoice) => {
          const told = excludedForm.reviewed(invoice, around, { providerId: nameOf });
          const provider = isolate(nameOf(invoice.providerId));
          return {
            ...told,
            sentences: [
              m.excluded_purchases_review({ provider, branch: isolate(branch) }),
              m.purchases_review_once(),
            ],
            notSent: [...told.notSent, m.excluded_purchases_prices_stay()],
            action: m.excluded_purchases_action({ amount: moneyText(invoice.sums.net) }),
            readBack: {
              facts: [
                { label: m.purchases_provider(), value: nameOf(invoice.providerId) },
                ...sumFacts(invoice),
              ],
              confirm: m.excluded_purchases_confirm({ provider }),
            },
          };
        }}
        renderReceipt={(applied) => (
          <ExcludedReceipt
            applied={applied}
            provider={nameOf}
            finder={finder}
            onAnother={startOver}
          />
        )}
      >
        <Notice tone="info" icon={IconFileInvoice}>
          {m.excluded_purchases_explained()}
        </Notice>
        <div className={classes.pair} data-wide-form>
          <div className={classes.provider}>
            <Field name="providerId" />
            <OfProvider form={form} isRegistered={isRegistered} />
            <Button
              size="compact-sm"
              variant="default"
              icon={IconPlus}
              onClick={() => setCreating(true)}
            >
              {m.purchases_new_provider()}
            </Button>
          </div>
          <div className={classes.column}>
            <Field name="date" />
            <Field name="paymentType" />
          </div>
        </div>
        <ExcludedLines form={form} finder={finder} hasFailed={hasFailed} />
        <ExcludedTotals form={form} />
        <LotFields form={form} branch={place} today={today} />
      </WriteForm>
      {isCreating ? (
        <ProviderDialog
          onChosen={({ id }) => {
            form.setValue('providerId', id, { shouldDirty: true, shouldValidate: true });
            setCreating(false);
          }}
          onClose={() => setCreating(false)}
        />
      ) : null}
    </>
  );
}

/** Whoever has an NRC issues documents of their own. */
function OfProvider(props: { form: ExcludedFormReturn; isRegistered: (id: string) => boolean }) {
  const providerId = useWatch({ control: props.form.control, name: 'providerId' });
  if (!props.isRegistered(providerId)) return null;
  return (
    <Notice tone="warn" icon={IconAlertTriangle}>
      {m.excluded_purchases_registered()}
    </Notice>
  );
}
