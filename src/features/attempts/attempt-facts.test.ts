import { expect, it } from 'vitest';
import { writeOperations, type WriteOperation } from '@/api/attempts/names';
import { recordOf } from '@/api/core/test-gateway';
import { noFacts } from '@/contract/attempt';
import { amountInWords, contentFacts } from './attempt-facts';

const facts = { ...noFacts, code: '0614-110351-102-4', amount: '12.5' };
const labelsOf = (operation: WriteOperation) =>
  contentFacts({ ...recordOf('applied', []), operation, facts }).map(({ label }) => label);

it('names the number of a supplier and the price of a product by what they are', () => {
  expect(labelsOf('providers.create')[0]).toBe('NIT, DUI o NRC');
  expect(labelsOf('expenses.create')).toEqual(['Código o referencia', 'Monto']);
  expect(labelsOf('products.update')).toEqual(['Código o referencia', 'Precio sin impuestos']);
});

it('misses an amount only where there should be one', () => {
  const said = writeOperations.filter(
    (operation) => amountInWords({ operation, facts: noFacts }) !== null,
  );
  expect(said).toEqual(['products.create', 'expenses.create', 'payments.apply']);
  expect(amountInWords({ operation: 'products.update', facts })).toBe('$12.50');
});
