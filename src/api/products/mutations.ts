import type { Write } from '../core/attempt';
import { createProduct, updateProduct } from './write-operations';
import {
  readCreatedProduct,
  readUpdatedProduct,
  type NewProduct,
  type ProductUpdate,
  type StoredProduct,
} from './write-schemas';

/** Its value is null when the service told nothing: the product is then found by its SKU in the list. */
const create: Write<NewProduct, StoredProduct | null> = {
  operation: { name: 'products.create', missing: 'branch' },
  toRequest: createProduct,
  read: readCreatedProduct,
};

const update: Write<ProductUpdate, StoredProduct> = {
  operation: { name: 'products.update', missing: 'told' },
  toRequest: updateProduct,
  read: readUpdatedProduct,
};

/** The area's writes, for `useAttempt`. */
export const productMutations = { create, update };
