import { IconCopy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { productKindOf, type Product } from '@/api/products/schemas';
import { compositionOf } from '@/api/products/words';
import { ofBranch } from '@/modules/branch-picker/of-branch';
import {
  branchInContext,
  useBranchName,
  useBranchPlace,
} from '@/modules/branch-picker/use-branches';
import { useDraft } from '@/modules/drafts/use-draft';
import { FurtherFields } from '@/modules/form/further-fields';
import { useWriteForm } from '@/modules/form/use-write-form';
import { WriteForm } from '@/modules/form/write-form';
import { useKnownList } from '@/modules/whole-list/use-whole-list';
import { wholeProducts } from '@/modules/whole-list/whole-products';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import { Notice } from '@/ui/feedback/notice';
import { BackLink } from '@/ui/layout/back-link';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ProductSearch } from '../product-page/product-search';
import { useProductFinding } from '../product-page/use-product-finding';
import { copyOf, keptForAnother } from '../product-edit/edit-values';
import { FieldGroup, IdentityFields, KindFields } from './identity-fields';
import { skuStatus } from './sku-status';
import { emptyProduct, newProductForm, type AroundNew } from './new-product-form';
import { StockFields, PortionFields } from './stock-fields';
import { PriceFields, ListPriceFields } from './price-fields';
import type { TypedProduct, ProductForm } from './product-fields';
import classes from './product-form.module.css';
import { productName } from '../product-words';
import { ProductReceipt, productReview } from './product-receipt';
import { SkuNotes } from './sku-notes';
import { TaxFields } from './tax-fields';
import { UnknownCreation } from './located-product';
import { useProductNames, useProductTaxes, type ProductTaxes } from './use-product-names';

interface Props {
  branchId: string;
  /** The product of the branch it is a copy of; null for an empty form. */
  from: string | null;
}

/** Creates a product in a branch (API description, Endpoints: POST /products). */
export const NewProductScreen = ofBranch(function NewProduct({ branchId, from }: Props) {
  const branch = useBranchName(branchId);
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.product_form_title()} of={branch} ofBelow ofForm>
        <BackLink to="/branches/$branchId/products" params={{ branchId }}>
          {m.product_form_back()}
        </BackLink>
      </ScreenTitle>
      {from === null ? (
        <NewProductForm branchId={branchId} initial={emptyProduct} />
      ) : (
        <CopiedForm key={from} branchId={branchId} from={from} />
      )}
    </div>
  );
});

/** The form once the product it starts from was found; what is read of that later changes nothing in it. */
function CopiedForm({ branchId, from }: { branchId: string; from: string }) {
  const finding = useProductFinding(branchId, from);
  const [original, setOriginal] = useState<Product | null>(finding.found?.product ?? null);
  if (original === null && finding.found !== null) setOriginal(finding.found.product);
  if (original === null) {
    return <ProductSearch branchId={branchId} productId={from} finding={finding} />;
  }
  return (
    <>
      <Notice tone="info" icon={IconCopy}>
        <p>{m.product_form_copied({ name: isolate(productName(original)) })}</p>
        {missingOf(original).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      <NewProductForm branchId={branchId} initial={copyOf(original)} />
    </>
  );
}

/** What a copy does not have, because it was not readable or cannot be created. */
function missingOf({ productType, compositionType }: Product): string[] {
  const isBoth = productType !== null && productKindOf(productType) === 'both';
  const composition = compositionType === null ? null : compositionOf(compositionType);
  return [
    m.product_form_copied_without(),
    ...(composition === 'portions' ? [m.product_form_copied_portions()] : []),
    ...(isBoth ? [m.product_form_copied_both()] : []),
  ];
}

interface NewProductFormProps {
  branchId: string;
  initial: TypedProduct;
}

/** Creates a product in a branch: typed, reviewed, sent at most once, and found again by its SKU where the answer says nothing. */
function NewProductForm({ branchId, initial }: NewProductFormProps) {
  const client = useQueryClient();
  const branch = useBranchName(branchId);
  const place = useBranchPlace(branchId);
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
    context: () => branchInContext(place),
  });
  const { form, writing, outcome, begin, startOver } = written;
  const draft = useDraft(form, newProductForm.draft, {
    outcome,
    branch: place,
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

interface NewProductFieldsProps {
  form: ProductForm;
  taxes: ProductTaxes;
  /** Below the SKU: what is known of it. */
  skuNotes?: ReactNode;
}

/** What is typed of a new product. Each group stands by itself, so that a form of an existing one takes those it needs. */
export function NewProductFields({ form, taxes, skuNotes }: NewProductFieldsProps) {
  const composition = useWatch({ control: form.control, name: 'composition' });
  const fields = { form, mode: 'create' } as const;
  return (
    <>
      <FieldGroup title={m.product_form_group_identity()}>
        <IdentityFields {...fields} skuNotes={skuNotes} />
        <KindFields form={form} />
      </FieldGroup>
      <FurtherFields>
        <FieldGroup title={m.product_form_group_price()}>
          <TaxFields {...fields} taxes={taxes} />
          <PriceFields {...fields} taxes={taxes.taxes} />
        </FieldGroup>
        {composition === 'portions' ? (
          <FieldGroup title={m.product_form_group_portions()}>
            <PortionFields form={form} />
          </FieldGroup>
        ) : null}
        <FieldGroup title={m.product_form_group_stock()}>
          <StockFields {...fields} />
        </FieldGroup>
        <FieldGroup title={m.product_form_group_lists()}>
          <ListPriceFields form={form} />
        </FieldGroup>
      </FurtherFields>
    </>
  );
}
