import type { ProductForm } from './form-type';
import type { TypedProduct } from './typed-product';

/** Puts values into the form as if somebody had typed them. */
export function setValues(form: ProductForm, values: Partial<TypedProduct>): void {
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  for (const [name, value] of Object.entries(values)) {
    // Names and values come from one typed record; its entries are typed as texts and anything.
    form.setValue(name as keyof TypedProduct, value, options);
  }
}
