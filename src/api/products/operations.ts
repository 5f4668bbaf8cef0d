import { request, type ReadOptions } from '../core/http';
import type { Page } from '../core/paging';
import { checkParams } from '../core/params';
import { serviceUrl } from '../core/url';
import {
  productListParams,
  readProductPage,
  toListQuery,
  type Product,
  type ProductListParams,
} from './schemas';

const list = { name: 'products.list', missing: 'branch' } as const;

/** A page of a branch's products; the service offers no search, filter or order. */
export async function fetchProducts(
  params: ProductListParams,
  options: ReadOptions = {},
): Promise<Page<Product>> {
  const { branch, ...asked } = checkParams(list, productListParams, params);
  const url = serviceUrl('/products/branch/{id}', { id: branch }, toListQuery(asked));
  return request({ ...options, operation: list, url }, (body) => readProductPage(body, asked));
}
