import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptPageSchema, attemptPeopleSchema } from '@/contract/attempt';
import { otherKey, goodKey } from '../hostile/support/upstream';
import {
  applies,
  integrationsFile,
  LedgerTest,
  payment,
  payments,
  saying,
  summary,
} from './support/ledger';

const purchasesKey = goodKey;
const paymentsKey = otherKey;

let test: LedgerTest;
/** Of the integration that sees purchases alone. */
let narrow: string;
const ids = {
  applied: randomUUID(),
  rejected: randomUUID(),
  unknown: randomUUID(),
  payment: randomUUID(),
};

beforeAll(async () => {
  const business = 'La Tienda';
  test = await LedgerTest.start({
    env: {
      INTEGRATIONS: integrationsFile([
        { name: 'compras', business, key: purchasesKey, areas: ['expenses', 'providers'] },
        { name: 'caja', label: 'Caja', business, key: paymentsKey },
      ]),
    },
  });
  narrow = await test.gateway.signIn(purchasesKey, 'Ana');
  const wide = await test.gateway.signIn(paymentsKey, 'Berta');
  const codes = '"generation_code":"AÑO-1","number_control":"DTE-03-M001P001-000000000000101"';
  const body = `{${codes},"date":"2026-11-20","totals":{"expenseTotalToPayment":1000000.1}}`;
  const purchase = { path: '/expenses', body };
  await test.write({ ...purchase, id: ids.applied, cookie: narrow, context: { reason: 'Café' } });
  test.service(saying(422, { status: false, errors: { code: ['taken'] } }));
  await test.write({ id: ids.rejected, cookie: wide });
  test.gateway.advance(86_400_000);
  const later = await test.gateway.signIn(paymentsKey, 'Berta');
  test.service(saying(500, { error: 'Server error' }));
  await test.write({ id: ids.unknown, cookie: later, body: '{"code":"100%_\\\\x"}' });
  test.service(applies);
  await test.write({ id: ids.payment, cookie: later, path: payments, body: payment });
  narrow = await test.gateway.signIn(purchasesKey, 'Ana');
  wideNow = later;
});
afterAll(() => test.gateway.close());

let wideNow = '';

async function listed(query = '', cookie = wideNow) {
  const answer = await test.list(query, cookie);
  expect(answer.status).toBe(200);
  const { rows, pagination } = attemptPageSchema.parse(answer.json());
  const names = Object.entries(ids);
  return {
    rows: rows.map(({ id }) => names.find(([, known]) => known === id)?.[0]),
    pagination,
    attempts: rows,
  };
}

const day = (daysAgo: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/El_Salvador' }).format(
    new Date(Date.now() + 86_400_000 - daysAgo * 86_400_000),
  );

describe('the journal', () => {
  it('lists everything of the business, the newest first', async () => {
    const { rows, pagination, attempts } = await listed();
    expect(rows).toEqual(['payment', 'unknown', 'rejected', 'applied']);
    expect(pagination).toEqual({ page: 1, lastPage: 1, perPage: 50, total: 4 });
    expect(attempts[0]).toMatchObject({
      operation: 'payments.apply',
      operator: 'Berta',
      integration: { name: 'caja', label: 'Caja' },
      facts: { amount: '12.5', date: '2026-11-20' },
      state: 'applied',
      resendRefused: 'final',
    });
  });

  it.each([
    ['?state=applied', ['payment', 'applied']],
    ['?state=unknown', ['unknown']],
    ['?state=sending', []],
    ['?state=settled', []],
    ['?unresolved=1', ['unknown']],
    ['?operation=expenses.create', ['applied']],
    ['?area=payments', ['payment']],
    ['?area=products', []],
    ['?amount=12.50', ['payment']],
    ['?amount=12.5', ['payment']],
    ['?amount=12', []],
    ['?q=12.50', ['payment']],
    ['?q=%2412.50', ['payment']],
    ['?q=12,5', ['payment']],
    ['?q=1000000.10', ['applied']],
    ['?q=%241,000,000.10', ['applied']],
    ['?q=%24+1,000,000.10%0A', ['applied']],
    ['?q=dte-03-m001p001-000000000000101', ['applied']],
    ['?q=ano+0000101', ['applied']],
    ['?person=nobody', []],
    ['?q=ano', ['applied']],
    ['?q=CAF%C3%89%20a%C3%B1o', ['applied']],
    ['?q=caf%C3%A9+otro', []],
    ['?q=0%25_', ['unknown']],
    ['?q=%25', ['unknown']],
    ['?q=_', ['unknown']],
    ['?q=%5C', ['unknown']],
    ["?q='", []],
    ['?q=+', ['payment', 'unknown', 'rejected', 'applied']],
    ['?state=applied&area=payments&amount=12.5', ['payment']],
    [`?q=${ids.payment}`, ['payment']],
    [`?q=%20${ids.applied.toUpperCase()}`, ['applied']],
    [`?q=${randomUUID()}`, []],
    [`?branch=${randomUUID()}`, []],
  ])('I18 search: is searched: %s', async (query, expected) => {
    expect((await listed(query)).rows).toEqual(expected);
  });

  it('is searched by who, where, which record and which request', async () => {
    const { people } = attemptPeopleSchema.parse((await test.people(wideNow)).json());
    expect(people.map(({ name }) => name)).toEqual(['Ana', 'Berta']);
    expect((await listed(`?person=${people[0]?.id}`)).rows).toEqual(['applied']);
    const { sends, facts } = await test.detail(ids.payment, wideNow);
    expect((await listed(`?q=${sends[0]?.requestId}`)).rows).toEqual(['payment']);
    expect((await listed(`?q=${facts.recordId}`)).rows).toEqual(['payment']);
    expect((await listed(`?branch=${facts.branchId}`)).rows).toEqual(['payment']);
    // Nobody learns from a search who works in an area that is hidden from them.
    expect((await test.people(narrow)).json()).toEqual({ people: [people[0]] });
  });

  it('is searched by business days, the last one included', async () => {
    expect((await listed(`?from=${day(0)}`)).rows).toEqual(['payment', 'unknown']);
    expect((await listed(`?to=${day(1)}`)).rows).toEqual(['rejected', 'applied']);
    expect((await listed(`?from=${day(1)}&to=${day(0)}`)).rows).toHaveLength(4);
    expect((await listed(`?from=${day(-1)}`)).rows).toEqual([]);
  });

  it('comes in pages', async () => {
    const first = await listed('?perPage=3');
    expect(first.rows).toEqual(['payment', 'unknown', 'rejected']);
    expect(first.pagination).toEqual({ page: 1, lastPage: 2, perPage: 3, total: 4 });
    expect((await listed('?perPage=3&page=2')).rows).toEqual(['applied']);
    expect((await listed('?perPage=3&page=9')).rows).toEqual([]);
  });

  it.each([
    '?state=good',
    '?state=applied&state=unknown',
    '?unresolved=0',
    '?operation=all',
    '?from=2026-02-30',
    '?to=20/11/2026',
    '?page=0',
    '?page=1.5',
    '?perPage=201',
    '?sort=id',
    `?q=${'x'.repeat(201)}`,
    '?operator=Ana',
    '?branch=Centro',
    '?amount=1,000',
    '?area=accounting',
  ])('limit journal query: refuses what it does not understand: %s', async (query) => {
    const answer = await test.list(query, wideNow);
    expect(summary(answer)).toMatchObject({ status: 400, problem: 'bad-query' });
  });

  it('shows an integration the areas it may see, and always what it did itself', async () => {
    expect((await listed('', narrow)).rows).toEqual(['applied']);
    // However it is asked for: what is hidden is neither found, nor counted, nor are its people named.
    for (const query of [`?q=${ids.payment}`, '?area=payments', '?unresolved=1', '?amount=12.5']) {
      expect((await listed(query, narrow)).rows).toEqual([]);
      expect((await listed(query)).rows).toHaveLength(1);
    }
    const people = await test.gateway.appAsk('/gateway/attempts/people', { cookie: narrow });
    expect(JSON.stringify(people.json())).not.toContain('Berta');
    const file = await test.gateway.appAsk('/gateway/attempts/file', { cookie: narrow });
    expect(JSON.stringify(file.json())).toContain(ids.applied);
    expect(JSON.stringify(file.json())).not.toContain(ids.payment);
    const path = (id: string) => `/gateway/attempts/${id}`;
    const hidden = await test.gateway.appAsk(path(ids.payment), { cookie: narrow });
    expect(summary(hidden)).toMatchObject({ status: 404, problem: 'unknown-attempt' });
    expect(summary(await test.settle(ids.unknown, 'applied', 'x', narrow)).status).toBe(404);
    const own = randomUUID();
    await test.write({ id: own, cookie: narrow, body: '{"code":"own"}' });
    expect((await listed('', narrow)).attempts.map(({ id }) => id)).toContain(own);
  });

  it('is for people who are signed in, and for our own pages', async () => {
    expect(summary(await test.list('', 'x=y'))).toMatchObject({ status: 401 });
    const foreign = await test.gateway.ask('/gateway/attempts', { cookie: wideNow });
    expect(summary(foreign)).toMatchObject({ status: 403, problem: 'cross-site' });
  });
});

describe('settling', () => {
  it('is for what is unknown, once, by anybody of the business', async () => {
    for (const id of [ids.applied, ids.rejected]) {
      expect(summary(await test.settle(id, 'applied', 'x', wideNow))).toMatchObject({
        status: 409,
        refusal: 'final',
      });
    }
    const other = await test.gateway.signIn(paymentsKey, 'Carla');
    const both = await Promise.all([
      test.settle(ids.unknown, 'applied', 'Está en el sistema', other),
      test.settle(ids.unknown, 'not-applied', 'No está', other),
    ]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    const { settled, ...attempt } = await test.detail(ids.unknown, wideNow);
    expect(attempt).toMatchObject({ state: 'unknown', unresolved: false, resendRefused: 'final' });
    expect(settled).toMatchObject({ operator: 'Carla', verdict: 'applied' });
    expect((await listed('?unresolved=1')).rows).toEqual([]);
    expect((await listed('?state=unknown')).rows).toEqual([]);
    expect((await listed('?state=settled')).rows).toEqual(['unknown']);
    expect(summary(await test.resend(ids.unknown, 1, wideNow)).refusal).toBe('final');
  });

  it.each([
    { verdict: 'maybe', note: 'x' },
    { verdict: 'applied' },
    { verdict: 'applied', note: '' },
    { verdict: 'applied', note: '  ' },
    { verdict: 'applied', note: 'x'.repeat(501) },
    { verdict: 'applied', note: 'x', operator: 'Z' },
  ])('needs a verdict and a note: %j', async (body) => {
    const answer = await test.post(`/gateway/attempts/${ids.unknown}/settle`, body, wideNow);
    expect(summary(answer)).toMatchObject({ status: 400, problem: 'bad-body' });
  });
});

it('asking what is unresolved does not keep a session alive; looking into the journal does', async () => {
  const ends = async () => {
    const answer = await test.gateway.appAsk('/gateway/session', { cookie: wideNow });
    return (answer.json() as { idleEndsAt: string }).idleEndsAt;
  };
  const before = await ends();
  test.gateway.advance(5 * 60_000);
  await test.list('?unresolved=1', wideNow);
  expect(await ends()).toBe(before);
  await test.list('', wideNow);
  expect(await ends()).not.toBe(before);
});
