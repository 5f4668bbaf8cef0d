import { zodResolver } from '@hookform/resolvers/zod';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type ProductField, movedFields } from '@/api/products/reread-moved';
import type { AttemptContext } from '@/api/core/attempt';
import type { SeenProduct } from '@/api/products/reread';
import { taxQueries } from '@/api/taxes/queries';
import { shortIdentifier } from '@/domain/identifier';
import {
  branchInContext,
  useBranches,
  useBranchName,
  useBranchPlace,
} from '@/modules/branch-picker/use-branches';
import { useDraft } from '@/modules/drafts/use-draft';
import { WriteForm } from '@/modules/form/write-form';
import { stagesOf } from '@/modules/form/write-stages';
import { useKnownList } from '@/modules/whole-list/use-whole-list';
import { wholeProducts } from '@/modules/whole-list/whole-products';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { skuStatus } from '../product-form/sku-status';
import { setValues, type TypedProduct } from '../product-form/product-fields';
import { useProductTaxes } from '../product-form/use-product-names';
import { rereadCheck } from '../checked-update/reread-check';
import { updateLeavingStock, seenAfter } from '../checked-update/to-update';
import { useCheckedUpdate } from '../checked-update/use-checked-update';
import { useProductReferences } from '../use-product-references';
import { editOf, isEmptyEdit, reviewedEdit } from './edit-changes';
import { EditFields } from './edit-fields';
import { EditMoved, threeWay, withNow } from './edit-moved';
import { EditReceipt } from './edit-receipt';
import { editReview } from './edit-review';
import { editForm, type AroundEdit } from './edit-form';
import { typedFrom } from './edit-values';
import { OutcomeFrame } from '@/modules/outcome-panel/outcome-frame';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import { Button } from '@/ui/form/button';
import { readWhen } from '../checked-update/reread-words';
import { fieldLabel } from './field-words';

interface Props {
  branchId: string;
  /** The product as it was last read; the form stays with what it was opened with. */
  found: SeenProduct;
  /** The branch it belongs to, once that is another one. */
  onMoved: (branchId: string) => void;
}

/** Changes a product: only what was changed is sent, and nothing that somebody else changed is overwritten unseen. */
export function EditWriteForm({ branchId, found, onMoved }: Props) {
  const client = useQueryClient();
  const branch = useBranchName(branchId);
  const place = useBranchPlace(branchId);
  const { branches } = useBranches();
  const { references } = useProductReferences(branchId);
  const [seen, setSeen] = useState(found);
  const [isUnchanged, setUnchanged] = useState(false);
  const aroundOf = ({ product }: SeenProduct): AroundEdit => ({
    branchId,
    before: typedFrom(product),
    taxesOf: (id) => client.getQueryData(taxQueries.list(id).queryKey)?.rows ?? null,
  });
  const around = aroundOf(seen);
  const form = useForm<TypedProduct, unknown, TypedProduct>({
    resolver: zodResolver(editForm.schema(around)),
    defaultValues: around.before,
    shouldFocusError: false,
  });
  const movesTo = useWatch({ control: form.control, name: 'branchId' });
  const taxes = useProductTaxes(movesTo === '' ? branchId : movesTo);
  const update = useCheckedUpdate<TypedProduct>({
    branch: branchId,
    seen,
    onSeen: setSeen,
    asks: (filled, now) =>
      rowsOf(filled, now).length > 0 || isEmptyEdit(editOf(now.product, filled)),
    toUpdate: (filled, now) => updateLeavingStock(seen, now, editOf((now ?? seen).product, filled)),
    context: (): AttemptContext => ({
      form: editForm.name,
      ...branchInContext(place),
      ...draft.context,
    }),
  });
  const { outcome } = stagesOf(update.state);
  const draft = useDraft(form, editForm.draft, {
    outcome,
    branch: place,
    subject: { id: found.product.id, origin: seen, latest: found, onOrigin: setSeen },
  });
  const { hold } = update;
  const movedTo = (outcome?.kind === 'applied' && outcome.input.update.changes.branchId) || null;
  // The head of the page stands outside of the form, and leads to the product.
  useEffect(() => {
    if (movedTo !== null) onMoved(movedTo);
  }, [movedTo, onMoved]);
  const all = useKnownList(wholeProducts(branchId));

  function rowsOf(filled: TypedProduct, now: SeenProduct) {
    return threeWay(seen.product, now.product, editOf(seen.product, filled));
  }
  const toReview = (filled: TypedProduct) => {
    const isEmpty = isEmptyEdit(editOf(seen.product, filled));
    setUnchanged(isEmpty);
    if (isEmpty) return;
    update.toReview(filled);
  };
  const nameOfBranch = (id: string) =>
    branches.find((one) => one.id === id)?.name ?? shortIdentifier(id);
  const takenSku = (sku: string | undefined) => {
    const { id: own } = seen.product;
    const whole = all?.rows ?? null;
    return sku === undefined
      ? null
      : skuStatus(client, { branch: branchId, sku, whole, own }).taken;
  };
  const begin = (from: SeenProduct) => {
    draft.restart(from);
    setUnchanged(false);
    update.edit();
  };
  const startOver = () =>
    begin(
      outcome?.kind === 'applied' ? seenAfter(seen, outcome.value, Date.parse(outcome.at)) : found,
    );
  const decide = (now: SeenProduct, stay: readonly ProductField[]) => {
    const typed = withNow(form.getValues(), now.product, stay);
    setSeen(now);
    setUnchanged(false);
    update.edit();
    setValues(form, typed);
    const read = editForm.schema(aroundOf(now)).safeParse(typed);
    // What came of it cannot be sent as it is: the form says why.
    if (!read.success) return void form.trigger();
    if (isEmptyEdit(editOf(now.product, read.data))) return setUnchanged(true);
    update.decide(read.data, now);
  };

  return (
    <WriteForm
      form={form}
      draft={draft}
      of={editForm}
      needs={(typed) => editForm.needs(typed, around)}
      writing={update}
      branch={{ name: branch }}
      check={rereadCheck(
        update,
        {
          readAt: seen.readAt,
          unchecked: { label: m.product_edit_unchecked(), body: m.product_edit_unchecked_body() },
        },
        hold?.kind !== 'decide' ? null : rowsOf(hold.typed, hold.now).length === 0 ? (
          <AlreadySo onGoOn={() => begin(hold.now)} />
        ) : (
          <EditMoved
            rows={rowsOf(hold.typed, hold.now)}
            opened={seen}
            now={hold.now}
            edit={editOf(seen.product, hold.typed)}
            references={references}
            onDecide={(stay) => decide(hold.now, stay)}
            onBack={update.edit}
          />
        ),
      )}
      onReview={toReview}
      review={(reviewed) =>
        editReview(reviewedEdit(reviewed), {
          seen: reviewed.seen,
          branch,
          checkState: reviewed.checkState,
          references,
          branchName: nameOfBranch,
          taken: takenSku(reviewed.update.changes.sku),
        })
      }
      startOver={startOver}
      renderReceipt={(applied) => (
        <EditReceipt
          outcome={applied}
          references={references}
          movedTo={movedTo === null ? null : { id: movedTo, name: nameOfBranch(movedTo) }}
          onAgain={startOver}
        />
      )}
    >
      <MovedSince seen={seen} latest={found} />
      <EditFields
        form={form}
        branchId={branchId}
        seen={seen}
        taxes={taxes}
        hasPortions={around.before.composition === 'portions'}
      />
      {isUnchanged ? (
        <Notice tone="info" onDismiss={() => setUnchanged(false)}>
          {m.product_edit_unchanged()}
        </Notice>
      ) : null}
    </WriteForm>
  );
}

/** Somebody else saved the very same meanwhile. */
function AlreadySo({ onGoOn }: { onGoOn: () => void }) {
  const arrive = useFocusOnArrival();
  return (
    <OutcomeFrame
      tone="info"
      icon={IconCheck}
      title={m.product_edit_already_title()}
      focusRef={arrive}
      actions={
        <Button size="xs" variant="default" onClick={onGoOn}>
          {m.product_edit_already_go_on()}
        </Button>
      }
    >
      <p>{m.product_edit_already_body()}</p>
    </OutcomeFrame>
  );
}

interface MovedSinceProps {
  /** What the form is about. */
  seen: SeenProduct;
  latest: SeenProduct;
}

/** What became otherwise since a draft was begun: the review asks about it, and nobody is surprised by that. */
function MovedSince({ seen, latest }: MovedSinceProps) {
  const moved = movedFields(seen.product, latest.product).filter(
    (field) => field !== 'availability',
  );
  if (latest.readAt <= seen.readAt || moved.length === 0) return null;
  return (
    <Notice tone="warn">
      {m.product_edit_moved_since({
        when: readWhen(seen.readAt),
        fields: moved.map(fieldLabel).join(', '),
      })}
    </Notice>
  );
}
