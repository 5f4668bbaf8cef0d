import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptPageSchema } from '@/contract/attempt';
import { jobsOf, planned, refusalOf } from './support/jobs';
import {
  applies,
  brokenOff,
  heldBack,
  inTurn,
  LedgerTest,
  saying,
  summary,
} from './support/ledger';

let test: LedgerTest;
let jobs: ReturnType<typeof jobsOf>;

beforeAll(async () => {
  test = await LedgerTest.start();
  jobs = jobsOf(test);
});
afterAll(() => test.gateway.close());
beforeEach(() => {
  test.service(applies);
  test.gateway.upstream.seen.length = 0;
});

const three = () => [planned(2), planned(3), planned(7)];
const tab = randomUUID();

describe('what is sent', () => {
  it('is what was planned, under the id that was planned, and counts as that row', async () => {
    const rows = three();
    const [row = planned(1)] = rows;
    const id = await jobs.plan(rows);
    expect(summary(await jobs.send(id, row)).outcome).toBe('applied');
    expect((await jobs.job(id)).counts).toMatchObject({ applied: 1, waiting: 2 });
    expect((await test.list(`?job=${id}`)).json()).toMatchObject({ pagination: { total: 1 } });
  });

  it('stands in the journal under its own change, in either case of the id, beside other conditions', async () => {
    const [row = planned(1), refused = planned(1), ofAnother = planned(1)] = three();
    const id = await jobs.plan([row, refused]);
    const another = await jobs.plan([ofAnother]);
    await jobs.send(id, row);
    await jobs.send(another, ofAnother);
    test.service(saying(422, { status: false, errors: { price: ['too low'] } }));
    await jobs.send(id, refused);
    const listed = async (query: string) => {
      const answer = await test.list(query);
      return attemptPageSchema.parse(answer.json()).rows.map(({ id: attempt }) => attempt);
    };
    const idOf = (planned: typeof row) => planned.attempts[0];
    expect(await listed(`?job=${id.toUpperCase()}`)).toEqual([idOf(refused), idOf(row)]);
    expect(await listed(`?job=${id}&state=applied`)).toEqual([idOf(row)]);
    expect(await listed(`?job=${another}`)).toEqual([idOf(ofAnother)]);
    expect(await listed(`?job=${randomUUID()}`)).toEqual([]);
    expect((await test.list('?job=7')).status).toBe(400);
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

  it.each(['pause', 'cancel'])('is nothing that still waits for its turn at a %s', async (name) => {
    const rows = Array.from({ length: 9 }, (_, at) => planned(at + 1));
    const id = await jobs.plan(rows);
    const held = heldBack();
    test.service(held.answer);
    const replies = rows.map((row) => jobs.send(id, row));
    // So many are in flight at once.
    const left = 6;
    await expect.poll(() => test.sent).toBe(left);
    await expect.poll(async () => (await jobs.job(id)).counts.sending).toBe(rows.length);
    await jobs.move(id, name, name === 'pause' ? { cause: 'person' } : {});
    held.release();
    const answers = await Promise.all(replies);
    expect(test.sent).toBe(left);
    const stopped = answers.filter(({ status }) => status === 409);
    expect(stopped).toHaveLength(rows.length - left);
    for (const answer of stopped) {
      expect(refusalOf(answer)).toEqual({ problem: 'job-refused', refusal: 'job-state' });
      expect(answer.headers['x-outcome']).toBe('not-sent');
    }
    expect((await jobs.job(id)).counts).toMatchObject({
      applied: left,
      sending: 0,
      [name === 'cancel' ? 'cancelled' : 'waiting']: rows.length - left,
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

  it('a row goes on beside its own earlier tries, and is left out once somebody else changed its product', async () => {
    const [row = planned(1), other = planned(2)] = three();
    const id = await jobs.plan([row, other]);
    await jobs.move(id, 'lease', { holder: tab });
    // One of them under a further id: its first was found not to have been applied.
    const again = randomUUID();
    test.service(inTurn(brokenOff, saying(401, { error: 'Unathorized' })));
    await jobs.send(id, row);
    await test.settle(row.attempts[0] ?? '', 'not-applied');
    await amend(id, { line: row.line, attempt: again });
    await jobs.send(id, row, { id: again });
    await jobs.send(id, other);
    test.service(applies);
    expect(summary(await test.resend(again, 1)).outcome).toBe('applied');
    const berta = await test.gateway.signIn(undefined, 'Berta');
    const path = `/products/${other.recordId}`;
    await test.write({ method: 'PUT', path, body: '{"price_before_taxes":9}', cookie: berta });
    const held = await test.resend(other.attempts[0] ?? '', 1);
    expect(held.json()).toMatchObject({ similar: { operator: 'Berta', equal: ['changed'] } });
    await amend(id, { line: other.line, skip: 'not-sendable' });
    expect((await jobs.job(id)).counts).toMatchObject({ applied: 1, notSent: 1 });
  });
});
