import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payableSchema } from '@/contract/purchases';
import { goodKey, otherKey } from '../hostile/support/upstream';
import {
  applies,
  heldBack,
  integrationsFile,
  inTurn,
  LedgerTest,
  payments,
  saying,
  summary,
} from './support/ledger';

const failure = saying(500, { error: 'Server error' });
const wrongKey = saying(401, { status: false, message: 'Invalid API Key.' });
const noScope = saying(403, { status: false, required_scope: 'expenses' });
const limited = saying(429, { status: false, rate_limit: 1 });

let test: LedgerTest;
let purchase: string;
let id: string;
beforeEach(async () => {
  test = await LedgerTest.start({
    env: {
      WRITE_LIMIT: '300ms',
      INTEGRATIONS: integrationsFile([
        { name: 'caja', business: 'La Tienda', key: goodKey },
        { name: 'bodega', business: 'La Tienda', key: otherKey },
        { name: 'ajena', business: 'Otra', key: `${otherKey}x` },
      ]),
    },
  });
  purchase = randomUUID();
  id = randomUUID();
});
afterEach(() => test.gateway.close());

/** Pays purchases, the first of the test if nothing else is said. */
function pay(
  amount: number,
  { ids = [purchase], ...more }: { ids?: string[] } & Parameters<LedgerTest['write']>[0] = {},
) {
  const body = JSON.stringify({
    payment_method_id: purchase,
    payment_date: '2026-11-20',
    allocations: ids.map((expense_id) => ({ expense_id, amount })),
  });
  return test.write({ path: payments, body, ...more });
}

async function payable(ids: readonly string[] = [purchase], cookie = test.cookie) {
  const answer = await test.gateway.appAsk(`/gateway/payable?ids=${ids.join(',')}`, { cookie });
  return payableSchema.parse(answer.json()).rows;
}

describe('a purchase in a payment whose end nobody knows', () => {
  beforeEach(async () => {
    test.service(inTurn(failure, applies));
    await pay(10, { id });
  });

  it.each([
    ['the same person', () => test.cookie],
    ['another person', () => test.gateway.signIn(undefined, 'Berta')],
    ['another integration of the business', () => test.gateway.signIn(otherKey, 'Berta')],
  ])('is not paid again by %s, whatever is confirmed', async (_, who) => {
    const cookie = await who();
    const ids = [randomUUID(), purchase];
    const context = { confirms: id, reason: 'Es otro' };
    const answer = await pay(3, { ids, cookie, context });
    expect(summary(answer)).toMatchObject({ problem: 'attempt-similar', outcome: 'not-sent' });
    expect(answer.json()).toMatchObject({ similar: { id, equal: ['purchase'] } });
    expect(test.sent).toBe(1);
    await expect(payable(ids, cookie)).resolves.toMatchObject([
      { payments: { locked: null } },
      { payments: { paid: '0', locked: { attemptId: id, operator: 'Ana Prueba', amount: '10' } } },
    ]);
  });

  it('is no lock for another business, and none for another purchase', async () => {
    const cookie = await test.gateway.signIn(`${otherKey}x`, 'Eva');
    expect(summary(await pay(10, { cookie })).outcome).toBe('applied');
    expect(summary(await pay(10, { ids: [randomUUID()] })).outcome).toBe('applied');
  });

  it('is free once the same payment was sent again', async () => {
    await test.resend(id, 1);
    await expect(payable()).resolves.toMatchObject([{ payments: { paid: '10', locked: null } }]);
    expect(summary(await pay(3)).outcome).toBe('applied');
    await expect(payable()).resolves.toMatchObject([{ sent: null, payments: { paid: '13' } }]);
  });

  it.each([
    ['applied', '10'],
    ['not-applied', '0'],
  ] as const)('is free once a person found it %s', async (verdict, paid) => {
    await test.settle(id, verdict);
    await expect(payable()).resolves.toMatchObject([{ payments: { paid, locked: null } }]);
    expect(summary(await pay(3)).outcome).toBe('applied');
  });

  it('holds back one that was refused before, too', async () => {
    const earlier = randomUUID();
    const other = randomUUID();
    test.service(inTurn(wrongKey, failure, applies));
    await pay(3, { id: earlier, ids: [other] });
    await pay(4, { ids: [other] });
    const again = await test.resend(earlier, 1);
    expect(again.json()).toMatchObject({ similar: { equal: ['purchase'] } });
  });
});

describe('a payment that did not leave', () => {
  const earlier = randomUUID();
  const other = randomUUID();

  it('asks before it is sent again about what was paid of its purchases meanwhile', async () => {
    test.service(inTurn(limited, applies));
    await pay(3, { id: earlier, ids: [other, purchase] });
    await new Promise((resolve) => setTimeout(resolve, 60));
    await pay(4, { id, cookie: await test.gateway.signIn(undefined, 'Berta') });
    const asked = await test.resend(earlier, 1);
    expect(summary(asked)).toMatchObject({ problem: 'attempt-similar', outcome: 'not-sent' });
    expect(asked.json()).toMatchObject({ similar: { id, operator: 'Berta', equal: ['part'] } });
    expect(test.sent).toBe(2);
    const meant = await test.resend(earlier, 1, undefined, { confirms: id });
    expect(summary(meant).outcome).toBe('applied');
  });

  it('asks about nothing that was paid before it was meant, or of other purchases', async () => {
    test.service(inTurn(applies, limited, applies));
    await pay(4);
    await pay(3, { id: earlier });
    await new Promise((resolve) => setTimeout(resolve, 60));
    await pay(4, { ids: [other] });
    expect(summary(await test.resend(earlier, 1)).outcome).toBe('applied');
  });
});

describe('a payment whose review stayed open', () => {
  const between = randomUUID();
  const readAt = async () => (await payable()).map((one) => one.readAt)[0] ?? '';
  /** Berta pays a purchase, the first of the test if nothing else is said. */
  const bertaPays = async (ids = [purchase]) => {
    test.gateway.advance(1_000);
    await pay(4, { id: between, ids, cookie: await test.gateway.signIn(undefined, 'Berta') });
    test.gateway.advance(1_000);
  };

  it('asks about what was paid of its purchases since they were read for it', async () => {
    const context = { readAt: await readAt() };
    await bertaPays();
    const asked = await pay(10, { id, context });
    expect(summary(asked)).toMatchObject({ problem: 'attempt-similar', outcome: 'not-sent' });
    expect(asked.json()).toMatchObject({ similar: { id: between, equal: ['part'] } });
    expect(test.sent).toBe(1);
    const meant = await pay(10, { id, context: { ...context, confirms: between } });
    expect(summary(meant).outcome).toBe('applied');
  });

  it('asks about nothing that was paid before the reading, or of other purchases', async () => {
    await bertaPays();
    const context = { readAt: await readAt() };
    await bertaPays([randomUUID()]);
    expect(summary(await pay(10, { context })).outcome).toBe('applied');
  });

  it('is not asked less because its page names a later instant', async () => {
    test.service(inTurn(limited, applies));
    await pay(10, { id, context: { readAt: '2999-01-01T00:00:00.000Z' } });
    await bertaPays();
    expect((await test.resend(id, 1)).json()).toMatchObject({ similar: { id: between } });
  });

  it.each(['2026-11-20', '2026-11-20T10:00:00Z', 'ayer'])(
    'names no instant: %s',
    async (readAt) => {
      expect(summary(await pay(10, { context: { readAt } })).problem).toBe('bad-attempt');
    },
  );
});

describe('M262: an automatic payment whose end nobody knows', () => {
  const branch = randomUUID();
  const provider = randomUUID();
  const payAutomatically = (
    amount: number,
    more: Parameters<LedgerTest['write']>[0] & object = {},
    to = provider,
  ) =>
    test.write({
      path: payments,
      body: JSON.stringify({
        payment_method_id: purchase,
        payment_date: '2026-11-20',
        branch_id: branch,
        provider_id: to,
        amount,
      }),
      ...more,
    });
  beforeEach(async () => {
    test.service(inTurn(failure, applies));
    await payAutomatically(10, { id });
  });

  it.each([
    ['the same person', () => test.cookie],
    ['another integration of the business', () => test.gateway.signIn(otherKey, 'Berta')],
  ])(
    'locks what the provider is owed in the branch, for %s, whatever is confirmed',
    async (_, who) => {
      const cookie = await who();
      const answer = await payAutomatically(11, {
        cookie,
        context: { confirms: id, reason: 'Es otro' },
      });
      expect(answer.json()).toMatchObject({ similar: { id, equal: ['provider'] } });
      expect(summary(answer)).toMatchObject({ problem: 'attempt-similar', outcome: 'not-sent' });
      expect(test.sent).toBe(1);
    },
  );

  it('locks no other provider, and is free once it is settled', async () => {
    expect(summary(await payAutomatically(11, {}, randomUUID())).outcome).toBe('applied');
    await test.settle(id, 'not-applied');
    expect(summary(await payAutomatically(12)).outcome).toBe('applied');
  });
});

describe('paying one purchase twice at once', () => {
  it('sends one while the other waits, and adds both up', async () => {
    const first = heldBack();
    test.service(inTurn(first.answer, applies));
    const sending = pay(10, { id });
    await first.arrived;
    expect(summary(await pay(3)).problem).toBe('attempt-similar');
    await expect(payable()).resolves.toMatchObject([{ payments: { locked: { attemptId: id } } }]);
    first.release();
    expect(summary(await sending).outcome).toBe('applied');
    expect(summary(await pay(3)).outcome).toBe('applied');
  });

  it('lets one of two through that are pressed at the same moment', async () => {
    test.service(failure);
    const answers = await Promise.all([pay(1), pay(2), pay(3)]);
    const outcomes = answers.map((answer) => summary(answer).outcome);
    expect(outcomes.filter((outcome) => outcome === 'unknown')).toHaveLength(1);
    expect(test.sent).toBe(1);
  });

  it('counts a payment that was refused as none', async () => {
    test.service(saying(422, { status: false, errors: { amount: ['too much'] } }));
    await pay(10);
    await expect(payable()).resolves.toMatchObject([{ payments: { paid: '0', locked: null } }]);
  });
});

describe('the list of purchases', () => {
  it('tells what was paid of one, and that it is locked', async () => {
    const data = { expense_id: purchase, status: 'processed', total: 113 };
    test.service(inTurn(saying(200, { status: true, data }), applies, failure));
    const body = JSON.stringify({ document_type: 'ccf', date: '2026-11-20', products: [] });
    await test.write({ path: '/expenses', body });
    await pay(0.1);
    await pay(0.2, { id });
    const listed = await test.gateway.appAsk('/gateway/purchases', { cookie: test.cookie });
    const payments = { paid: '0.1', locked: { attemptId: id, operator: 'Ana Prueba' } };
    expect(listed.json()).toMatchObject({ rows: [{ purchaseId: purchase, payments }] });
    await expect(payable()).resolves.toMatchObject([
      { sent: { total: '113', payments }, payments },
    ]);
  });

  it.each(['', '?ids=x', `?ids=${Array(51).fill(randomUUID()).join(',')}`])(
    'is asked about purchases by their ids: %s',
    async (query) => {
      const answer = await test.gateway.appAsk(`/gateway/payable${query}`, { cookie: test.cookie });
      expect(summary(answer)).toMatchObject({ status: 400, problem: 'bad-query' });
    },
  );
});

describe('a payment that did not reach the operation', () => {
  it.each([
    ['a wrong key', wrongKey],
    ['a missing permission', noScope],
    ['the rate limit', limited],
  ])('goes on with the key that took the place of the first: %s', async (_, answer) => {
    const file = (key: string) => ({
      INTEGRATIONS: integrationsFile([{ name: 'caja', business: 'La Tienda', key }]),
    });
    await test.gateway.close();
    test = await LedgerTest.start({ env: file(goodKey) });
    test.service(inTurn(answer, applies));
    await pay(10, { id });
    const { upstream, dataDir } = test.gateway;
    await test.gateway.stop();
    test = await LedgerTest.start({ upstream, dataDir, env: file(otherKey) });
    const cookie = await test.gateway.signIn(otherKey);
    await expect(test.detail(id, cookie)).resolves.toMatchObject({ resendRefused: null });
    expect(summary(await test.resend(id, 1, cookie)).outcome).toBe('applied');
  });
});
