import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftListSchema, draftSchema, type Draft } from '@/contract/draft';
import type { SaveDraft } from '@/contract/draft-requests';
import { sessionSchema } from '@/contract/session';
import { createLedger } from '../../server/gateway/ledger/ledger';
import { equalContent } from '../../server/gateway/ledger/similar/equal-content';
import { applies, heldBack, LedgerTest, saying, summary } from './support/ledger';

const lost = saying(500, { error: 'Server error' });
const body = () => JSON.stringify({ code: randomUUID(), name: 'Diario' });

let test: LedgerTest;
let worker: { operator: string; business: string };
const ground = async (options: Parameters<typeof LedgerTest.start>[0] = {}) => {
  test = await LedgerTest.start(options);
  const answer = await test.gateway.appAsk('/gateway/session', { cookie: test.cookie });
  const session = sessionSchema.parse(answer.json());
  if (!session.signedIn) throw new Error('Nobody is signed in');
  worker = { operator: session.operator, business: session.integration.business };
};
beforeEach(() => ground());
afterEach(() => test.gateway.close());

const [here, elsewhere] = [randomUUID(), randomUUID()];

async function keep(id: string, changes: Partial<SaveDraft> = {}, cookie = test.cookie) {
  const draft = { form: 'entry-types', schema: 1, title: '', branchId: null, branchName: null };
  const saved = { base: 0, tab: here, revision: 1, values: {}, ...changes };
  return test.gateway.appAsk(`/gateway/drafts/${id}`, {
    method: 'PUT',
    cookie,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...worker, ...draft, ...saved }),
  });
}

async function newDraft(): Promise<string> {
  const id = randomUUID();
  expect((await keep(id)).status).toBe(200);
  return id;
}

async function read(id: string): Promise<Draft | null> {
  const answer = await test.gateway.appAsk(`/gateway/drafts/${id}`, { cookie: test.cookie });
  return answer.status === 404 ? null : draftSchema.parse(answer.json());
}

const remove = (id: string, known: string) =>
  test.gateway.appAsk(`/gateway/drafts/${id}${known}`, { method: 'DELETE', cookie: test.cookie });

const context = (draft: string) => ({ form: 'entry-types', draft });

describe('an attempt whose outcome nobody knows', () => {
  it('is told by its draft, and asked about by anything else that is made from it', async () => {
    const draft = await newDraft();
    expect(await read(draft)).toMatchObject({ sent: null });
    test.service(lost);
    const id = randomUUID();
    await test.write({ id, context: context(draft), body: body() });
    expect(await read(draft)).toMatchObject({ sent: { attempt: id, outcome: 'unknown' } });
    const list = await test.gateway.appAsk('/gateway/drafts', { cookie: test.cookie });
    expect(draftListSchema.parse(list.json()).rows).toMatchObject([{ sent: { attempt: id } }]);

    test.service(applies);
    const other = { id: randomUUID(), context: context(draft), body: body() };
    const asked = await test.write(other);
    expect(summary(asked)).toMatchObject({ problem: 'attempt-similar', outcome: 'not-sent' });
    expect(asked.json()).toMatchObject({ similar: { id, outcome: 'unknown', equal: ['draft'] } });
    expect(test.sent).toBe(1);
    const meant = { ...other, context: { ...context(draft), confirms: id } };
    expect((await test.write(meant)).status).toBe(201);
  });

  it('is told while it is being sent, too', async () => {
    const draft = await newDraft();
    const held = heldBack();
    test.service(held.answer);
    const id = randomUUID();
    const sending = test.write({ id, context: context(draft), body: body() });
    await held.arrived;
    expect(await read(draft)).toMatchObject({ sent: { attempt: id, outcome: 'unknown' } });
    const asked = await test.write({ context: context(draft), body: body() });
    expect(asked.json()).toMatchObject({ similar: { id, equal: ['draft'] } });
    held.release();
    await sending;
    expect(await read(draft)).toBeNull();
  });

  it('is asked about before a change of a record, too', async () => {
    const draft = await newDraft();
    const change = { method: 'PUT', path: `/products/${randomUUID()}` } as const;
    test.service(lost);
    const id = randomUUID();
    await test.write({ ...change, id, context: context(draft), body: '{"cost":1}' });
    const asked = await test.write({ ...change, context: context(draft), body: '{"cost":2}' });
    expect(asked.json()).toMatchObject({ similar: { id, equal: ['draft'] } });
  });

  it('stands in nobody else\u2019s way', async () => {
    const draft = await newDraft();
    test.service(lost);
    await test.write({ context: context(draft), body: body() });
    test.service(applies);
    const berta = await test.gateway.signIn(undefined, 'Berta');
    await test.write({ context: context(draft), body: body(), cookie: berta });
    await test.write({ context: context(await newDraft()), body: body() });
    expect(test.sent).toBe(3);
  });

  it('lets the draft go on once it was found not to be applied', async () => {
    const draft = await newDraft();
    test.service(lost);
    const id = randomUUID();
    await test.write({ id, context: context(draft), body: body() });
    await test.settle(id, 'not-applied');
    expect(await read(draft)).toMatchObject({ sent: null });
    test.service(applies);
    expect((await test.write({ context: context(draft), body: body() })).status).toBe(201);
  });

  it('is noticed where it is not asked about', async () => {
    await test.gateway.close();
    const rules = { similarityRules: [equalContent] };
    await ground({ parts: { createLedger: (parts) => createLedger({ ...parts, ...rules }) } });
    const draft = await newDraft();
    test.service(lost);
    await test.write({ context: context(draft), body: body() });
    await test.write({ context: context(draft), body: body() });
    expect(test.sent).toBe(2);
  });
});

describe('an applied attempt ends its draft', () => {
  const made = (draft: string, version: number) => ({
    context: { ...context(draft), draftVersion: version, draftTab: here },
    body: body(),
  });

  it('in the version it was made from, and in those its page saved later', async () => {
    const draft = await newDraft();
    await test.write(made(draft, 1));
    expect(await read(draft)).toBeNull();
    const other = await newDraft();
    await keep(other, { base: 1, revision: 2 });
    await test.write(made(other, 1));
    expect(await read(other)).toBeNull();
  });

  it('and not in a version that another page has saved since', async () => {
    const draft = await newDraft();
    await keep(draft, { base: 1, tab: elsewhere, values: { code: 'NEWER' } });
    const id = randomUUID();
    await test.write({ ...made(draft, 1), id });
    expect(await read(draft)).toMatchObject({
      version: 2,
      values: { code: 'NEWER' },
      sent: { attempt: id, outcome: 'applied' },
    });
    // What is left was not sent, but may be the same entry type under another code.
    const asked = await test.write({ context: context(draft), body: body() });
    expect(asked.json()).toMatchObject({ similar: { id, equal: ['draft'] } });
  });

  it('also when that is found out by a person', async () => {
    const [mine, newer] = [await newDraft(), await newDraft()];
    await keep(newer, { base: 1, tab: elsewhere });
    test.service(lost);
    for (const draft of [mine, newer]) {
      const id = randomUUID();
      await test.write({ ...made(draft, 1), id });
      await test.settle(id, 'applied');
    }
    expect([await read(mine), (await read(newer))?.version]).toEqual([null, 2]);
  });
});

it('a page takes away no more of a draft than it knew', async () => {
  const draft = await newDraft();
  await keep(draft, { base: 1, tab: elsewhere });
  const refused = await remove(draft, `?version=1&tab=${here}`);
  expect(summary(refused).problem).toBe('draft-newer');
  expect(refused.json()).toMatchObject({ newer: { version: 2 } });
  expect((await remove(draft, '?version=x')).status).toBe(400);
  expect((await remove(draft, `?version=1&tab=${elsewhere}`)).status).toBe(204);
  expect(await read(draft)).toBeNull();
  expect((await remove(draft, '?version=1')).status).toBe(204);
});
