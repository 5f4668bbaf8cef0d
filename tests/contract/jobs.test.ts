import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bulkJobListSchema } from '@/contract/bulk-job';
import { goodKey, otherKey } from '../hostile/support/upstream';
import { jobsOf, planned, refusalOf } from './support/jobs';
import {
  applies,
  brokenOff,
  integrationsFile,
  inTurn,
  LedgerTest,
  saying,
  summary,
} from './support/ledger';

const integrations = integrationsFile([
  { name: 'compras', business: 'La Tienda', key: goodKey },
  { name: 'otra', business: 'La Otra', key: otherKey },
]);
const minute = 60_000;

let test: LedgerTest;
let jobs: ReturnType<typeof jobsOf>;

beforeAll(async () => {
  test = await LedgerTest.start({ env: { INTEGRATIONS: integrations, JOB_LEASE: '30s' } });
  jobs = jobsOf(test);
});
afterAll(() => test.gateway.close());
beforeEach(() => {
  test.service(applies);
  test.gateway.upstream.seen.length = 0;
});

const three = () => [planned(2), planned(3), planned(7)];
const [tab, otherTab] = [randomUUID(), randomUUID()];
const stranger = () => test.gateway.signIn(otherKey, 'Ana Prueba');
const colleague = () => test.gateway.signIn(goodKey, 'Berta');

describe('a plan', () => {
  it('is kept row by row as it was sent, and runs once it is whole', async () => {
    const rows = three();
    const id = await jobs.plan(rows.slice(0, 2), { total: 3 });
    expect(await jobs.job(id)).toMatchObject({ state: 'planning', total: 3 });
    await jobs.move(id, 'rows', { rows: rows.slice(1) });
    expect(await jobs.job(id)).toMatchObject({ state: 'running', counts: { waiting: 3 } });
    const page = await jobs.rows(id);
    expect(page.rows).toMatchObject(rows.map((row) => ({ ...row, outcome: 'waiting', sends: 0 })));
    expect(page.total).toBe(3);
  });

  it('may be sent again as a whole, and is the same', async () => {
    const rows = three();
    const id = await jobs.plan(rows);
    await jobs.plan(rows, { id, branchId: (await jobs.job(id)).branchId });
    expect(await jobs.job(id)).toMatchObject({ state: 'running', counts: { waiting: 3 } });
  });

  it.each([
    [
      'a row otherwise than before',
      (row: ReturnType<typeof planned>) => ({ ...row, bodyText: '{}' }),
    ],
    [
      'a record twice',
      (row: ReturnType<typeof planned>) => ({ ...planned(9), recordId: row.recordId }),
    ],
    [
      'an id twice',
      (row: ReturnType<typeof planned>) => ({ ...planned(9), attempts: row.attempts }),
    ],
    ['more rows than it said', () => planned(9)],
  ])('does not take %s', async (_what, change) => {
    const [row = planned(1), ...rest] = three();
    const id = await jobs.plan([row, ...rest], { total: 3 });
    const answer = await jobs.move(id, 'rows', { rows: [change(row)] });
    expect(refusalOf(answer)).toEqual({ problem: 'job-refused', refusal: 'plan-differs' });
    expect((await jobs.rows(id)).total).toBe(3);
  });

  it('is refused for any other form, and nothing of it is kept', async () => {
    const id = await jobs.plan([planned(1)], { total: 2 });
    for (const rows of [[], [{ ...planned(2), line: 0 }], [{ ...planned(2), attempts: [] }], {}]) {
      expect(refusalOf(await jobs.move(id, 'rows', { rows }))).toEqual({ problem: 'bad-body' });
    }
    expect((await jobs.rows(id)).total).toBe(1);
  });
});

describe('whose it is', () => {
  it('nobody of another business sees it', async () => {
    const id = await jobs.plan(three());
    const cookie = await stranger();
    for (const path of [`/${id}`, `/${id}/rows`]) {
      expect(refusalOf(await jobs.list(path, cookie))).toEqual({ problem: 'unknown-job' });
    }
    expect(refusalOf(await jobs.move(id, 'cancel', {}, cookie))).toEqual({
      problem: 'unknown-job',
    });
    const list = bulkJobListSchema.parse((await jobs.list('', cookie)).json());
    expect(list).toEqual({ rows: [], total: 0 });
  });

  it('a colleague sees and stops it, but does not go on with it', async () => {
    const rows = three();
    const id = await jobs.plan(rows);
    const cookie = await colleague();
    expect(await jobs.job(id, cookie)).toMatchObject({ own: false, operator: 'Ana Prueba' });
    const notOwn = { problem: 'job-refused', refusal: 'not-own' };
    expect(refusalOf(await jobs.move(id, 'lease', { holder: tab }, cookie))).toEqual(notOwn);
    expect((await jobs.move(id, 'pause', { cause: 'person' }, cookie)).json()).toMatchObject({
      state: 'paused',
      stopped: { cause: 'person', operator: 'Berta' },
    });
    expect(refusalOf(await jobs.move(id, 'resume', {}, cookie))).toEqual(notOwn);
    expect((await jobs.move(id, 'resume')).json()).toMatchObject({
      state: 'running',
      stopped: null,
    });
  });
});

describe('the lease', () => {
  it('is one tab’s until it gives it back or falls silent', async () => {
    const id = await jobs.plan(three());
    const take = async (holder: string) =>
      ((await jobs.move(id, 'lease', { holder })).json() as { lease: { holder: string } }).lease
        .holder;
    expect(await take(tab)).toBe(tab);
    expect(await take(otherTab)).toBe(tab);
    test.gateway.advance(20_000);
    expect(await take(tab)).toBe(tab);
    test.gateway.advance(20_000);
    expect(await take(otherTab)).toBe(tab);
    test.gateway.advance(11_000);
    expect(await take(otherTab)).toBe(otherTab);
    await jobs.move(id, 'lease', { holder: tab, release: true });
    expect(await take(tab)).toBe(otherTab);
    await jobs.move(id, 'lease', { holder: otherTab, release: true });
    expect(await take(tab)).toBe(tab);
  });

  it('is nobody’s while the job stands still', async () => {
    const id = await jobs.plan(three());
    await jobs.move(id, 'lease', { holder: tab });
    await jobs.move(id, 'pause', { cause: 'unauthorized' });
    expect((await jobs.move(id, 'lease', { holder: tab })).json()).toMatchObject({ lease: null });
  });

  it('is needed to amend the plan and to finish it', async () => {
    const id = await jobs.plan(three());
    await jobs.move(id, 'lease', { holder: tab });
    const held = { problem: 'job-refused', refusal: 'lease-held' };
    const amendment = { holder: otherTab, rows: [{ line: 2, skip: 'changed' }] };
    expect(refusalOf(await jobs.move(id, 'amend', amendment))).toEqual(held);
    expect(refusalOf(await jobs.move(id, 'finish', { holder: otherTab }))).toEqual(held);
  });
});

describe('what is sent', () => {
  it('is what was planned, under the id that was planned, and counts as that row', async () => {
    const rows = three();
    const [row = planned(1)] = rows;
    const id = await jobs.plan(rows);
    expect(summary(await jobs.send(id, row)).outcome).toBe('applied');
    expect((await jobs.job(id)).counts).toMatchObject({ applied: 1, waiting: 2 });
    expect((await test.list(`?job=${id}`)).json()).toMatchObject({ pagination: { total: 1 } });
  });

  it.each([
    ['an id of no row', { id: randomUUID() }],
    ['other bytes', { body: '{"price_before_taxes":9999}' }],
    ['another record', { path: `/products/${randomUUID()}` }],
  ])('is not %s', async (_what, changes) => {
    const [row = planned(1)] = three();
    const id = await jobs.plan([row]);
    const answer = await jobs.send(id, row, changes);
    expect(refusalOf(answer)).toEqual({ problem: 'job-refused', refusal: 'not-planned' });
    expect(answer.headers['x-outcome']).toBe('not-sent');
    expect(test.sent).toBe(0);
    expect((await test.list(`?job=${id}`)).json()).toMatchObject({ pagination: { total: 0 } });
  });

  it.each(['pause', 'cancel'])('is nothing any more after %s', async (name) => {
    const [first = planned(1), second = planned(2)] = three();
    const id = await jobs.plan([first, second]);
    await jobs.send(id, first);
    await jobs.move(id, name, name === 'pause' ? { cause: 'person' } : {});
    const refused = { problem: 'job-refused', refusal: 'job-state' };
    expect(refusalOf(await jobs.send(id, second))).toEqual(refused);
    expect(test.sent).toBe(1);
    const left = name === 'cancel' ? { cancelled: 1 } : { waiting: 1 };
    expect((await jobs.job(id)).counts).toMatchObject({ applied: 1, ...left });
    // What is known is told all the same.
    expect(summary(await jobs.send(id, first))).toMatchObject({
      outcome: 'applied',
      recorded: true,
    });
  });

  it('is told with what it met, and refusals for want of a key leave the row waiting', async () => {
    const rows = three();
    const [first = planned(1), second = planned(2), third = planned(3)] = rows;
    const id = await jobs.plan(rows);
    const reasons = { message: 'No', errors: { name: ['Too long'] } };
    test.service(inTurn(saying(422, reasons), saying(401, { error: 'Unathorized' }), brokenOff));
    for (const row of [first, second, third]) await jobs.send(id, row);
    const page = await jobs.rows(id);
    expect(page.rows.map(({ outcome, sends }) => [outcome, sends])).toEqual([
      ['refused', 1],
      ['waiting', 1],
      ['unknown', 1],
    ]);
    expect(page.rows[0]?.failure).toMatchObject({
      status: 422,
      outcome: 'rejected',
      answerText: JSON.stringify(reasons),
    });
    const unknown = await jobs.rows(id, '?outcome=unknown');
    expect([unknown.total, unknown.rows.map(({ line }) => line)]).toEqual([1, [third.line]]);
    const after = await jobs.rows(id, `?after=${first.line}&perPage=1`);
    expect(after.rows.map(({ line }) => line)).toEqual([second.line]);
  });
});

describe('a further id', () => {
  const amend = (id: string, row: object) => jobs.move(id, 'amend', { holder: tab, rows: [row] });

  it('is taken only after the earlier one was settled as not applied', async () => {
    const [row = planned(1)] = three();
    const id = await jobs.plan([row]);
    await jobs.move(id, 'lease', { holder: tab });
    const again = randomUUID();
    const refused = { problem: 'job-refused', refusal: 'row-state' };
    expect(refusalOf(await amend(id, { line: row.line, attempt: again }))).toEqual(refused);
    test.service(brokenOff);
    await jobs.send(id, row);
    expect(refusalOf(await amend(id, { line: row.line, attempt: again }))).toEqual(refused);
    await test.settle(row.attempts[0] ?? '', 'not-applied');
    expect((await jobs.job(id)).counts).toMatchObject({ waiting: 1, unknown: 0 });
    expect((await amend(id, { line: row.line, attempt: again })).status).toBe(200);
    test.service(applies);
    expect(refusalOf(await jobs.send(id, row, { body: '{}' })).problem).toBe('attempt-differs');
    expect(summary(await jobs.send(id, row)).recorded).toBe(true);
    expect(summary(await jobs.send(id, row, { id: again })).outcome).toBe('applied');
    expect((await jobs.rows(id)).rows).toMatchObject([
      { outcome: 'applied', attempts: [row.attempts[0], again] },
    ]);
  });

  it('is not taken for a row that was settled as applied', async () => {
    const [row = planned(1)] = three();
    const id = await jobs.plan([row]);
    await jobs.move(id, 'lease', { holder: tab });
    test.service(brokenOff);
    await jobs.send(id, row);
    await test.settle(row.attempts[0] ?? '', 'applied');
    expect((await jobs.job(id)).counts).toMatchObject({ applied: 1 });
    expect((await amend(id, { line: row.line, attempt: randomUUID() })).status).toBe(409);
  });

  it('a row that is left out is not sent any more', async () => {
    const [row = planned(1), other = planned(2)] = three();
    const id = await jobs.plan([row, other]);
    await jobs.move(id, 'lease', { holder: tab });
    await amend(id, { line: row.line, skip: 'changed' });
    await amend(id, { line: other.line, skip: 'not-sendable' });
    expect((await jobs.job(id)).counts).toMatchObject({ changedMeanwhile: 1, notSent: 1 });
    expect(refusalOf(await jobs.send(id, row))).toMatchObject({ refusal: 'not-planned' });
  });
});

describe('the end', () => {
  it('comes when nothing waits, and opens again for what was found not to be applied', async () => {
    const [row = planned(1), other = planned(2)] = three();
    const id = await jobs.plan([row, other]);
    await jobs.move(id, 'lease', { holder: tab });
    await jobs.send(id, row);
    expect(refusalOf(await jobs.move(id, 'finish', { holder: tab }))).toMatchObject({
      refusal: 'row-state',
    });
    test.service(brokenOff);
    await jobs.send(id, other);
    expect((await jobs.move(id, 'finish', { holder: tab })).json()).toMatchObject({
      state: 'done',
      lease: null,
    });
    await test.settle(other.attempts[0] ?? '', 'not-applied');
    expect((await jobs.job(id)).counts).toMatchObject({ applied: 1, notSent: 1 });
    expect((await jobs.move(id, 'resume')).json()).toMatchObject({
      state: 'running',
      counts: { waiting: 1 },
    });
  });

  it('a job that stood untouched for long is forgotten, its attempts stay', async () => {
    const [row = planned(1)] = three();
    const { gateway } = test;
    const later = await LedgerTest.start({
      dataDir: gateway.dataDir,
      upstream: gateway.upstream,
      env: { INTEGRATIONS: integrations, DATA_DIR: `${gateway.dataDir}/second`, JOB_DAYS: '1' },
    });
    const own = jobsOf(later);
    const id = await own.plan([row]);
    await own.send(id, row);
    await later.gateway.stop();
    const next = await LedgerTest.start({
      dataDir: gateway.dataDir,
      upstream: gateway.upstream,
      env: { INTEGRATIONS: integrations, DATA_DIR: `${gateway.dataDir}/second`, JOB_DAYS: '1' },
      parts: { now: () => new Date(Date.now() + 2 * 24 * 60 * minute) },
    });
    expect(refusalOf(await jobsOf(next).list(`/${id}`))).toEqual({ problem: 'unknown-job' });
    expect((await next.detail(row.attempts[0] ?? '')).state).toBe('applied');
    await next.gateway.stop();
  });
});
