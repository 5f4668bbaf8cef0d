import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { receivablesTrendSchema } from '@/contract/receivables-trend';
import { daysLater } from '../../server/business-day';
import { openDatabase } from '../../server/gateway/database';
import { forgetOldSnapshots } from '../../server/gateway/receivables/snapshots';
import { startTestGateway, type TestGateway } from '../hostile/support/gateway';
import { goodKey, json, otherKey, type Answer } from '../hostile/support/upstream';

const dayMs = 86_400_000;
const summary = {
  total: 30.6,
  current: '20.50',
  overdue: 10.1,
  current_count: 2,
  overdue_count: 1,
};

let gateway: TestGateway;
let ana: string;
let branch: string;

beforeAll(async () => {
  gateway = await startTestGateway({ env: { RATE_PAUSES: '20ms' } });
  ana = await gateway.signIn(goodKey, 'Ana');
});
afterAll(() => gateway.close());
beforeEach(() => {
  branch = randomUUID();
  tell(summary);
});

const answer = (status: number, body: unknown): Answer => {
  return (_, response) => json(response, status, body);
};
const tell = (data: object) => gateway.upstream.answerWith(answer(200, { status: true, data }));

const read = (cookie = ana) =>
  gateway.appAsk(`/api/external/v1/receivables/summary?branch_id=${branch}`, { cookie });

const ask = (cookie = ana, of = branch) => gateway.appAsk(`/gateway/receivables/${of}`, { cookie });

async function trend(cookie = ana) {
  const answered = await ask(cookie);
  expect(answered.status).toBe(200);
  return receivablesTrendSchema.parse(answered.json()).snapshots;
}

it('M258: what somebody read is kept as it was, by its business day', async () => {
  await read();
  const [one, ...more] = await trend();
  expect(more).toEqual([]);
  expect(one).toMatchObject({
    total: '30.6',
    current: '20.5',
    overdue: '10.1',
    currentCount: 2,
    overdueCount: 1,
  });
});

it('M258: of several readings of a day the last one stays; a day nobody looked is a gap', async () => {
  const own = await startTestGateway();
  const cookie = await own.signIn();
  const look = (total: number) => {
    own.upstream.answerWith(answer(200, { status: true, data: { total } }));
    return own.appAsk(`/api/external/v1/receivables/summary?branch_id=${branch}`, { cookie });
  };
  await look(1);
  await look(2);
  own.advance(2 * dayMs);
  const later = await own.signIn(goodKey, 'Ana');
  await own.appAsk(`/api/external/v1/receivables/summary?branch_id=${branch}`, { cookie: later });
  const { snapshots } = receivablesTrendSchema.parse(
    (await own.appAsk(`/gateway/receivables/${branch}`, { cookie: later })).json(),
  );
  expect(snapshots.map(({ total }) => total)).toEqual(['2', '2']);
  const [first, last] = snapshots.map(({ day }) => Date.parse(day));
  expect((last ?? 0) - (first ?? 0)).toBe(2 * dayMs);
  expect(own.upstream.seen.filter(({ target }) => target.includes('receivables'))).toHaveLength(3);
  await own.close();
});

it('M257: what the service did not tell stays unknown, and nothing is kept of an answer that tells nothing', async () => {
  tell({ total: -10.5, overdue: null, current_count: 'tres' });
  await read();
  expect(await trend()).toMatchObject([
    { total: '-10.5', current: null, overdue: null, currentCount: null, overdueCount: null },
  ]);
  branch = randomUUID();
  tell({});
  await read();
  expect(await trend()).toEqual([]);
});

it('a day is kept as long as records are', async () => {
  await read();
  const [snapshot] = await trend();
  const day = snapshot?.day ?? '';
  const database = await openDatabase(gateway.dataDir);
  const leftAfter = async (days: number) => {
    await forgetOldSnapshots(database, daysLater(day, days), 400);
    return (await trend()).length;
  };
  await expect(leftAfter(400)).resolves.toBe(1);
  await expect(leftAfter(401)).resolves.toBe(0);
  await database.destroy();
});

it('is shown to nobody who has not read the branch', async () => {
  expect((await ask()).status).toBe(403);
  await read();
  const berta = await gateway.signIn(goodKey, 'Berta');
  expect((await ask(berta)).status).toBe(403);
  await read(berta);
  expect(await trend(berta)).toHaveLength(1);
  expect((await ask('')).status).toBe(401);
});

it('is another one for another business, also of the same branch', async () => {
  await read();
  const eva = await gateway.signIn(otherKey, 'Eva');
  tell({ total: 7 });
  await read(eva);
  expect(await trend(eva)).toMatchObject([{ total: '7' }]);
  expect(await trend()).toMatchObject([{ total: '30.6' }]);
});

it.each([
  ['a refusal', 403, { status: false, required_scope: 'receivables' }],
  ['a key that is none', 401, { status: false, message: 'Invalid API Key.' }],
  ['a branch that is gone', 404, { status: false, message: 'Branch not found' }],
])('%s takes it away', async (_, status, body) => {
  await read();
  gateway.upstream.answerWith(answer(status, body));
  await read();
  expect((await ask()).status).toBe(403);
});

it.each([
  ['a failure', 500, { error: 'Server error' }],
  ['a success that says no', 200, { status: false, data: summary }],
])('%s neither takes it away nor is kept', async (_, status, body) => {
  await read();
  const before = await trend();
  gateway.upstream.answerWith(answer(status, body));
  await read();
  expect(await trend()).toEqual(before);
});

it('refuses what is no branch', async () => {
  expect((await ask(ana, 'all')).status).toBe(404);
});
