import type { UseFormReturn } from 'react-hook-form';
import type { FilledProduct } from './product-schema';
import type { TypedProduct } from './typed-product';

/** The form of a product, new or not. */
export type ProductForm = UseFormReturn<TypedProduct, unknown, FilledProduct>;

/** What every group of fields is given. */
export interface FieldsProps {
  form: ProductForm;
  mode: 'create' | 'edit';
}
