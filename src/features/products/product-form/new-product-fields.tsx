import { useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import type { ProductForm } from './product-fields';
import { FieldGroup, IdentityFields } from './identity-fields';
import { KindFields } from './kind-fields';
import { ListPriceFields } from './list-price-fields';
import { PortionFields } from './portion-fields';
import { PriceFields } from './price-fields';
import { StockFields } from './stock-fields';
import { TaxFields } from './tax-fields';
import type { ProductTaxes } from './use-product-taxes';

interface Props {
  form: ProductForm;
  taxes: ProductTaxes;
  /** Below the SKU: what is known of it. */
  skuNotes?: ReactNode;
}

/** What is typed of a new product. Each group stands by itself, so that a form of an existing one takes those it needs. */
export function NewProductFields({ form, taxes, skuNotes }: Props) {
  const composition = useWatch({ control: form.control, name: 'composition' });
  const fields = { form, mode: 'create' } as const;
  return (
    <>
      <FieldGroup title={m.product_form_group_identity()}>
        <IdentityFields {...fields} skuNotes={skuNotes} />
        <KindFields form={form} />
      </FieldGroup>
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
    </>
  );
}
