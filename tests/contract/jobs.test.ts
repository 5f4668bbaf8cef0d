import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bulkJobListSchema } from '@/contract/bulk-job';
import { goodKey, otherKey } from '../hostile/support/upstream';
import { jobsOf, planned, refusalOf } from './support/jobs';
import { applies, brokenOff, integrationsFile, LedgerTest } from './support/ledger';

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
  ])('limit bulk-job rows: does not take %s', async (_what, change) => {
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
    // Whose tab has it is told to everybody who sees the job.
    await jobs.move(id, 'lease', { holder: tab });
    const amendment = { holder: tab, rows: [{ line: 1, skip: 'changed' }] };
    expect(refusalOf(await jobs.move(id, 'amend', amendment, cookie))).toEqual(notOwn);
    expect(refusalOf(await jobs.move(id, 'finish', { holder: tab }, cookie))).toEqual(notOwn);
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
    expect(await jobs.job(id)).toMatchObject({ toSend: 1, counts: { applied: 1, notSent: 1 } });
    expect((await jobs.move(id, 'resume')).json()).toMatchObject({
      state: 'running',
      counts: { waiting: 1 },
    });
  });

  it('leaves nothing to send of a row that cannot be', async () => {
    const [row = planned(1), other = planned(2)] = three();
    const id = await jobs.plan([row, other]);
    await jobs.move(id, 'lease', { holder: tab });
    await jobs.send(id, row);
    const amendment = { holder: tab, rows: [{ line: other.line, skip: 'not-sendable' }] };
    await jobs.move(id, 'amend', amendment);
    await jobs.move(id, 'finish', { holder: tab });
    expect(await jobs.job(id)).toMatchObject({
      state: 'done',
      toSend: 0,
      counts: { applied: 1, notSent: 1 },
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
