import { IconFileInvoice } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ofBranch } from '@/modules/branch-picker/of-branch';
import {
  branchInContext,
  useBranchName,
  useBranchPlace,
} from '@/modules/branch-picker/use-branches';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { useDraft } from '@/modules/drafts/use-draft';
import { FurtherFields } from '@/modules/form/further-fields';
import { useWriteForm } from '@/modules/form/use-write-form';
import { WriteForm } from '@/modules/form/write-form';
import { useProviders } from '@/modules/provider-directory/use-providers';
import { ProviderField, useNewProvider } from '@/modules/provider-form/provider-field';
import { AskLastPurchase, useOtherBranch } from '@/modules/purchase-form/other-branch';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { Summed } from '@/modules/purchase-form/sums';
import { useProductFinder } from '@/modules/whole-list/use-product-finder';
import { moneyText } from '@/text/amount-text';
import { formatCalendarDate } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { excludedForm, keptForAnother, sumFacts } from './excluded-form';
import { ExcludedLines } from './excluded-lines';
import { ExcludedReceipt } from './excluded-receipt';
import { ExcludedSums, ExcludedTotals } from './excluded-totals';
import { LotFields } from './lot-fields';
import { OfProvider } from './of-provider';

const { Field } = excludedForm;

/** Issues an invoice for a supplier who cannot (API description, Purchase, excluded-subject variant). */
export const NewExcludedScreen = ofBranch(function NewExcluded({ branchId }: { branchId: string }) {
  const branch = useBranchName(branchId);
  return (
    <div className={shared.screen}>
      <ScreenTitle title={m.excluded_purchases_title()} of={branch} ofBelow ofForm />
      <ExcludedWriteForm branchId={branchId} branch={branch} />
    </div>
  );
});

function ExcludedWriteForm({ branchId, branch }: { branchId: string; branch: string }) {
  const today = useBusinessToday();
  const providers = useProviders();
  const { nameOf, isRegistered, isUnnamed } = providers;
  const { finder, isRead, hasFailed } = useProductFinder(branchId);
  const around = useMemo(
    () => ({
      today,
      isRegistered,
      isUnnamed,
      knows: isRead ? (sku: string) => finder.bySku(sku) !== null : null,
    }),
    [today, isRegistered, isUnnamed, isRead, finder],
  );
  const begun = useMemo(
    () => ({ ...excludedForm.empty, branchId, date: formatCalendarDate(today) }),
    [branchId, today],
  );
  const place = useBranchPlace(branchId);
  const otherBranch = useOtherBranch(branchId, branch);
  const writing = useWriteForm(excludedForm, {
    initial: begun,
    around,
    context: ({ reason }) => ({
      ...branchInContext(place),
      ...(reason !== '' && { reason }),
    }),
  });
  const { form, outcome } = writing;
  const draft = useDraft(form, excludedForm.draft, {
    outcome,
    begun,
    branch: place,
    whom: ({ providerId }) => nameOf(providerId),
  });
  const provider = useNewProvider((id) =>
    form.setValue('providerId', id, { shouldDirty: true, shouldValidate: true }),
  );
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
          const name = isolate(nameOf(invoice.providerId));
          return {
            ...told,
            doubts: [...(otherBranch === null ? [] : [otherBranch]), ...told.doubts],
            sentences: [
              m.excluded_purchases_review({ provider: name, branch: isolate(branch) }),
              m.purchases_review_once(),
            ],
            notSent: [...told.notSent, m.excluded_purchases_prices_stay()],
            action: m.excluded_purchases_action({ amount: moneyText(invoice.sums.net) }),
            readBack: {
              facts: [
                { label: m.purchases_provider(), value: nameOf(invoice.providerId) },
                ...(otherBranch === null ? [] : [{ label: m.purchases_branch(), value: branch }]),
                ...sumFacts(invoice),
              ],
              confirm: m.excluded_purchases_confirm({ provider: name }),
            },
          };
        }}
        renderReceipt={(applied) => (
          <ExcludedReceipt
            applied={applied}
            provider={nameOf}
            finder={finder}
            onAnother={startOver}
            onAnotherKept={() => writing.begin({ ...begun, ...keptForAnother(form.getValues()) })}
          />
        )}
      >
        <Notice tone="info" icon={IconFileInvoice}>
          {m.excluded_purchases_explained()}
        </Notice>
        <div className={shared.pair} data-wide-form>
          <ProviderField onCreate={provider.create}>
            <Field name="providerId" />
            <OfProvider form={form} of={providers} />
          </ProviderField>
          <div className={shared.column}>
            <Field name="date" />
            <Field name="paymentType" />
          </div>
        </div>
        <FurtherFields>
          <AskLastPurchase />
          <Summed>
            <ExcludedLines form={form} finder={finder} hasFailed={hasFailed} />
            <ExcludedTotals />
            <ExcludedSums form={form} />
          </Summed>
          <p className={shared.quiet}>{m.excluded_purchases_prices_stay()}</p>
          <LotFields form={form} branch={place} today={today} />
        </FurtherFields>
      </WriteForm>
      {provider.dialog}
    </>
  );
}
