import { expect, it } from 'vitest';
import { defaultProfile } from '../../../src/contract/profile';
import { mayBeHeld, operationsOf } from './operations';

it('answers are held of lists that tell of nobody, and of nothing else', () => {
  const held = operationsOf(defaultProfile).filter(mayBeHeld);
  expect(held.map(({ method, template }) => `${method} ${template}`)).toEqual([
    'GET /activities',
    'GET /product-categories',
    'GET /product-measurements',
    'GET /payment-methods',
    'GET /incoterms',
    'GET /countries',
    'GET /branches',
    'GET /taxes/branch/{id}',
    'GET /treasury/banks',
    'GET /treasury/petty-cashes',
    'GET /treasury/checkbooks',
    'GET /products/branch/{id}',
    'GET /inventory/batches',
  ]);
});
