import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import {
  countOverpaid,
  nameOfPurchase,
  payablesOf,
  type ToldPurchase,
  type ToldPurchases,
} from './parts';
import { askForPurchases, unasked, withTold } from './told-purchases';
import { payable } from './test-payables';

afterEach(() => configureHttp({}));

/** A service that knows the first purchase and no second one, and answers for the third with this status. */
function playService(third: number) {
  const asked: string[] = [];
  configureHttp({
    fetch: (address) => {
      const url = new URL(address, 'http://here');
      const id = url.pathname.split('/').at(-2) ?? '';
      asked.push(id);
      const status = id === testId(1) ? 200 : id === testId(2) ? 404 : third;
      const body =
        status === 200
          ? {
              status: true,
              data: {
                expense_id: id,
                provider: { legal_name: 'LA CEIBA' },
                totals: { expense_to_payment: 80 },
              },
            }
          : { status: false, message: 'Not found.' };
      return Promise.resolve(Response.json(body, { status }));
    },
  });
  return asked;
}

async function ask(...ids: string[]) {
  const told = new Map<string, ToldPurchase>();
  await askForPurchases(new QueryClient(), ids, (id, one) => told.set(id, one));
  return told;
}

it('M271: what the service finds is ours, what it does not is foreign, and what it keeps silent of is neither', async () => {
  playService(500);
  expect(await ask(testId(1), testId(2), testId(3))).toEqual(
    new Map<string, ToldPurchase>([
      [testId(1), { is: 'ours', providerName: 'LA CEIBA', toPay: '80' }],
      [testId(2), { is: 'foreign' }],
    ]),
  );
});

it('without the permission the others are not asked about', async () => {
  const asked = playService(403);
  const ids = Array.from({ length: 40 }, (_, at) => testId(at + 3));
  expect((await ask(...ids)).size).toBe(0);
  expect(asked.length).toBeLessThan(9);
});

it('only what the journal does not know, and nobody told of, is asked', () => {
  const parts = [1, 2, 3].map((at) => ({ purchaseId: testId(at), amount: '1' }));
  const known = new Map([
    [testId(1), payable(testId(1), { total: '80' })],
    [testId(2), payable(testId(2))],
  ]);
  const told = new Map<string, ToldPurchase>([[testId(3), { is: 'foreign' }]]);
  expect(unasked(parts, known, told)).toEqual([testId(2)]);
});

it('M272: what the service says of a purchase counts where the journal says nothing of it', () => {
  const read = new Map([
    [testId(1), payable(testId(1), { total: '80' })],
    [testId(2), { ...payable(testId(2)), payments: { paid: '5', locked: null } }],
  ]);
  const said = { is: 'ours', providerName: 'EL ROBLE', toPay: '25' } as const;
  let told: ToldPurchases = new Map();
  const known = withTold(
    () => read,
    () => told,
  );
  const parts = [testId(1), testId(2)].map((purchaseId) => ({ purchaseId, amount: '20.01' }));
  expect(countOverpaid(parts, known())).toBe(0);
  told = new Map([
    [testId(1), said],
    [testId(2), said],
  ]);
  expect(known()).toBe(known());
  expect(countOverpaid(parts, known())).toBe(1);
  expect(payablesOf(parts, known()).map(({ rest }) => rest)).toEqual(['80.00', '20.00']);
  expect(nameOfPurchase(testId(1), known().get(testId(1)))).toBe('La Ceiba · DTE-7');
  expect(nameOfPurchase(testId(2), known().get(testId(2)))).toBe('EL ROBLE · 00000000');
});
