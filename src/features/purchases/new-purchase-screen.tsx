import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { catalogQueries } from '@/api/catalogs/queries';
import { currentProfile } from '@/api/core/profile';
import { recognisedVat } from '@/api/taxes/recognised-vat';
import { isShareOfPrice } from '@/api/taxes/schemas';
import { taxQueries } from '@/api/taxes/queries';
import { percentOf } from '@/domain/price';
import { createStore } from '@/domain/store';
import { ofBranch } from '@/modules/branch-picker/of-branch';
import {
  branchInContext,
  useBranchName,
  useBranchPlace,
  type BranchPlace,
} from '@/modules/branch-picker/use-branches';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { useDraft } from '@/modules/drafts/use-draft';
import { useExcludedStart } from '@/modules/excluded-start/use-excluded-start';
import { ConfirmField } from '@/modules/form-fields/confirm-field';
import { FurtherFields } from '@/modules/form/further-fields';
import { useWriteForm } from '@/modules/form/use-write-form';
import { WriteForm } from '@/modules/form/write-form';
import { stageOf, stagesOf } from '@/modules/form/write-stages';
import { useProviders } from '@/modules/provider-directory/use-providers';
import { ProviderField, useNewProvider } from '@/modules/provider-form/provider-field';
import type { TypedProvider } from '@/modules/provider-form/provider-form';
import { useSession } from '@/modules/session/session-context';
import { AskLastPurchase, useOtherBranch } from '@/modules/purchase-form/other-branch';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { Summed } from '@/modules/purchase-form/sums';
import { moneyText } from '@/text/amount-text';
import { formatCalendarDate } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { keptForAnother } from './another-purchase';
import { EarlierPurchases, useEarlierPurchases } from './earlier-purchases';
import { excludedRows } from './excluded-rows';
import { DocumentFiles, TakenDocuments } from './from-document/document-files';
import { documentInReview, unnamedInReview } from './from-document/document-review';
import { isIssuedExcluded } from './from-document/imported';
import { knownSupplier } from './from-document/known-supplier';
import { Told } from './from-document/told';
import { useDocumentFiles } from './from-document/use-document-files';
import { linesIn } from './line-grid/line-text';
import {
  knownOf,
  ofPurchase,
  purchaseForm,
  withoutCodes,
  type PurchaseFormReturn,
  type PurchaseInput,
} from './purchase-form';
import { PurchaseLines, type PastedLines } from './purchase-lines';
import { PurchaseReceipt } from './purchase-receipt';
import { SentLines } from './sent-lines';
import { TotalsNote, TotalsPanel, TotalSums } from './totals-panel';
import { useLines } from './use-lines';

const { Field } = purchaseForm;

/** Records a purchase of a branch (API description, Purchase). */
export const NewPurchaseScreen = ofBranch(function NewPurchase({ branchId }: { branchId: string }) {
  const branch = useBranchName(branchId);
  return (
    <div className={shared.screen}>
      <ScreenTitle title={m.purchases_title()} of={branch} ofBelow ofForm />
      <PurchaseWriteForm branchId={branchId} branch={branch} />
    </div>
  );
});

function PurchaseWriteForm({ branchId, branch }: { branchId: string; branch: string }) {
  const place = useBranchPlace(branchId);
  const client = useQueryClient();
  const today = useBusinessToday();
  const vatPercent = useVatPercent(branchId);
  const earlier = useEarlierPurchases();
  const otherBranch = useOtherBranch(branchId, branch);
  const { taxNumbers } = useSession().integration;
  const { nameOf, entryOf, isUnnamed } = useProviders();
  const [pasted] = useState(() => createStore<PastedLines | null>(null));
  const around = useMemo(
    () => ({
      vatPercent,
      today,
      earlier,
      taxNumbers,
      entryOf,
      hasPasted: () => pasted.get() !== null,
    }),
    [vatPercent, today, earlier, taxNumbers, entryOf, pasted],
  );
  const begun = useMemo(
    () => ({ ...purchaseForm.empty, branchId, date: formatCalendarDate(today) }),
    [branchId, today],
  );
  const writing = useWriteForm(purchaseForm, {
    initial: begun,
    around,
    context: ({ beside, againReason, documentFile }) => ({
      ...branchInContext(place),
      ...(beside.length > 0 && { confirms: [...beside], reason: againReason }),
      ...(documentFile !== '' && { document: documentFile }),
    }),
  });
  const { form, outcome } = writing;
  const draft = useDraft(form, purchaseForm.draft, {
    outcome,
    begun,
    branch: place,
    // A document tells its supplier itself.
    whom: ({ providerId, document }) => (document === '' ? nameOf(providerId) : ''),
  });
  const store = useLines(form);
  const provider = useNewProvider((id) =>
    form.setValue('providerId', id, { shouldDirty: true, shouldValidate: true }),
  );
  const createProvider = (soughtAs: TypedProvider | undefined) => {
    const { rows = [] } = client.getQueryData(catalogQueries.countries().queryKey) ?? {};
    provider.create(knownSupplier(form.getValues('document'), rows) ?? soughtAs);
  };
  const startOver = () => writing.begin(begun);
  const documents = useDocumentFiles({
    form,
    begun,
    branch: place,
    isOpening: draft.view.opening !== null,
    flushLines: store.flush,
  });
  const { state } = writing.writing;
  const isBound = state.kind === 'idle' && draft.view.bound !== null;
  const stage = isBound ? 'doubt' : stageOf(stagesOf(state));
  // A draft opened from the receipt is another purchase; one opened over a review would fill the form behind it.
  const onOpen = stage === 'receipt' ? startOver : stage === 'form' ? () => undefined : null;
  const taken = <TakenDocuments documents={documents} branchId={branchId} onOpen={onOpen} />;
  return (
    <div className={shared.screen} {...documents.around}>
      {stage === 'form' ? null : taken}
      <WriteForm
        {...writing}
        of={ofPurchase}
        startOver={startOver}
        draft={draft}
        branch={{ name: branch }}
        review={(purchase) => {
          const told = purchaseForm.reviewed(purchase, around, { providerId: nameOf });
          return {
            ...told,
            doubts: [
              ...(otherBranch === null ? [] : [otherBranch]),
              ...(isUnnamed(purchase.providerId) ? [unnamedInReview(form.getValues())] : []),
              ...documentInReview(form.getValues(), knownOf(purchase, around)),
              ...told.doubts,
            ],
            sentences: [
              m.purchases_review({
                amount: moneyText(purchase.totals.toPay),
                provider: isolate(nameOf(purchase.providerId)),
                branch: isolate(branch),
              }),
              m.purchases_review_once(),
            ],
            ...besideFacts(purchase),
            action: m.purchases_action({ amount: moneyText(purchase.totals.toPay) }),
          };
        }}
        renderReceipt={(applied) => (
          <PurchaseReceipt
            applied={applied}
            provider={nameOf}
            onAnother={startOver}
            onAnotherKept={() => writing.begin({ ...begun, ...keptForAnother(form.getValues()) })}
          />
        )}
      >
        <DocumentFiles documents={documents} form={form} taken={stage === 'form' ? taken : null} />
        <div className={shared.pair} data-wide-form>
          <ProviderField onCreate={createProvider}>
            <Field name="providerId" />
          </ProviderField>
          <Told name="documentType" form={form} />
          <Told name="date" form={form} />
          <div className={shared.column}>
            <Told name="isCredit" form={form} />
            <Told name="creditDays" form={form} />
          </div>
          <FurtherFields>
            <Told name="generationCode" form={form} />
            <Told name="controlNumber" form={form} />
            <EarlierPurchases form={form} />
            <Told name="stamp" form={form} />
          </FurtherFields>
        </div>
        <FurtherFields>
          <AskLastPurchase />
          <OfDocument form={form} branch={place} onGone={draft.moves.discard} />
          <Summed>
            <PurchaseLines
              branchId={branchId}
              form={form}
              store={store}
              pasted={pasted}
              outcome={outcome}
            />
            <TotalsPanel form={form} store={store} around={around} />
            <TotalSums form={form} store={store} around={around} />
          </Summed>
          <Told name="observation" form={form} />
        </FurtherFields>
      </WriteForm>
      {provider.dialog}
    </div>
  );
}

/** What the review shows besides the facts. */
const besideFacts = ({ lines }: PurchaseInput) => ({
  lines: <SentLines lines={lines} />,
  assumed: <TotalsNote />,
});

interface OfDocumentProps {
  form: PurchaseFormReturn;
  branch: BranchPlace;
  /** What is typed here goes on elsewhere. */
  onGone: () => void;
}

/** What the kind of document asks for besides. */
function OfDocument({ form, branch, onGone }: OfDocumentProps) {
  const { control } = form;
  const [documentType, generationCode, controlNumber, document, confirmed] = useWatch({
    control,
    name: ['documentType', 'generationCode', 'controlNumber', 'document', 'codesConfirmed'],
  });
  const { touchedFields: passed, isSubmitted } = useFormState({ control });
  if (documentType === 'fse' && isIssuedExcluded(document)) {
    return <Notice tone="info">{m.purchases_fse_issued()}</Notice>;
  }
  if (documentType === 'fse') return <ToExcluded form={form} branch={branch} onGone={onGone} />;
  const isComplete = generationCode.trim() !== '' && controlNumber.trim() !== '';
  if (documentType !== 'ccf' || isComplete) return null;
  // Asked before anybody could type them, it would only push the lines down.
  const isPassed = passed.generationCode === true && passed.controlNumber === true;
  if (!isPassed && !isSubmitted && confirmed === '') return null;
  return (
    <ConfirmField
      control={control}
      name="codesConfirmed"
      what={withoutCodes}
      label={m.purchases_without_codes()}
    >
      <p className={shared.quiet}>{m.purchases_codes_missing()}</p>
    </ConfirmField>
  );
}

/** An invoice of our own has a screen of its own; what carries over goes along. */
function ToExcluded({ form, branch, onGone }: OfDocumentProps) {
  const navigate = useNavigate();
  const { start, isUnderWay, hasFailed } = useExcludedStart(branch);
  const go = () => {
    const { providerId, date, lines } = form.getValues();
    const rows = excludedRows(linesIn(lines), currentProfile().lineTypes);
    start({ providerId, date, lines: rows }, (draft) => {
      onGone();
      void navigate({
        to: '/branches/$branchId/purchases/excluded/new',
        params: { branchId: branch.id },
        search: { draft },
      });
    });
  };
  return (
    <Notice tone="info" icon={IconInfoCircle}>
      <p>{m.purchases_fse_explained()}</p>
      <Button size="xs" variant="default" busy={isUnderWay} onClick={go}>
        {m.purchases_fse_go()}
      </Button>
      {hasFailed ? <p role="alert">{m.purchases_fse_failed()}</p> : null}
    </Notice>
  );
}

/** The branch's VAT in percent; the profile's while its taxes are not read, or do not say. */
function useVatPercent(branchId: string): string {
  const { data } = useQuery(taxQueries.list(branchId));
  const vat = recognisedVat(data?.rows ?? []).find(isShareOfPrice);
  return vat === undefined ? currentProfile().vatPercent : percentOf(vat.fraction);
}
