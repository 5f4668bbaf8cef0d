import { DirectoryField } from '@/modules/directory-picker/directory-field';
import { Rows } from '@/modules/form/field';
import { m } from '@/text/generated/messages';
import { ProductField, type ProductForm } from './product-fields';
import classes from './product-form.module.css';

/** Prices of its own in price lists. The service lists none of those, so they are known by our address book or by a pasted id. */
export function ListPriceFields({ form: { control } }: { form: ProductForm }) {
  return (
    <>
      <p className={classes.quiet}>{m.product_form_lists_help()}</p>
      <Rows name="prices">
        {(at) => (
          <>
            <DirectoryField control={control} name={at('priceListId')} kind="price-list" />
            <ProductField name={at('price')} />
          </>
        )}
      </Rows>
    </>
  );
}
