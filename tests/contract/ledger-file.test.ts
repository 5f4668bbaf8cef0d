import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptPageSchema } from '@/contract/attempt';
import { directorySchema } from '@/contract/directory';
import { importReportSchema, journalLinesSchema } from '@/contract/journal-file';
import { defaultProfile } from '@/contract/profile';
import { openDatabase } from '../../server/gateway/database';
import { importPart } from '../../server/gateway/ledger/import';
import type { ReadingParts } from '../../server/gateway/ledger/read-entry';
import { goodKey } from '../hostile/support/upstream';
import {
  applies,
  entryTypes,
  integrationsFile,
  LedgerTest,
  payment,
  payments,
  saying,
  summary,
} from './support/ledger';

const file = '/gateway/attempts/file';
const ids = { applied: randomUUID(), unknown: randomUUID(), settled: randomUUID() };
const person = randomUUID();

/** The journal that is taken along, and the one it is brought to. */
let from: LedgerTest;
let to: LedgerTest;
let lines: string[];

beforeAll(async () => {
  from = await LedgerTest.start();
  await from.write({
    id: ids.applied,
    context: { reason: 'Cierre de año', branchName: 'Centro', draft: randomUUID() },
  });
  from.service(saying(500, { error: 'Server error' }));
  const context = { readAt: '2026-11-20T10:00:00.000Z' };
  await from.write({ id: ids.unknown, path: payments, body: payment, context });
  await from.write({ id: ids.settled, body: '{"code":"x"}' });
  await from.settle(ids.settled, 'applied', 'Está en la lista');
  from.service(saying(200, { status: true, data: { employee: { name: 'Rosa Mejía' } } }));
  await from.write({
    id: person,
    method: 'DELETE',
    path: `/hr/schedule-assignments/${randomUUID()}`,
  });
  to = await LedgerTest.start();
  ({ lines } = await taken(from));
});
afterAll(async () => {
  await from.gateway.close();
  await to.gateway.close();
});

async function taken(test: LedgerTest, cookie = test.cookie, after?: string) {
  const query = after === undefined ? '' : `?after=${after}`;
  const answer = await test.gateway.appAsk(file + query, { cookie });
  expect(answer.status).toBe(200);
  return journalLinesSchema.parse(answer.json());
}

const numbered = (texts: readonly string[]) =>
  texts.map((text, index) => ({ number: index + 2, text }));

async function bring(test: LedgerTest, texts: readonly string[], add: boolean, cookie?: string) {
  const answer = await test.post(file, { add, lines: numbered(texts) }, cookie);
  expect(answer.status).toBe(200);
  return importReportSchema.parse(answer.json());
}

async function found(test: LedgerTest, query: string) {
  const { rows } = attemptPageSchema.parse((await test.list(query)).json());
  return rows.map(({ id }) => id);
}

describe('the journal as a file', () => {
  it('holds one attempt a line, the oldest first, without keys, drafts or what was said of people', async () => {
    const { head, next } = await taken(from);
    expect(head).toMatchObject({ journal: 'trastienda', version: 1, entries: 4 });
    expect(next).toBeNull();
    const read = lines.map((line) => JSON.parse(line) as { id: string });
    expect(read.map(({ id }) => id)).toEqual([ids.applied, ids.unknown, ids.settled, person]);
    expect(lines.join()).not.toMatch(/Rosa|draft|readAt|key_?hash/i);
  });

  it('is looked at before anything is added, and told line by line', async () => {
    const [line = ''] = lines;
    const entry = JSON.parse(line) as Record<string, unknown>;
    const changed = (changes: object) => JSON.stringify({ ...entry, id: randomUUID(), ...changes });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const report = await bring(
      to,
      [
        line,
        '{',
        '[]',
        changed({ surplus: 1 }),
        changed({ operation: 'payments.apply' }),
        changed({ path: `${entryTypes}/../x` }),
        changed({ bodyText: '{"a":1,"a":2}' }),
        changed({ recordedAt: tomorrow }),
        line,
      ],
      false,
    );
    expect(report).toMatchObject({ fresh: 1, known: 0 });
    expect(report.problems.map(({ line: number, problem }) => [number, problem])).toEqual([
      [3, 'not-json'],
      [4, 'not-an-entry'],
      [5, 'not-an-entry'],
      [6, 'unknown-write'],
      [7, 'unknown-write'],
      [8, 'bad-body'],
      [9, 'in-the-future'],
      [10, 'repeated'],
    ]);
    expect(await found(to, '')).toEqual([]);
  });

  it('leaves out what a newer version says in a context, tells it by name, and takes the rest', async () => {
    const [line = ''] = lines;
    const entry = JSON.parse(line) as { context: object };
    const newer = (changes: object) =>
      JSON.stringify({ ...entry, id: randomUUID(), context: { ...entry.context, ...changes } });
    const given = [
      newer({ mood: 'calm', before: { name: 'Antes', color: 'azul' } }),
      newer({ mood: 1, ['x'.repeat(100)]: {} }),
      newer({ reason: 7 }),
      JSON.stringify({ ...entry, id: randomUUID(), mood: 'calm' }),
    ];
    const fresh = await LedgerTest.start();
    const looked = await bring(fresh, given, false);
    expect(looked).toEqual({
      fresh: 2,
      known: 0,
      problems: [
        { line: 4, problem: 'not-an-entry', field: 'context.reason' },
        { line: 5, problem: 'not-an-entry', field: 'mood' },
      ],
      leftOut: [
        { field: 'mood', lines: 2 },
        { field: 'before.color', lines: 1 },
        { field: `${'x'.repeat(60)}…`, lines: 1 },
      ],
    });
    expect(await bring(fresh, given, true)).toEqual(looked);
    const { rows } = attemptPageSchema.parse((await fresh.list('')).json());
    expect(rows.map(({ context }) => context.before ?? null)).toContainEqual({ name: 'Antes' });
    expect(JSON.stringify(rows)).not.toMatch(/mood|azul/);
    await fresh.gateway.close();
  });

  it('brings everything once, and is searched like the first', async () => {
    expect(await bring(to, lines, true)).toEqual({ fresh: 4, known: 0, problems: [], leftOut: [] });
    expect(await bring(to, lines, true)).toEqual({ fresh: 0, known: 4, problems: [], leftOut: [] });
    for (const query of ['', '?q=ano', '?q=12.5', '?unresolved=1', '?state=applied', '?q=lista']) {
      expect([query, await found(to, query)]).toEqual([query, await found(from, query)]);
    }
  });

  it('what it brings is learned from like what was sent from here', async () => {
    const branchId = randomUUID();
    const context = { form: 'entry-types', branchId, branchName: 'La Ceiba' };
    const entry = { ...(JSON.parse(lines[0] ?? '') as object), id: randomUUID(), context };
    await bring(to, [JSON.stringify(entry)], true);
    const answer = await to.gateway.appAsk('/gateway/directory/branch', { cookie: to.cookie });
    const { entries } = directorySchema.parse(answer.json());
    expect(entries.find(({ id }) => id === branchId)).toMatchObject({ name: 'La Ceiba' });
  });

  it('R9: takes nothing over of whom an answer names', async () => {
    const line = lines.find((text) => text.includes('"schedule-assignments.delete"')) ?? '';
    const entry = JSON.parse(line) as { sends: object[] };
    const answerText = '{"status":true,"data":{"deleted":true,"employee":"Rosa Mejía"}}';
    const sends = entry.sends.map((send) => ({ ...send, answerText }));
    const id = randomUUID();
    await bring(to, [JSON.stringify({ ...entry, id, sends })], true);
    const kept = { status: true, data: { deleted: true } };
    expect((await to.detail(id)).answerText).toBe(JSON.stringify(kept));
  });

  it('brings it once, also when two tabs do at the same moment', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'trastienda-file-'));
    const database = await openDatabase(folder);
    const viewer = { name: 'compras', business: 'La Tienda', areas: null };
    const parts: ReadingParts = {
      viewer,
      operator: 'Ana',
      profile: defaultProfile,
      writeAt: () => 'entry-types.create',
      now: new Date(),
    };
    const part = { add: true, lines: numbered(lines.slice(0, 1)) };
    const tabs = [1, 2].map(() => importPart(database, part, parts));
    expect((await Promise.all(tabs)).map(({ fresh, known }) => [fresh, known])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    await database.destroy();
    rmSync(folder, { recursive: true });
  });

  it('marks what came with it, which nobody sends from here', async () => {
    for (const id of [ids.applied, ids.unknown, ids.settled]) {
      expect(await to.detail(id)).toMatchObject({
        imported: { operator: 'Ana Prueba' },
        resendRefused: 'imported',
      });
      expect(summary(await to.resend(id, 1))).toMatchObject({ refusal: 'imported' });
    }
    expect((await from.detail(ids.unknown)).imported).toBeNull();
    expect(to.sent).toBe(0);
    // Somebody may still have to find out what became of it.
    expect(summary(await to.settle(ids.unknown, 'not-applied')).status).toBe(200);
  });

  it('counts for what is asked about before equal content is sent, within a day', async () => {
    to.service(applies);
    const again = await to.write();
    expect(again.json()).toMatchObject({ similar: { equal: ['content', 'entry-type-code'] } });
    to.gateway.advance(25 * 3_600_000);
    const cookie = await to.gateway.signIn();
    const later = await to.write({ cookie });
    expect(later.json()).toMatchObject({ similar: { equal: ['entry-type-code'] } });
  });

  it('hides nothing newer that is asked about', async () => {
    const test = await LedgerTest.start();
    const doubt = randomUUID();
    test.service(saying(500, { error: 'Server error' }));
    await test.write({ id: doubt });
    await bring(test, lines.slice(0, 1), true);
    const asked = await test.write();
    expect(asked.json()).toMatchObject({
      similar: { id: doubt, outcome: 'unknown', equal: ['content', 'entry-type-code'] },
    });
    await test.gateway.close();
  });

  it('touches nothing that stands here, and gives no id away', async () => {
    const other = JSON.parse(lines[0] ?? '') as { bodyText: string };
    other.bodyText = '{"code":"other"}';
    const cookie = await to.gateway.signIn();
    const report = await bring(to, [JSON.stringify(other)], true, cookie);
    expect(report.problems).toEqual([{ line: 2, problem: 'id-taken' }]);
    expect((await to.detail(ids.applied, cookie)).bodyText).not.toContain('other');
  });

  it('comes whole in parts, whatever is brought in between', async () => {
    const test = await LedgerTest.start();
    const [line = ''] = lines;
    const madeAt = (day: number) =>
      JSON.stringify({
        ...(JSON.parse(line) as object),
        id: randomUUID(),
        recordedAt: `2026-01-${String(day).padStart(2, '0')}T12:00:00Z`,
      });
    // Of each moment several, so that a part also ends between two of the same.
    const first = Array.from({ length: 70 }, (_, index) => madeAt(11 + Math.floor(index / 4)));
    await bring(test, first, true);
    const { lines: some, next, head } = await taken(test);
    expect([some.length, head.entries]).toEqual([50, 70]);
    await bring(test, [madeAt(1), madeAt(2)], true);
    const { lines: others, next: end } = await taken(test, test.cookie, next ?? '');
    expect(end).toBeNull();
    const idOf = (text: string) => (JSON.parse(text) as { id: string }).id;
    expect([...some, ...others].map(idOf).sort()).toEqual(first.map(idOf).sort());
    await test.gateway.close();
  });

  it.each(['?page=1', '?after=', '?after=yesterday'])(
    'refuses what it does not understand: %s',
    async (query) => {
      const answer = await from.gateway.appAsk(file + query, { cookie: from.cookie });
      expect(summary(answer)).toMatchObject({ status: 400, problem: 'bad-query' });
    },
  );

  it('is for people who are signed in', async () => {
    expect((await from.gateway.appAsk(file, { cookie: 'x=y' })).status).toBe(401);
    expect((await from.post(file, { add: true, lines: [] }, 'x=y')).status).toBe(401);
    expect(summary(await from.post(file, { lines: [] }))).toMatchObject({ problem: 'bad-body' });
  });
});

it('an integration takes along and brings what it may see', async () => {
  const test = await LedgerTest.start({
    env: {
      INTEGRATIONS: integrationsFile([
        { name: 'caja', business: 'La Tienda', key: goodKey, areas: ['payments'] },
      ]),
    },
  });
  const cookie = await test.gateway.signIn(goodKey, 'Ana');
  const report = await bring(test, lines, true, cookie);
  expect(report.fresh).toBe(1);
  expect(report.problems.map(({ problem }) => problem)).toEqual(Array(3).fill('other-area'));
  const { head, lines: own } = await taken(test, cookie);
  expect(head).toMatchObject({ business: 'La Tienda', entries: 1 });
  expect(own.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual([ids.unknown]);
  await test.gateway.close();
});
