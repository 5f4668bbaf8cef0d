import { describe, expect, it } from 'vitest';
import { stockForm, type TypedStock } from './stock-form';

const problemsOf = (change: Partial<TypedStock>, stock: number | null = 10) =>
  stockForm
    .schema(stock)
    .safeParse({ ...stockForm.empty, quantity: '12', reason: 'Conteo', ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('M124, M127: a change of stock', () => {
  it('limit stock reason: has a reason of 1 to 500 characters', () => {
    expect(problemsOf({ reason: '🧾'.repeat(500) })).toEqual([]);
    expect(problemsOf({ reason: '🧾'.repeat(501) })).toEqual(['reason: forms_too_long']);
    expect(problemsOf({ reason: '\u00a0\u200b' })).toEqual(['reason: forms_missing']);
  });

  it('limit stock quantity way confirmed: has a quantity that a JSON number carries, with up to 6 decimals', () => {
    const confirmed = (quantity: string) => problemsOf({ quantity, confirmed: quantity });
    expect(confirmed('999999999.999999')).toEqual([]);
    expect(confirmed('1000000000')).toContain('quantity: forms_too_large');
    expect(confirmed('0.0000001')).toContain('quantity: forms_too_many_decimals');
    expect(problemsOf({ quantity: '' })).toEqual(['quantity: forms_missing']);
    expect(problemsOf({ quantity: '10.000000' })).toEqual(['quantity: forms_unchanged']);
  });

  it.each(['-1', '0.5', '100000'])('asks before it comes to %s', (quantity) => {
    expect(problemsOf({ quantity })).toEqual(['confirmed: forms_not_confirmed']);
    expect(problemsOf({ quantity, confirmed: '7' })).toEqual(['confirmed: forms_not_confirmed']);
    expect(problemsOf({ quantity, confirmed: quantity })).toEqual([]);
  });

  it('asks nothing of an everyday quantity', () => {
    expect(problemsOf({ quantity: '99999' })).toEqual([]);
    expect(problemsOf({ quantity: '0' })).toEqual([]);
  });
});
