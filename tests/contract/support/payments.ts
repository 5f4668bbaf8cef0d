import { expect } from 'vitest';
import { firstBusiness } from '../../../server/sandbox/seed/branches';
import { catalogId } from '../../../server/sandbox/seed/catalogs';
import { providerRows } from '../../../server/sandbox/seed/providers';
import type { Reply, TestWorld } from '../../../server/sandbox/testing/sandbox';

export const path = '/payments/purchases';

export const cash = catalogId('payment-methods', '01');

/** Two providers of the business that all keys but `second` belong to. */
export const [provider = '', otherProvider = ''] = providerRows(firstBusiness).map(({ id }) => id);

interface Purchase {
  branch_id?: string;
  provider_id?: string;
  date?: string;
  balance: number;
}

/** Adds open purchases, of the first provider and branch unless they say otherwise. */
export function addPurchases(here: TestWorld, purchases: Purchase[]): Promise<string[]> {
  return here.addRows(
    'expenses',
    purchases.map((purchase) => ({
      provider_id: provider,
      date: '2026-11-01',
      is_credit: true,
      total: purchase.balance,
      ...purchase,
    })),
  );
}

/** A world with nothing to pay but what the test adds. */
export async function withPurchases(
  world: (options?: Record<string, unknown>) => Promise<TestWorld>,
  purchases: Purchase[],
  options: Record<string, unknown> = {},
): Promise<{ here: TestWorld; ids: string[] }> {
  const here = await world({ now: '2026-11-20T12:00:00-06:00', ...options });
  for (const table of ['expenses', 'payments', 'payment_allocations']) {
    await here.control('DELETE', `/tables/${table}`);
  }
  return { here, ids: await addPurchases(here, purchases) };
}

/** A payment by purchase; text amounts or odd fields go as they are. */
export const paying = (
  allocations: readonly (readonly [string, unknown])[],
  more: object = {},
) => ({
  payment_method_id: cash,
  payment_date: '2026-11-20',
  allocations: allocations.map(([expense_id, amount]) => ({ expense_id, amount })),
  ...more,
});

export interface Applied {
  status: boolean;
  data: {
    payment_id: string;
    amount: number;
    allocations: { expense_id: string; amount: number; balance: number }[];
  };
}

/** Sends a payment with an idempotency key. */
export function payWithKey<T = Applied>(
  here: TestWorld,
  body: unknown,
  key: string,
  apiKey = here.facts.keys.full,
): Promise<Reply<T>> {
  return here.send<T>(
    'POST',
    path,
    { 'X-API-Key': apiKey, 'content-type': 'application/json', 'Idempotency-Key': key },
    typeof body === 'string' ? body : JSON.stringify(body),
  );
}

/** What purchases still owe, in the order of the ids. */
export async function balancesOf(here: TestWorld, ids: readonly string[]) {
  const rows = await here.rows<{ id: string; balance: number }>('expenses');
  return ids.map((id) => rows.find((row) => row.id === id)?.balance);
}

/** An id that no record has. */
export const unknown = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00';

export interface Refused {
  message: string;
  errors?: Record<string, string[]>;
}

/** The fields a payment is refused under; the payment must leave nothing behind. */
export async function refusedFields(here: TestWorld, body: unknown) {
  const before = await here.rows('expenses');
  const answer = await here.post<Refused>(path, body);
  expect(answer.status).toBe(422);
  expect(answer.body.message).toBe('Validation errors');
  expect(await here.rows('expenses')).toEqual(before);
  expect(await here.rows('payments')).toEqual([]);
  expect(await here.rows('payment_allocations')).toEqual([]);
  return Object.keys(answer.body.errors ?? {}).toSorted();
}

/** The first of a treasury list, `banks`, `petty-cashes` or `checkbooks`. */
export const firstOf = async (here: TestWorld, list: string, key?: string) => {
  const { body } = await here.get<{ data: { id: string }[] }>(`/treasury/${list}`, key);
  return body.data[0]?.id ?? '';
};
