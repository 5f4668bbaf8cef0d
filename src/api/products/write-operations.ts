import type { WriteRequest } from '../core/attempt';
import { currentProfile } from '../core/profile';
import { serviceUrl } from '../core/url';
import { toCreateBody, toUpdateBody } from './to-body';
import type { NewProduct, ProductUpdate } from './write-schemas';

/** Creates a product in a branch. */
export function createProduct(product: NewProduct): WriteRequest {
  const body = toCreateBody(product, currentProfile());
  return { method: 'POST', url: serviceUrl('/products'), body };
}

/** Changes a product; a changed stock posts an inventory adjustment. */
export function updateProduct(update: ProductUpdate): WriteRequest {
  const url = serviceUrl('/products/{id}', { id: update.loaded.id });
  return { method: 'PUT', url, body: toUpdateBody(update, currentProfile()) };
}
