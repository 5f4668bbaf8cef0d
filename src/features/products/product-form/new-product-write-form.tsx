import { useQueryClient } from '@tanstack/react-query';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { useDraft } from '@/modules/drafts/use-draft';
import { useWriteForm } from '@/modules/form/use-write-form';
import { WriteForm } from '@/modules/form/write-form';
import { wholeProducts } from '@/modules/whole-list/whole-products';
import { useKnownList } from '@/modules/whole-list/use-whole-list';
import { keptForAnother } from './copied-product';
import { skuStatus } from './known-skus';
import { NewProductFields } from './new-product-fields';
import { newProductForm, type AroundNew } from './new-product-form';
import type { TypedProduct } from './product-fields';
import { ProductReceipt } from './product-receipt';
import { productReview } from './product-review';
import { SkuNotes } from './sku-notes';
import { UnknownCreation } from './unknown-creation';
import { useProductNames } from './use-product-names';
import { useProductTaxes } from './use-product-taxes';

interface Props {
  branchId: string;
  /** What it starts from. */
  initial: TypedProduct;
}

/** Creates a product in a branch: typed, reviewed, sent at most once, and found again by its SKU where the answer says nothing. */
export function NewProductForm({ branchId, initial }: Props) {
  const client = useQueryClient();
  const branch = useBranchName(branchId);
  const names = useProductNames();
  const taxes = useProductTaxes(branchId);
  const all = useKnownList(wholeProducts(branchId));
  const around: AroundNew = {
    branchId,
    taxes: taxes.taxes,
    names,
    takenBy: (sku) => skuStatus(client, { branch: branchId, sku, whole: all?.rows ?? null }).taken,
  };
  const written = useWriteForm(newProductForm, {
    around,
    initial,
    context: () => ({ branchId, branchName: branch }),
  });
  const { form, writing, outcome, begin, startOver } = written;
  const draft = useDraft(form, newProductForm.draft, {
    outcome,
    branch: { id: branchId, name: branch },
  });
  return (
    <WriteForm
      {...written}
      draft={draft}
      branch={{ name: branch }}
      review={(product) => productReview(product, { ...around, branch })}
      renderLookUp={(settleForm) => (
        <UnknownCreation
          branchId={branchId}
          sku={outcome?.input.sku ?? ''}
          onSettle={writing.settle}
          settleForm={settleForm}
        />
      )}
      renderReceipt={(applied) => (
        <ProductReceipt
          outcome={applied}
          branchId={branchId}
          names={names}
          onAnother={startOver}
          onSimilar={() => begin(keptForAnother(form.getValues()))}
        />
      )}
    >
      <NewProductFields
        form={form}
        taxes={taxes}
        skuNotes={<SkuNotes form={form} branchId={branchId} />}
      />
    </WriteForm>
  );
}
