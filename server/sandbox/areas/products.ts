import { ownBranch } from './branches';
import { productRecord } from './product-record';
import { createProduct, updateProduct } from './product-writes';
import { taxesOf } from './taxes';
import type { Call, Operation } from '../operation';
import { readPage, shortPagination } from '../paging';
import { data } from '../replies';

async function listOfBranch({ world, integration, params, query }: Call) {
  const branch = await ownBranch(world, integration.businessId, params['branch_id'] ?? '');
  const { productsPerPage, productRecordWords } = world.variants;
  const page = readPage(query, {
    page: 'page',
    perPage: 'per_page',
    largest: productsPerPage,
    usual: Math.min(20, productsPerPage),
  });
  query.check();
  const ofBranch = world.db.selectFrom('products').where('branch_id', '=', branch);
  const { total } = await ofBranch
    .select((products) => products.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  // Found by the index alone first: a page far down would read every row before it.
  const found = ofBranch
    .select('id')
    .orderBy('name')
    .orderBy('id')
    .limit(page.perPage)
    .offset(page.offset);
  const rows = await world.db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', found)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const taxes = await taxesOf(world, integration.businessId);
  return data('success', {
    data: rows.map((row) => productRecord(row, productRecordWords, taxes)),
    pagination: shortPagination(page, total),
  });
}

export const productOperations: readonly Operation[] = [
  {
    name: 'products.list',
    method: 'GET',
    path: '/products/branch/{branch_id}',
    scope: null,
    envelope: 'success',
    unauthorized: 'error',
    failure: 'error',
    handle: listOfBranch,
  },
  {
    name: 'products.create',
    method: 'POST',
    path: '/products',
    scope: null,
    envelope: 'success',
    unauthorized: 'error',
    failure: 'error',
    handle: createProduct,
  },
  {
    name: 'products.update',
    method: 'PUT',
    path: '/products/{id}',
    scope: 'products',
    envelope: 'success',
    unauthorized: 'error',
    failure: 'error',
    handle: updateProduct,
  },
];
