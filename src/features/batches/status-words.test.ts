import { expect, it } from 'vitest';
import { listedInWords } from './status-words';

it('all lots of a list are those of its product, where it is narrowed to one', () => {
  const all = { status: null, days: 30, product: null };
  expect(listedInWords(all)).toMatch(/^Todos los lotes de la sucursal,/);
  expect(listedInWords({ ...all, product: 'p-1' })).toMatch(/^Todos los lotes de este producto,/);
  expect(listedInWords({ ...all, status: 'expired', product: 'p-1' })).toMatch(/ya pasó/);
});
