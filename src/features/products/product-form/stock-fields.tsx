import { createContext, use, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { readDecimal } from '@/domain/typed-decimal';
import { ConfirmField } from '@/modules/form-fields/confirm-field';
import { Rows } from '@/modules/form/rows';
import { amountText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { decimalRules, unusualQuantity } from './decimal-rules';
import {
  readPortions,
  portionDoubtWords,
  portionInWords,
  type PortionReading,
} from './portion-doubts';
import { unusualWords } from './product-doubts';
import { ProductField, type FieldsProps, type ProductForm } from './product-fields';
import classes from './product-form.module.css';

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

/** What a product is sold in besides whole: how much of it there is, and the portions of it (API description, Product). */
export function PortionFields({ form }: { form: ProductForm }) {
  return (
    <>
      <div className={classes.pair}>
        <ProductField name="baseUnitQuantity" />
      </div>
      <ReadPortions form={form}>
        <Rows name="portions">
          {(at, index) => (
            <>
              <ProductField name={at('name')} />
              <ProductField name={at('unitQuantity')} />
              <ProductField name={at('price')} />
              <PortionNote index={index} />
            </>
          )}
        </Rows>
      </ReadPortions>
    </>
  );
}

const Portions = createContext<readonly PortionReading[]>([]);

/** Portions are read against each other: once for all, however many there are. */
function ReadPortions({ form, children }: { form: ProductForm; children: ReactNode }) {
  const [portions, base, cost] = useWatch({
    control: form.control,
    name: ['portions', 'baseUnitQuantity', 'cost'],
  });
  return <Portions value={readPortions(portions, { base, cost })}>{children}</Portions>;
}

/** What a row comes to: how many of it there are, and what looks wrong. */
function PortionNote({ index }: { index: number }) {
  const reading = use(Portions)[index];
  if (reading === undefined) return null;
  const words = portionInWords(reading);
  return (
    <div className={classes.portionNote} aria-live="polite">
      {words === null ? null : <p className={classes.quiet}>{words}</p>}
      {reading.doubts.length === 0 ? null : (
        <Notice tone="warn">
          {reading.doubts.map((doubt) => portionDoubtWords[doubt]()).join(' ')}
        </Notice>
      )}
    </div>
  );
}
