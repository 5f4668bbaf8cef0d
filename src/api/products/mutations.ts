import { recordWriteOf } from '../core/write';
import {
  changedProduct,
  newProduct,
  newValues,
  readCreatedProduct,
  readUpdatedProduct,
  updatedValues,
  type ProductUpdate,
} from './write-schemas';

export const productMutations = {
  /** Its value is null when the service told nothing: the product is then found by its SKU in the list. */
  create: recordWriteOf('products.create', {
    record: newProduct,
    values: newValues,
    read: readCreatedProduct,
  }),
  /** Changes a product; a changed stock posts an inventory adjustment. */
  update: recordWriteOf('products.update', {
    record: changedProduct,
    slots: ({ loaded }: ProductUpdate) => ({ id: loaded.id }),
    values: updatedValues,
    read: readUpdatedProduct,
  }),
};
