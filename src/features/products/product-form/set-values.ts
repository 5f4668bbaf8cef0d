import type { ProductForm, TypedProduct } from './product-fields';

/** Puts values into the form as if somebody had typed them. */
export function setValues(form: ProductForm, values: Partial<TypedProduct>): void {
  for (const [path, value] of Object.entries(values)) {
    // Names and values come from one typed record; its entries are typed as texts and anything.
    const name = path as keyof TypedProduct;
    const { invalid } = form.getFieldState(name);
    form.setValue(name, value, { shouldDirty: true, shouldValidate: invalid });
  }
}
