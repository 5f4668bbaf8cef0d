import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { productMutations } from '@/api/products/mutations';
import { useAttempt } from '@/modules/attempt/use-attempt';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { useDraft } from '@/modules/drafts/use-draft';
import { WriteForm } from '@/modules/form/write-form';
import { stagesOf } from '@/modules/form/write-stages';
import { wholeProducts } from '@/modules/whole-list/whole-products';
import { useKnownList } from '@/modules/whole-list/use-whole-list';
import { m } from '@/text/generated/messages';
import { keptForAnother } from './copied-product';
import { skuStanding } from './known-skus';
import { toNewProduct } from './new-product';
import { productDraft } from './product-draft';
import { NewProductFields } from './product-fields';
import { ProductReceipt } from './product-receipt';
import { productReview } from './product-review';
import { productSchema, requiredOfNew, type FilledProduct } from './product-schema';
import { productSpecs } from './product-specs';
import { refusedInWords } from './refused-words';
import { isFieldShown } from './shown-fields';
import { SkuNotes } from './sku-notes';
import { emptyProduct, type TypedProduct } from './typed-product';
import { UnknownCreation } from './unknown-creation';
import { useProductNames } from './use-product-names';
import { useProductTaxes } from './use-product-taxes';

interface Props {
  branchId: string;
  /** What it starts from. */
  initial: TypedProduct;
}

const of = {
  specs: productSpecs(requiredOfNew),
  wireNames: productMutations.create.names,
  meaning: refusedInWords,
  isShown: isFieldShown,
  reviewLabel: m.product_form_to_review,
};

/** Creates a product in a branch: typed, reviewed, sent at most once, and found again by its SKU where the answer says nothing. */
export function NewProductForm({ branchId, initial }: Props) {
  const client = useQueryClient();
  const branch = useBranchName(branchId);
  const names = useProductNames();
  const productTaxes = useProductTaxes(branchId);
  const { taxes } = productTaxes;
  const resolver = useMemo(
    () => zodResolver(productSchema({ mode: 'create', required: requiredOfNew, taxes })),
    [taxes],
  );
  const form = useForm<TypedProduct, unknown, FilledProduct>({ resolver, defaultValues: initial });
  /** Another product begins: rows that were taken away are not those of this one. */
  const [round, setRound] = useState(0);
  const writing = useAttempt(productMutations.create);
  const { outcome } = stagesOf(writing.state);
  const draft = useDraft(form, productDraft, { outcome, branch: { id: branchId, name: branch } });
  const all = useKnownList(wholeProducts(branchId));

  const begin = (typed: TypedProduct) => {
    form.reset(typed);
    setRound(round + 1);
    writing.edit();
  };
  const startOver = () => begin(emptyProduct);
  return (
    <WriteForm
      form={form}
      draft={draft}
      of={of}
      writing={writing}
      branch={{ name: branch }}
      round={round}
      onReview={(read, kept) =>
        writing.review(toNewProduct(read, { branchId, taxes }), {
          form: 'products',
          branchId,
          branchName: branch,
          ...kept,
        })
      }
      review={(product) => {
        const whole = all?.rows ?? null;
        const { taken } = skuStanding(client, { branch: branchId, sku: product.sku, whole });
        return productReview(product, { branch, names, taxes, taken });
      }}
      startOver={startOver}
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
        taxes={productTaxes}
        skuNotes={<SkuNotes form={form} branchId={branchId} />}
      />
    </WriteForm>
  );
}
