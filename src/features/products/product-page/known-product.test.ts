import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { productKeys } from '@/api/products/keys';
import { pageOf } from '@/modules/whole-list/test-lists';
import { testProduct, testProducts } from '../test-products';
import { knownProduct } from './product-finding';

const branch = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00';
const other = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b01';

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});

const keepPage = (of: string, page: number, updatedAt: number) =>
  client.setQueryData(
    productKeys.list({ branch: of, page, perPage: 2 }),
    pageOf(testProducts(7), page, 2),
    { updatedAt },
  );
const known = (id: string) => knownProduct(client, branch, id);

describe('M97: the copy of a product that is in memory', () => {
  it('is none where nothing was read, or only another branch', () => {
    expect(known('p-1')).toBeNull();
    keepPage(other, 1, 1000);
    expect(known('p-1')).toBeNull();
  });

  it('comes from a page of the list, with its age and its place, in either case of the id', () => {
    keepPage(branch, 2, 1000);
    expect(known('P-3')).toMatchObject({
      product: { id: 'p-3' },
      readAt: 1000,
      place: { page: 2, perPage: 2 },
    });
  });

  it('is the youngest of all', () => {
    keepPage(branch, 2, 2000);
    const list = { rows: testProducts(450), readAt: 3000 };
    client.setQueryData(productKeys.whole(branch), list);
    expect(known('p-3')).toMatchObject({ readAt: 3000, place: { page: 1, perPage: 200 } });
    expect(known('p-440')).toMatchObject({ readAt: 3000, place: { page: 3, perPage: 200 } });
    const found = { product: testProduct({ id: 'p-3' }), readAt: 4000, place: null };
    client.setQueryData(productKeys.found(branch, 'p-3'), found);
    expect(known('p-3')).toEqual(found);
  });

  it('is not one that a write has made doubtful', async () => {
    keepPage(branch, 2, 1000);
    await client.invalidateQueries({ queryKey: productKeys.all });
    expect(known('p-3')).toBeNull();
  });
});
