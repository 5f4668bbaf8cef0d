import { IconAlertTriangle } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import { Rows } from '@/modules/form/field';
import { Notice } from '@/ui/feedback/notice';
import { readPortions, portionDoubtWords, portionInWords } from './portion-doubts';
import { ProductField, type ProductForm } from './product-fields';
import classes from './product-form.module.css';

/** What a product is sold in besides whole: how much of it there is, and the portions of it (API description, Product). */
export function PortionFields({ form }: { form: ProductForm }) {
  return (
    <>
      <div className={classes.pair}>
        <ProductField name="baseUnitQuantity" />
      </div>
      <Rows name="portions">
        {(at, index) => (
          <>
            <ProductField name={at('name')} />
            <ProductField name={at('unitQuantity')} />
            <ProductField name={at('price')} />
            <PortionNote form={form} index={index} />
          </>
        )}
      </Rows>
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
