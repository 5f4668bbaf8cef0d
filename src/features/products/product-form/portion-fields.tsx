import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormState, useWatch } from 'react-hook-form';
import { DecimalField } from '@/modules/form-fields/decimal-field';
import { RowsField } from '@/modules/form-fields/rows-field';
import { TextField } from '@/modules/form-fields/text-field';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import type { FieldsProps, ProductForm } from './form-type';
import { readPortions } from './portion-doubts';
import { portionDoubtWords, portionInWords } from './portion-words';
import classes from './product-form.module.css';
import { RowsRefusal } from './rows-refusal';
import { emptyPortion } from './typed-product';

/** What a product is sold in besides whole: how much of it there is, and the portions of it (API description, Product). */
export function PortionFields({ form }: Pick<FieldsProps, 'form'>) {
  const { control } = form;
  const { errors } = useFormState({ control, name: 'portions' });
  const problem = errors.portions?.root?.message ?? errors.portions?.message;
  return (
    <>
      <div className={classes.pair}>
        <DecimalField control={control} name="baseUnitQuantity" unit="quantity" />
      </div>
      <RowsField form={form} name="portions" label={m.product_form_portions()} empty={emptyPortion}>
        {(at, index) => (
          <>
            <TextField control={control} name={at('name')} />
            <DecimalField control={control} name={at('unitQuantity')} unit="quantity" />
            <DecimalField control={control} name={at('price')} unit="money" />
            <PortionNote form={form} index={index} />
          </>
        )}
      </RowsField>
      <RowsRefusal form={form} name="portions" problem={problem} />
    </>
  );
}

/** What a row comes to: how many of it there are, and what looks wrong. */
function PortionNote({ form, index }: { form: ProductForm; index: number }) {
  const [portions, base, cost] = useWatch({
    control: form.control,
    name: ['portions', 'baseUnitQuantity', 'cost'],
  });
  const reading = readPortions(portions, { base, cost })[index];
  if (reading === undefined) return null;
  const words = portionInWords(reading);
  return (
    <div className={classes.portionNote} aria-live="polite">
      {words === null ? null : <p className={classes.quiet}>{words}</p>}
      {reading.doubts.length === 0 ? null : (
        <Notice tone="warn" icon={<IconAlertTriangle size={16} />}>
          {reading.doubts.map((doubt) => portionDoubtWords[doubt]()).join(' ')}
        </Notice>
      )}
    </div>
  );
}
