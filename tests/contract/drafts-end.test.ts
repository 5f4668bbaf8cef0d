import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { journalLinesSchema } from '@/contract/journal-file';
import { sessionSchema } from '@/contract/session';
import { applies, inTurn, LedgerTest, saying, silence, summary } from './support/ledger';

let test: LedgerTest;
let worker: { operator: string; business: string };

beforeAll(async () => {
  test = await LedgerTest.start({ env: { WRITE_LIMIT: '200ms' } });
  const answer = await test.gateway.appAsk('/gateway/session', { cookie: test.cookie });
  const session = sessionSchema.parse(answer.json());
  if (!session.signedIn) throw new Error('Nobody is signed in');
  worker = { operator: session.operator, business: session.integration.business };
});
afterAll(() => test.gateway.close());

async function keep(): Promise<string> {
  const id = randomUUID();
  const draft = {
    ...worker,
    form: 'entry-types',
    schema: 1,
    title: '',
    branchId: null,
    branchName: null,
    base: 0,
    tab: randomUUID(),
    revision: 1,
    values: {},
  };
  const answer = await test.gateway.appAsk(`/gateway/drafts/${id}`, {
    method: 'PUT',
    cookie: test.cookie,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draft),
  });
  expect(answer.status).toBe(200);
  return id;
}

const isThere = async (id: string) =>
  (await test.gateway.appAsk(`/gateway/drafts/${id}`, { cookie: test.cookie })).status === 200;

const context = (draft: string) => ({ form: 'entry-types', draft });
const body = () => JSON.stringify({ code: randomUUID() });

it('a draft ends with the attempt that stored it; no other is touched', async () => {
  const [mine, other] = [await keep(), await keep()];
  test.service(applies);
  await test.write({ context: context(mine), body: body() });
  expect([await isThere(mine), await isThere(other)]).toEqual([false, true]);
});

it.each([
  ['refused', saying(422, { status: false, errors: { code: ['taken'] } })],
  ['stopped for want of a permission', saying(403, { required_scope: 'x' })],
  ['without an answer', silence],
])('stays while the attempt is %s', async (_how, answer) => {
  const draft = await keep();
  test.service(answer);
  await test.write({ context: context(draft), body: body() });
  expect(await isThere(draft)).toBe(true);
});

it('ends with the resend that stored it', async () => {
  const draft = await keep();
  const id = randomUUID();
  test.service(inTurn(saying(403, { required_scope: 'x' }), applies));
  await test.write({ id, context: context(draft), body: body() });
  expect(await isThere(draft)).toBe(true);
  expect((await test.resend(id, 1)).status).toBe(201);
  expect(await isThere(draft)).toBe(false);
});

it.each([
  ['applied', false],
  ['not-applied', true],
] as const)('once somebody found it to be %s', async (verdict, stays) => {
  const draft = await keep();
  const id = randomUUID();
  test.service(silence);
  await test.write({ id, context: context(draft), body: body() });
  expect(await isThere(draft)).toBe(true);
  expect(summary(await test.settle(id, verdict)).status).toBe(200);
  expect(await isThere(draft)).toBe(stays);
});

it('ends with no attempt that was brought from elsewhere: the draft it was typed in is there', async () => {
  const file = '/gateway/attempts/file';
  const [draft, id] = [await keep(), randomUUID()];
  test.service(saying(500, { error: 'Server error' }));
  await test.write({ body: body() });
  const taken = await test.gateway.appAsk(file, { cookie: test.cookie });
  const { lines } = journalLinesSchema.parse(taken.json());
  const entry = JSON.parse(lines.at(-1) ?? '') as object;
  const text = JSON.stringify({ ...entry, id, context: { ...context(draft), job: randomUUID() } });
  const report = await test.post(file, { add: true, lines: [{ number: 2, text }] });
  expect(report.json()).toMatchObject({ fresh: 1 });
  expect(summary(await test.settle(id, 'applied')).status).toBe(200);
  expect(await isThere(draft)).toBe(true);
  // Nor is it a row of a change of many here, where that one was never planned.
  expect((await test.detail(id)).context).toEqual({ form: 'entry-types' });
});
