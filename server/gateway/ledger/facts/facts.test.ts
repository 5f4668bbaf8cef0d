import { describe, expect, it } from 'vitest';
import type { WriteOperation } from '../../../../src/contract/writes';
import { defaultProfile } from '../../../../src/contract/profile';
import { searchable } from '../search-text';
import { factsOf } from './facts';

const id = '6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f0';
const branch = '0b6f2a10-93d4-4c11-8a57-6d1f0e9c2b3a';
const provider = '7c1e5d90-2f4b-4a3c-9e88-1b2c3d4e5f60';

function facts(operation: WriteOperation, body: unknown, data: unknown = null, path = '/x') {
  const all = factsOf(
    {
      operation,
      path,
      bodyText: body === null ? '' : JSON.stringify(body),
      answerText: data === null ? null : JSON.stringify({ status: true, data }),
    },
    defaultProfile,
  );
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

describe('what the journal knows of', () => {
  it('an entry type', () => {
    const body = { code: 'dv_1', name: 'Diario', prefix: 'DV' };
    expect(facts('entry-types.create', body)).toEqual({ code: 'DV_1', name: 'Diario' });
    expect(facts('entry-types.create', body, { id, code: 'DV_1' })).toEqual({
      recordId: id,
      code: 'DV_1',
      name: 'Diario',
    });
  });

  it('a name that is longer than what is kept of one, without half a character at its end', () => {
    const name = `${'x'.repeat(254)}\u{1f600}\u{1f600}`;
    expect(facts('entry-types.create', { name })).toEqual({ name: name.slice(0, -2) });
    expect(facts('entry-types.create', { name: '\u{1f600}'.repeat(255) })['name']).toHaveLength(
      510,
    );
  });

  it('a new product', () => {
    const body = {
      name: 'Arroz',
      sku: '2000000000015',
      branch_id: branch,
      price_before_taxes: 1.1,
    };
    expect(facts('products.create', body, { id })).toEqual({
      branchId: branch,
      recordId: id,
      code: '2000000000015',
      name: 'Arroz',
      amount: '1.1',
    });
  });

  it('a changed product as it was called, while neither the change nor an answer names it', () => {
    const source = {
      operation: 'products.update',
      path: `/products/${id}`,
      answerText: null,
    } as const;
    const before = { code: 'A-1', name: 'Arroz', price: '1' };
    const told = factsOf(
      { ...source, bodyText: '{"price_before_taxes":2}', context: { before } },
      defaultProfile,
    );
    expect(told).toMatchObject({ recordId: id, code: 'A-1', name: 'Arroz', amount: '2' });
  });

  it('a changed product, also when the change names it in nothing', () => {
    const path = `/products/${id.toUpperCase()}`;
    const data = { id, sku: 'A-1', name: 'Arroz' };
    expect(facts('products.update', { cost: 2 }, data, path)).toEqual({
      recordId: id,
      code: 'A-1',
      name: 'Arroz',
    });
    expect(facts('products.update', { cost: 2 }, null, path)).toEqual({ recordId: id });
  });

  it('a purchase', () => {
    const body = {
      branch_id: branch,
      provider_id: provider,
      date: '2026-11-20',
      generation_code: 'ABC-1',
      number_control: 'DTE-03',
      totals: { expenseTotalToPayment: 113.0 },
    };
    const known = {
      branchId: branch,
      providerId: provider,
      date: '2026-11-20',
      code: 'ABC-1',
      amount: '113',
    };
    expect(facts('expenses.create', body)).toEqual(known);
    expect(facts('expenses.create', body, { expense_id: id, total: 113 })).toEqual({
      ...known,
      recordId: id,
    });
  });

  it('a purchase from an excluded subject, whose code and total come with the answer', () => {
    const body = { branch_id: branch, provider_id: provider, date: '2026-11-20', totalRent: 10 };
    const data = { expense_id: id, generation_code: 'FSE-9', total: '90.00', status: 'PROCESADO' };
    expect(facts('expenses.create', body, data)).toEqual({
      branchId: branch,
      recordId: id,
      providerId: provider,
      code: 'FSE-9',
      date: '2026-11-20',
      amount: '90',
    });
  });

  it('a provider', () => {
    const data = { provider_name: 'La Unión', legal_name: 'La Unión, S.A.', branch_id: branch };
    const body = { data: { ...data, register_number: '123-4', email: 'a@b.sv' } };
    expect(facts('providers.create', body, { id })).toEqual({
      branchId: branch,
      recordId: id,
      providerId: id,
      code: '123-4',
      name: 'La Unión',
    });
  });

  it('a deleted schedule assignment: which one, and nothing of whose it was', () => {
    const data = { id, deleted: true, employee: { first_name: 'Ana' } };
    const path = `/hr/schedule-assignments/${id}`;
    expect(facts('schedule-assignments.delete', null, data, path)).toEqual({ recordId: id });
  });

  it('a payment of an amount', () => {
    const body = {
      branch_id: branch,
      provider_id: provider,
      payment_date: '2026-11-20',
      amount: 12.5,
      reference_number: 'T-1',
      check_number: '9',
    };
    expect(facts('payments.apply', body)).toEqual({
      branchId: branch,
      providerId: provider,
      code: 'T-1',
      date: '2026-11-20',
      amount: '12.5',
    });
  });

  it.each([{ id }, { payment_id: id }, { payment_id: provider, id }, { id: 7, payment_id: id }])(
    'which payment it became, by either name of its id: %j',
    (data) => {
      expect(facts('payments.apply', {}, data)).toEqual({ recordId: id });
    },
  );

  it('a payment of several purchases: their exact sum', () => {
    const pay = (...amounts: unknown[]) =>
      facts('payments.apply', {
        allocations: amounts.map((amount) => ({ expense_id: id, amount })),
      });
    expect(pay(0.1, 0.2, '1000000000000.01')).toEqual({ amount: '1000000000000.31' });
    expect(pay(0.1, 'much')).toEqual({});
    expect(pay()).toEqual({});
  });

  it.each([
    [{ code: 5, name: ['x'], date: 'today', amount: 'x' }],
    [{ data: [], totals: null, allocations: [null, 1] }],
    [{ branch_id: 'b', provider_id: {}, amount: '1e999999' }],
    [{ __proto__: null, constructor: 1 }],
  ])('anything, when values are not what they should be: %j', (body) => {
    for (const operation of ['entry-types.create', 'providers.create', 'payments.apply'] as const) {
      const known = facts(operation, body, 'nothing');
      expect(Object.values(known).every((value) => typeof value === 'string')).toBe(true);
      expect(known['branchId'] ?? known['providerId'] ?? known['amount']).toBeUndefined();
    }
  });
});

it('words are found without accents and capitals', () => {
  expect(searchable(['Compañía ÁRBOL', null, undefined, 'x'])).toBe('compania arbol x');
});
