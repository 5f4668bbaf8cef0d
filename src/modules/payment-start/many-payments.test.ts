import { describe, expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import { paymentsToType, titleOfChosen } from './many-payments';

const [ceiba, molino] = [testId(501), testId(502)];
const bought = (id: number, providerId: string | null, providerName: string | null) => ({
  purchaseId: testId(id),
  providerId,
  providerName,
});
const purchasesOf = (...chosen: ReturnType<typeof bought>[]) =>
  paymentsToType(chosen).map(({ purchases }) => purchases);

describe('chosen purchases', () => {
  it('name the payment they begin', () => {
    expect([0, 1, 12].map(titleOfChosen)).toEqual(['', 'Pago de 1 compra', 'Pago de 12 compras']);
  });

  it('M268: are a payment for each supplier, by name, with each purchase once', () => {
    const one = bought(1, molino, 'Molino Sur');
    const others = [bought(2, ceiba, 'La Ceiba'), bought(3, molino, 'Molino Sur')];
    expect(purchasesOf(one, ...others, one)).toEqual([[testId(2)], [testId(1), testId(3)]]);
  });

  it('limit payment allocations: more than one payment may name are several', () => {
    const many = Array.from({ length: 401 }, (_, index) => bought(1_000 + index, ceiba, null));
    const all = purchasesOf(...many);
    expect(all.map(({ length }) => length)).toEqual([200, 200, 1]);
    expect(new Set(all.flat()).size).toBe(401);
  });

  it('of suppliers nobody knows are together, for the form to tell', () => {
    expect(purchasesOf(bought(1, null, null), bought(2, null, null))).toEqual([
      [testId(1), testId(2)],
    ]);
  });
});
