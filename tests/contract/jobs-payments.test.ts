import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bulkPriority } from '@/contract/priority';
import { payableSchema } from '@/contract/purchases';
import { jobsOf, planned, plannedPayment, refusalOf } from './support/jobs';
import { applies, brokenOff, inTurn, LedgerTest, saying, summary } from './support/ledger';

let test: LedgerTest;
let jobs: ReturnType<typeof jobsOf>;

beforeAll(async () => {
  test = await LedgerTest.start({ env: { WRITE_LIMIT: '300ms' } });
  jobs = jobsOf(test);
});
afterAll(() => test.gateway.close());
beforeEach(() => {
  test.service(applies);
  test.gateway.upstream.seen.length = 0;
});

const tab = randomUUID();
const notPlanned = { problem: 'job-refused', refusal: 'not-planned' };
const stopped = { problem: 'job-refused', refusal: 'job-state' };
const rowState = { problem: 'job-refused', refusal: 'row-state' };

/** As a tab sends again by itself what its job planned. */
function resendOfJob(id: string, after: number) {
  return test.gateway.appAsk(`/gateway/attempts/${id}/resend`, {
    method: 'POST',
    cookie: test.cookie,
    headers: { 'content-type': 'application/json', [bulkPriority.name]: bulkPriority.value },
    body: JSON.stringify({ after }),
  });
}

/** The idempotency keys that reached the service. */
const keys = () =>
  test.gateway.upstream.seen
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => new Map(headers).get('idempotency-key'));

/** One row of a running job. */
async function one(row = plannedPayment(1)) {
  const id = await jobs.planPayments([row]);
  return { id, row, attempt: row.attempts[0] ?? '' };
}

describe('a plan of payments', () => {
  it('is of the business, and each goes out under the key that was planned for it', async () => {
    const rows = [plannedPayment(1), plannedPayment(2)];
    const id = await jobs.planPayments(rows);
    expect(await jobs.job(id)).toMatchObject({ kind: 'payments.apply', branchId: null });
    for (const row of rows) expect(summary(await jobs.pay(id, row)).outcome).toBe('applied');
    expect(keys()).toEqual(rows.map(({ attempts }) => attempts[0]));
    expect((await jobs.job(id)).counts).toMatchObject({ applied: 2, waiting: 0 });
    const listed = async (kind: string) => (await jobs.list(`?kind=${kind}`)).json();
    expect(await listed('payments.apply')).toMatchObject({ rows: [{ id }], total: 1 });
    expect(await listed('products.update')).toMatchObject({ total: 0 });
  });

  it('tells what its payments come to by what became of each, to the cent, whichever rows are asked for', async () => {
    const cents = (line: number, amount: number) => {
      const row = plannedPayment(line);
      return { ...row, bodyText: row.bodyText.replace('12.5', String(amount)) };
    };
    const rows = [cents(1, 0.1), cents(2, 0.2), cents(3, 30.05), cents(4, 7)];
    const id = await jobs.planPayments(rows);
    const refuses = saying(422, { status: false, message: 'No' });
    test.service(inTurn(applies, applies, refuses));
    for (const row of rows.slice(0, 3)) await jobs.pay(id, row);
    const told = { applied: '0.3', refused: '30.05', waiting: '7', unknown: '0', notSent: '0' };
    expect((await jobs.rows(id)).sums).toMatchObject(told);
    expect(await jobs.rows(id, '?outcome=refused&perPage=1')).toMatchObject({
      total: 1,
      sums: told,
    });
    expect((await jobs.rows(id, '?after=0')).sums).toBeNull();
  });

  const purchase = randomUUID();
  it.each([
    ['a purchase twice', [plannedPayment(1, { recordId: purchase }), twice(purchase)]],
    ['one that pays no purchase by name', [automatic()]],
  ])('limit bulk-job payments: does not take %s', async (_what, rows) => {
    const id = await jobs.planPayments(rows.slice(0, -1), { total: rows.length });
    const answer = await jobs.move(id, 'rows', { rows: rows.slice(-1) });
    expect(refusalOf(answer)).toEqual({ problem: 'job-refused', refusal: 'plan-differs' });
    expect((await jobs.rows(id)).total).toBe(rows.length - 1);
  });

  it.each([
    ['payments', { kind: 'payments.apply', branchId: randomUUID() }],
    ['products', { kind: 'products.update', branchId: null }],
  ] as const)('has a branch where %s do not have it otherwise', async (_what, changes) => {
    const job = { id: randomUUID(), branchName: '', title: 'Pagos', total: 1, ...changes };
    expect(refusalOf(await jobs.create(job))).toEqual({ problem: 'bad-body' });
  });

  it.each([
    ['under another key', { id: randomUUID() }],
    ['with other bytes', { body: plannedPayment(1).bodyText }],
  ])('lets no payment out %s', async (_what, changes) => {
    const { id, row } = await one();
    expect(refusalOf(await jobs.pay(id, row, changes))).toEqual(notPlanned);
    expect(test.sent).toBe(0);
  });

  it('its keys go out for nothing but itself: neither with other bytes nor beside a cancelled job', async () => {
    const { id, row, attempt } = await one();
    const path = '/payments/purchases';
    const { bodyText: other } = plannedPayment(1);
    expect(refusalOf(await test.write({ id: attempt, path, body: other }))).toEqual(notPlanned);
    await jobs.move(id, 'cancel');
    const alone = await test.write({ id: attempt, path, body: row.bodyText });
    expect(refusalOf(alone)).toEqual(notPlanned);
    expect(refusalOf(await jobs.pay(id, row))).toEqual(stopped);
    expect(test.sent).toBe(0);
  });
});

describe('a payment of a job whose end nobody knows', () => {
  it('goes on under its own key, and is told apart when the service had applied it', async () => {
    const { id, row, attempt } = await one();
    const replay = saying(200, { status: true, data: {} }, { 'idempotent-replayed': 'true' });
    test.service(inTurn(brokenOff, replay));
    expect(summary(await jobs.pay(id, row)).outcome).toBe('unknown');
    expect((await jobs.job(id)).counts).toMatchObject({ unknown: 1 });
    const again = await resendOfJob(attempt, 1);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(keys()).toEqual([attempt, attempt]);
    expect((await jobs.job(id)).counts).toMatchObject({ applied: 1 });
  });

  it.each(['pause', 'cancel'])(
    'is not sent again by a tab after %s, but by a person',
    async (name) => {
      const { id, row, attempt } = await one();
      test.service(inTurn(brokenOff, applies));
      await jobs.pay(id, row);
      await jobs.move(id, name, name === 'pause' ? { cause: 'person' } : {});
      const refused = await resendOfJob(attempt, 1);
      expect(refusalOf(refused)).toEqual(stopped);
      expect(summary(refused).outcome).toBe('unknown');
      expect(test.sent).toBe(1);
      expect(summary(await test.resend(attempt, 1)).outcome).toBe('applied');
      expect((await jobs.job(id)).counts).toMatchObject({ applied: 1 });
    },
  );

  it('gets no other id, nor is it left out', async () => {
    const { id, row } = await one();
    await jobs.move(id, 'lease', { holder: tab });
    test.service(brokenOff);
    await jobs.pay(id, row);
    const amend = (change: object) =>
      jobs.move(id, 'amend', { holder: tab, rows: [{ line: 1, ...change }] });
    expect(refusalOf(await amend({ attempt: randomUUID() }))).toEqual(rowState);
    expect(refusalOf(await amend({ skip: 'not-sendable' }))).toEqual(rowState);
  });

  it('that a person found not applied waits for nothing, and never gets another id', async () => {
    const { id, row, attempt } = await one();
    await jobs.move(id, 'lease', { holder: tab });
    test.service(brokenOff);
    await jobs.pay(id, row);
    await test.settle(attempt, 'not-applied');
    expect((await jobs.job(id)).counts).toMatchObject({ notSent: 1, waiting: 0, unknown: 0 });
    const other = { holder: tab, rows: [{ line: 1, attempt: randomUUID() }] };
    expect(refusalOf(await jobs.move(id, 'amend', other))).toEqual(rowState);
    expect((await jobs.move(id, 'finish', { holder: tab })).status).toBe(200);
  });

  it('that never reached the operation gets no other id either, and waits under its own', async () => {
    const { id, row, attempt } = await one();
    await jobs.move(id, 'lease', { holder: tab });
    test.service(inTurn(saying(401, { status: false, message: 'Invalid API Key.' }), applies));
    await jobs.pay(id, row);
    expect((await jobs.job(id)).counts).toMatchObject({ waiting: 1 });
    const other = { holder: tab, rows: [{ line: 1, attempt: randomUUID() }] };
    expect(refusalOf(await jobs.move(id, 'amend', other))).toEqual(rowState);
    expect(summary(await resendOfJob(attempt, 1)).outcome).toBe('applied');
    expect(keys()).toEqual([attempt, attempt]);
  });
});

describe('an equal payment', () => {
  const pay = (recordId: string, amount: number, more: Parameters<LedgerTest['write']>[0] = {}) =>
    test.write({ path: '/payments/purchases', body: bodyOf(recordId, amount), ...more });

  it('is told at planning: as much to the same purchase, however it was paid', async () => {
    const row = plannedPayment(3);
    const job = randomUUID();
    expect(await jobs.alike(job, [row])).toEqual([]);
    await pay(row.recordId, 7);
    expect(await jobs.alike(job, [row])).toEqual([]);
    const earlier = randomUUID();
    await pay(row.recordId, 12.5, { id: earlier });
    expect(await jobs.alike(job, [plannedPayment(2), row])).toMatchObject([
      { line: 3, similar: { id: earlier, outcome: 'applied', equal: ['part'] } },
    ]);
  });

  it('holds its row back unless somebody confirmed it when it was planned', async () => {
    const row = plannedPayment(1);
    const earlier = randomUUID();
    await pay(row.recordId, 12.5, { id: earlier });
    const { id } = await one(row);
    const held = await jobs.pay(id, row);
    expect(held.json()).toMatchObject({ similar: { id: earlier, equal: ['part'] } });
    const confirmed = await jobs.pay(id, row, { context: { confirms: [earlier] } });
    expect(summary(confirmed).outcome).toBe('applied');
  });

  it('of any amount holds it back when it came after the plan', async () => {
    const row = plannedPayment(1);
    await pay(row.recordId, 3);
    const { id } = await one(row);
    test.gateway.advance(1_000);
    const between = randomUUID();
    await pay(row.recordId, 4, { id: between });
    const held = await jobs.pay(id, row);
    expect(held.json()).toMatchObject({ similar: { id: between, equal: ['part'] } });
    expect(summary(held).outcome).toBe('not-sent');
  });

  it('of any amount holds it back when it was meant before the plan and left after it', async () => {
    const row = plannedPayment(1);
    const earlier = randomUUID();
    test.service(inTurn(saying(401, { status: false, message: 'Invalid API Key.' }), applies));
    await pay(row.recordId, 4, { id: earlier });
    test.gateway.advance(1_000);
    const { id } = await one(row);
    test.gateway.advance(1_000);
    expect(summary(await test.resend(earlier, 1)).outcome).toBe('applied');
    const held = await jobs.pay(id, row);
    expect(held.json()).toMatchObject({ similar: { id: earlier, equal: ['part'] } });
  });

  it('of any amount holds it back when it came after the purchases were read for the plan', async () => {
    const row = plannedPayment(1);
    await pay(row.recordId, 3);
    test.gateway.advance(1_000);
    const asked = await test.gateway.appAsk(`/gateway/payable?ids=${row.recordId}`, {
      cookie: test.cookie,
    });
    const [{ readAt } = { readAt: '' }] = payableSchema.parse(asked.json()).rows;
    test.gateway.advance(1_000);
    const between = randomUUID();
    await pay(row.recordId, 4, { id: between });
    test.gateway.advance(1_000);
    const { id } = await one(row);
    const held = await jobs.pay(id, row, { context: { readAt } });
    expect(held.json()).toMatchObject({ similar: { id: between, equal: ['part'] } });
  });

  it('of any amount holds it back, too, once its job is forgotten', async () => {
    const { upstream, dataDir } = test.gateway;
    const env = { DATA_DIR: `${dataDir}/forgotten`, JOB_DAYS: '1' };
    const first = await LedgerTest.start({ upstream, dataDir, env });
    const row = plannedPayment(1);
    const [attempt = ''] = row.attempts;
    const id = await jobsOf(first).planPayments([row]);
    first.service(inTurn(saying(401, { status: false, message: 'Invalid API Key.' }), applies));
    await jobsOf(first).pay(id, row);
    first.gateway.advance(1_000);
    const between = randomUUID();
    const body = bodyOf(row.recordId, 4);
    await first.write({ path: '/payments/purchases', body, id: between });
    await first.gateway.stop();
    const now = () => new Date(Date.now() + 2 * 86_400_000);
    const later = await LedgerTest.start({ upstream, dataDir, env, parts: { now } });
    const forgotten = await jobsOf(later).list(`/${id}`);
    expect(refusalOf(forgotten)).toEqual({ problem: 'unknown-job' });
    const held = await later.resend(attempt, 1);
    expect(held.json()).toMatchObject({ similar: { id: between, equal: ['part'] } });
    await later.gateway.stop();
  });

  it('whose end nobody knows holds it back whatever was confirmed', async () => {
    const row = plannedPayment(1);
    const open = randomUUID();
    test.service(inTurn(brokenOff, applies));
    await pay(row.recordId, 3, { id: open });
    expect(await jobs.alike(randomUUID(), [row])).toMatchObject([
      { line: 1, similar: { id: open, equal: ['purchase'] } },
    ]);
    const { id } = await one(row);
    const held = await jobs.pay(id, row, { context: { confirms: [open] } });
    expect(held.json()).toMatchObject({ similar: { id: open } });
  });

  it('is asked about only for payments that can be read', async () => {
    const rows = [planned(1, { bodyText: '[' })];
    const answer = await test.post('/gateway/jobs/alike', { job: randomUUID(), rows });
    expect(refusalOf(answer)).toEqual({ problem: 'bad-body' });
  });
});

function bodyOf(recordId: string, amount: number) {
  return JSON.stringify({
    payment_method_id: recordId,
    payment_date: '2026-11-20',
    allocations: [{ expense_id: recordId, amount }],
  });
}

/** Pays another purchase first, and then one again. */
function twice(purchase: string) {
  const recordId = randomUUID();
  const allocations = [recordId, purchase.toUpperCase()].map((expense_id) => ({
    expense_id,
    amount: 1,
  }));
  return plannedPayment(2, { recordId, bodyText: JSON.stringify({ allocations }) });
}

function automatic() {
  const [branch_id, provider_id] = [randomUUID(), randomUUID()];
  return plannedPayment(1, { bodyText: JSON.stringify({ branch_id, provider_id, amount: 5 }) });
}
