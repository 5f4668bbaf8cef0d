import { useWatch } from 'react-hook-form';
import type { SeenProduct } from '@/api/products/reread';
import { ConfirmField } from '@/modules/form-fields/confirm-field';
import { m } from '@/text/generated/messages';
import { ProductField, type ProductForm } from '../product-form/product-fields';
import { FieldGroup, IdentityFields } from '../product-form/identity-fields';
import { KindFields } from '../product-form/kind-fields';
import { ListPriceFields } from '../product-form/list-price-fields';
import { PortionFields } from '../product-form/portion-fields';
import { PriceFields } from '../product-form/price-fields';
import { SkuNotes } from '../product-form/sku-notes';
import { StockFields } from '../product-form/stock-fields';
import { TaxFields } from '../product-form/tax-fields';
import type { ProductTaxes } from '../product-form/use-product-taxes';
import { BranchMove } from './branch-move';
import { KeptTaxes } from './kept-taxes';
import { ReadStock } from './read-stock';

interface Props {
  form: ProductForm;
  branchId: string;
  seen: SeenProduct;
  taxes: ProductTaxes;
  /** It has portions, which nobody can read. */
  hasPortions: boolean;
}

/** What may be changed of a product. Its stock is read here and changed elsewhere. */
export function EditFields({ form, branchId, seen, taxes, hasPortions }: Props) {
  const { control } = form;
  const [composition, portionsWay, pricesWay] = useWatch({
    control,
    name: ['composition', 'portionsWay', 'pricesWay'],
  });
  const { product } = seen;
  const fields = { form, mode: 'edit' } as const;
  return (
    <>
      <FieldGroup title={m.product_form_group_identity()}>
        <IdentityFields
          {...fields}
          skuNotes={<SkuNotes form={form} branchId={branchId} own={product} />}
        />
        <KindFields form={form} />
        {hasPortions && composition !== 'portions' ? (
          <ConfirmField
            control={control}
            name="confirmedComposition"
            what={composition}
            label={m.product_edit_portions_lost_yes()}
          >
            <p>{m.product_edit_portions_lost()}</p>
          </ConfirmField>
        ) : null}
      </FieldGroup>
      <FieldGroup title={m.product_form_group_price()}>
        <TaxFields {...fields} taxes={taxes} />
        <KeptTaxes form={form} product={product} />
        <PriceFields {...fields} taxes={taxes.taxes} keptTaxIds={product.taxIds} />
      </FieldGroup>
      {composition === 'portions' ? (
        <FieldGroup title={m.product_form_group_portions()}>
          {hasPortions ? <ProductField name="portionsWay" /> : null}
          {portionsWay === 'replace' ? <PortionFields form={form} /> : null}
        </FieldGroup>
      ) : null}
      <FieldGroup title={m.product_form_group_stock()}>
        <ReadStock branchId={branchId} seen={seen} />
        <StockFields {...fields} />
      </FieldGroup>
      <FieldGroup title={m.product_form_group_lists()}>
        <ProductField name="pricesWay" />
        {pricesWay === 'replace' ? <ListPriceFields form={form} /> : null}
      </FieldGroup>
      <FieldGroup title={m.product_edit_branch()}>
        <BranchMove form={form} branchId={branchId} />
      </FieldGroup>
    </>
  );
}
