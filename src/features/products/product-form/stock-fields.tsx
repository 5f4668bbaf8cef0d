import { useWatch } from 'react-hook-form';
import { readDecimal } from '@/domain/typed-decimal';
import { ConfirmField } from '@/modules/form-fields/confirm-field';
import { m } from '@/text/generated/messages';
import { decimalRules, unusualQuantity } from './decimal-rules';
import { ProductField, type FieldsProps, type ProductForm } from './product-fields';
import classes from './product-form.module.css';
import { amountText } from '@/text/amount-text';
import { unusualWords } from './product-doubts';

/** The stock a product begins with and the one at which it runs low; what is on the shelf later is never changed here. */
export function StockFields({ form, mode }: FieldsProps) {
  const kind = useWatch({ control: form.control, name: 'kind' });
  if (kind === 'service')
    return <p className={classes.quiet}>{m.product_form_service_no_stock()}</p>;
  return (
    <div className={classes.pair}>
      {mode === 'create' ? (
        <QuantityField form={form} name="availability" confirms="confirmedAvailability" />
      ) : null}
      <QuantityField form={form} name="limitAvailability" confirms="confirmedLimit" />
    </div>
  );
}

interface QuantityProps {
  form: ProductForm;
  name: 'availability' | 'limitAvailability';
  confirms: 'confirmedAvailability' | 'confirmedLimit';
}

/** A quantity; what is unusual about it is asked about beneath, and only the answer lets it through. */
function QuantityField({ form, name, confirms }: QuantityProps) {
  const { control } = form;
  const typed = useWatch({ control, name });
  const reading = readDecimal(typed, decimalRules.quantity);
  const quantity = 'value' in reading ? reading.value : '';
  const unusual = unusualQuantity(quantity);
  return (
    <div className={classes.quantity}>
      <ProductField name={name} />
      {unusual === null ? null : (
        <ConfirmField
          control={control}
          name={confirms}
          what={quantity}
          label={m.product_form_quantity_confirm({ quantity: amountText(quantity) })}
        >
          <p>{unusualWords[unusual]()}</p>
        </ConfirmField>
      )}
    </div>
  );
}
