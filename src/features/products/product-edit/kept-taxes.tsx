import { useWatch } from 'react-hook-form';
import type { Product } from '@/api/products/schemas';
import type { Tax } from '@/api/taxes/schemas';
import { RefusalWords } from '@/modules/form-fields/field-foot';
import { useLastRefusal } from '@/modules/form-fields/form-scope';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { setValues, type ProductForm } from '../product-form/product-fields';
import classes from '../product-form/product-form.module.css';
import { lacksVat, vatRules } from '../product-form/vat';
import { treatmentOf } from '../product-row';
import { taxName } from '../product-words';

interface Props {
  form: ProductForm;
  product: Product;
  /** Of the branch; null while they are not known. */
  taxes: readonly Tax[] | null;
}

/** What is to be said of taxes that are left as they are. */
export function KeptTaxes(props: Props) {
  const way = useWatch({ control: props.form.control, name: 'taxWay' });
  return way === 'leave' ? <LeftTaxes {...props} /> : null;
}

/** They may not go with how the product is taxed, or be refused: there is no list of them to say so at. */
function LeftTaxes({ form, product, taxes }: Props) {
  const { control } = form;
  const treatment = useWatch({ control, name: 'taxTreatment' });
  const refusal = useLastRefusal('taxIds');
  const doubt = leftDoubt(product, treatment, taxes ?? []);
  const vat = taxes?.find(({ id }) => id === vatRules(taxes, '')?.usual);
  return (
    <>
      {refusal === undefined ? null : (
        <div className={classes.wrong} data-field="taxIds" tabIndex={-1}>
          <RefusalWords messages={refusal.messages} />
        </div>
      )}
      {doubt === null ? null : (
        <Notice
          tone="warn"
          actions={
            treatment === 'taxed' && vat !== undefined ? (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  const taxIds = [...(product.taxIds ?? []), vat.id];
                  setValues(form, { taxWay: 'choose', taxIds });
                }}
              >
                {m.product_form_add_vat({ tax: taxName(vat) })}
              </Button>
            ) : null
          }
        >
          {doubt}
        </Notice>
      )}
    </>
  );
}

/** Taxes without the VAT are told where the product was not taxed before: another one lives with them. */
function leftDoubt(product: Product, treatment: string, taxes: readonly Tax[]): string | null {
  const { taxIds } = product;
  if (taxIds === null || treatment === '') return null;
  if (treatment !== 'taxed') return taxIds.length > 0 ? m.product_edit_untaxed_keeps() : null;
  if (taxIds.length === 0) return m.product_edit_taxed_lacks();
  const isTurned = treatmentOf(product) !== 'taxed';
  return isTurned && lacksVat(taxIds, taxes) ? m.product_edit_kept_lack_vat() : null;
}
