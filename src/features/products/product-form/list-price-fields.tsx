import { DirectoryField } from '@/modules/directory-picker/directory-field';
import { DecimalField } from '@/modules/form-fields/decimal-field';
import { RowsField } from '@/modules/form-fields/rows-field';
import { m } from '@/text/generated/messages';
import type { FieldsProps } from './form-type';
import classes from './product-form.module.css';
import { RowsRefusal } from './rows-refusal';
import { emptyListPrice } from './typed-product';

/** Prices of its own in price lists. The service lists none of those, so they are known by our address book or by a pasted id. */
export function ListPriceFields({ form }: Pick<FieldsProps, 'form'>) {
  const { control } = form;
  return (
    <>
      <p className={classes.quiet}>{m.product_form_lists_help()}</p>
      <RowsField
        form={form}
        name="prices"
        label={m.product_form_list_prices()}
        empty={emptyListPrice}
      >
        {(at) => (
          <>
            <DirectoryField control={control} name={at('priceListId')} kind="price-list" />
            <DecimalField control={control} name={at('price')} unit="money" />
          </>
        )}
      </RowsField>
      <RowsRefusal form={form} name="prices" />
    </>
  );
}
