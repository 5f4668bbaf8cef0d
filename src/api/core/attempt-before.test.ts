import { expect, it } from 'vitest';
import { recordBeforeSchema } from '@/contract/attempt';
import { beforeChange } from './attempt-before';

it('notes what a product was called and cost', () => {
  const before = { code: 'A-1', name: 'Arroz', price: '1.10' };
  expect(beforeChange({ sku: 'A-1', name: 'Arroz', price: '1.10' })).toEqual({ before });
  expect(beforeChange({ sku: null, name: null, price: null })).toEqual({ before: {} });
});

it('notes nothing that the gateway would refuse', () => {
  const long = '\u{1f600}'.repeat(300);
  const { before } = beforeChange({ sku: long, name: long, price: `0.${'1'.repeat(30)}` });
  expect(recordBeforeSchema.safeParse(before).success).toBe(true);
  expect(before).not.toHaveProperty('price');
});
