import { expect, it } from 'vitest';
import { writeOperations, writes } from '@/api/attempts/names';
import { endWordsOf } from './end-words';

const changes = writeOperations.filter((name) => writes[name].method === 'PUT');

it.each(changes)('asks of %s for the values: the record exists either way', (operation) => {
  const { found, keep } = endWordsOf(operation);
  expect(found.applied()).toBe('Tiene los datos enviados: se guardó');
  expect(found['not-applied']()).toBe('Sigue como antes: no se guardó');
  expect(keep()).toContain('podría pisar lo que otra persona cambió');
  expect(keep()).not.toContain('dos veces');
});

it('asks of a creation whether it is there', () => {
  expect(endWordsOf('products.create').found.applied()).toBe('Sí existe: se guardó');
});
