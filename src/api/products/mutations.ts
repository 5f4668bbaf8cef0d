import { currentProfile } from '../core/profile';
import { writeOf } from '../core/write';
import { toCreateBody, toUpdateBody } from './to-body';
import {
  readCreatedProduct,
  readUpdatedProduct,
  type NewProduct,
  type ProductUpdate,
} from './write-schemas';

/** The area's writes, for `useAttempt`. */
export const productMutations = {
  /** Its value is null when the service told nothing: the product is then found by its SKU in the list. */
  create: writeOf('products.create', {
    body: (product: NewProduct) => toCreateBody(product, currentProfile()),
    read: readCreatedProduct,
  }),
  /** Changes a product; a changed stock posts an inventory adjustment. */
  update: writeOf('products.update', {
    slots: ({ loaded }: ProductUpdate) => ({ id: loaded.id }),
    body: (update) => toUpdateBody(update, currentProfile()),
    read: readUpdatedProduct,
  }),
};
