import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { automaticPaymentsSchema, payableSchema } from '@/contract/purchases';
import { applies, inTurn, LedgerTest, payments, saying, summary } from './support/ledger';

/** A payment by purchases and one that leaves them to the service may pay the same (M262). */

const failure = saying(500, { error: 'Server error' });
const limited = saying(429, { status: false, rate_limit: 1 });
const branch = randomUUID();
const provider = randomUUID();

let test: LedgerTest;
let purchase: string;
let id: string;
const data = () => ({ expense_id: purchase, status: 'processed', total: 113 });
const common = { payment_method_id: randomUUID(), payment_date: '2026-11-20' };
type PayOptions = Parameters<LedgerTest['write']>[0] & object;
const automatic = (more: PayOptions = {}, at = branch) => {
  const body = JSON.stringify({ ...common, branch_id: at, provider_id: provider, amount: 10 });
  return test.write({ path: payments, body, ...more });
};
beforeEach(async () => {
  test = await LedgerTest.start({ env: { WRITE_LIMIT: '300ms' } });
  purchase = randomUUID();
  id = randomUUID();
  test.service(inTurn(saying(200, { status: true, data: data() }), failure, applies));
  const body = JSON.stringify({
    document_type: 'ticket',
    date: '2026-11-20',
    branch_id: branch,
    provider_id: provider,
    products: [],
  });
  await test.write({ path: '/expenses', body });
});

afterEach(() => test.gateway.close());

/** Pays purchases, the one of the test if nothing else is said. */
function pay(amount: number, { ids = [purchase], ...more }: { ids?: string[] } & PayOptions = {}) {
  const body = JSON.stringify({
    ...common,
    allocations: ids.map((expense_id) => ({ expense_id, amount })),
  });
  return test.write({ path: payments, body, ...more });
}

const later = () => test.gateway.advance(1_000);
const readAutomatic = async () => {
  const answer = await test.gateway.appAsk('/gateway/payable/automatic', { cookie: test.cookie });
  return automaticPaymentsSchema.parse(answer.json()).readAt;
};
const readPurchases = async () => {
  const asked = `/gateway/payable?ids=${purchase}`;
  const answer = await test.gateway.appAsk(asked, { cookie: test.cookie });
  return payableSchema.parse(answer.json()).rows[0]?.readAt ?? '';
};

it.each([
  ['by purchases, then automatic', () => pay(10, { id }), (more: PayOptions) => automatic(more)],
  ['automatic, then by purchases', () => automatic({ id }), (more: PayOptions) => pay(9, more)],
])('is asked about while nobody knows the end of the first: %s', async (_, first, second) => {
  expect(summary(await first()).outcome).toBe('unknown');
  const asked = await second({});
  expect(summary(asked)).toMatchObject({ problem: 'attempt-similar', outcome: 'not-sent' });
  expect(asked.json()).toMatchObject({ similar: { id, equal: ['other-way'] } });
  expect(summary(await second({ context: { confirms: id } })).outcome).toBe('applied');
});

it('asks about one that was applied before the other is sent again', async () => {
  test.service(inTurn(limited, applies));
  await pay(10, { id });
  later();
  expect(summary(await automatic()).outcome).toBe('applied');
  const asked = await test.resend(id, 1);
  expect(asked.json()).toMatchObject({ similar: { equal: ['other-way'] } });
});

it.each([
  [
    'by purchases',
    () => readPurchases(),
    () => automatic({ id }),
    (more: PayOptions) => pay(9, more),
  ],
  ['automatic', () => readAutomatic(), () => pay(9, { id }), (more: PayOptions) => automatic(more)],
])('asks before one %s about the other way since its reading', async (_, read, other, first) => {
  test.service(applies);
  const context = { readAt: await read() };
  later();
  expect(summary(await other()).outcome).toBe('applied');
  const asked = await first({ context });
  expect(asked.json()).toMatchObject({ similar: { id, equal: ['other-way'] } });
  const again = { readAt: await read() };
  expect(summary(await first({ context: again })).outcome).toBe('applied');
});

it('asks about one that was found to be applied since the reading', async () => {
  expect(summary(await automatic({ id })).outcome).toBe('unknown');
  const context = { readAt: await readPurchases() };
  later();
  await test.settle(id, 'applied');
  const asked = await pay(9, { context });
  expect(asked.json()).toMatchObject({ similar: { id, equal: ['other-way'] } });
});

it('asks about one in doubt also beside one that was applied later', async () => {
  const elsewhere = randomUUID();
  const other = randomUUID();
  await pay(10, { id });
  test.service(saying(200, { status: true, data: { ...data(), expense_id: elsewhere } }));
  const body = JSON.stringify({
    document_type: 'ccf',
    date: '2026-11-20',
    branch_id: branch,
    provider_id: provider,
    products: [],
  });
  await test.write({ path: '/expenses', body });
  test.service(applies);
  const context = { readAt: await readAutomatic() };
  later();
  expect(summary(await pay(9, { id: other, ids: [elsewhere] })).outcome).toBe('applied');
  const asked = await automatic({ context: { ...context, confirms: other } });
  expect(asked.json()).toMatchObject({ similar: { id, equal: ['other-way'] } });
  const meant = { ...context, confirms: [id, other] };
  expect(summary(await automatic({ context: meant })).outcome).toBe('applied');
});

it('asks about none that was applied before it was meant, nor of another branch', async () => {
  test.service(applies);
  expect(summary(await pay(10)).outcome).toBe('applied');
  expect(summary(await automatic()).outcome).toBe('applied');
  test.service(inTurn(failure, applies));
  await pay(11, { id });
  expect(summary(await automatic({}, randomUUID())).outcome).toBe('applied');
});
