import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { practiceCodeStart } from '@/contract/practice';
import { closeDatabase, openDatabase, type GatewayDatabase } from '../../server/gateway/database';
import type { AttemptRow } from '../../server/gateway/ledger/tables';
import { createProgress, type Progress } from '../../server/gateway/practice/progress';
import { attemptRow } from './support/attempt-row';

const ana = { business: 'La Tienda', operator: 'Ana' };
const now = new Date('2026-11-20T16:00:00.000Z');
const before = '2026-11-20T15:00:00.000Z';

let folder: string;
let database: GatewayDatabase;
let progress: Progress;

beforeEach(async () => {
  folder = mkdtempSync(`${tmpdir()}/trastienda-progress-`);
  database = await openDatabase(folder);
  progress = createProgress(database, () => now);
});
afterEach(async () => {
  await closeDatabase(database);
  rmSync(folder, { recursive: true });
});

async function record(given: Partial<AttemptRow>): Promise<string> {
  const id = randomUUID();
  const row = attemptRow(id, { state: 'applied', recorded_at: before, ...given });
  await database
    .insertInto('attempts')
    .values({ ...row, ordinal: 1 })
    .execute();
  return id;
}

const code = `${practiceCodeStart}-0000-4000-8000-000000000000`;
const purchase = (given: Partial<AttemptRow> = {}) =>
  record({ operation: 'expenses.create', code, ...given });

async function pay(purchases: number, given: Partial<AttemptRow> = {}): Promise<void> {
  const id = await record({ operation: 'payments.apply', ...given });
  const parts = Array.from({ length: purchases }, () => ({
    attempt_id: id,
    business: ana.business,
    purchase_id: randomUUID(),
    amount: '1.00',
    ordinal: 1,
  }));
  await database.insertInto('payment_parts').values(parts).execute();
}

const done = async () =>
  (await progress.of(ana, null)).flatMap(({ id, doneAt }) => (doneAt === null ? [] : [id]));

it('what was refused, is of somebody else or came from another journal is nothing done', async () => {
  await purchase({ state: 'rejected' });
  await purchase({ operator: 'Eva' });
  await purchase({ business: 'La Otra' });
  await purchase({ imported_at: before, imported_by: 'Ana' });
  await pay(3, { state: 'unknown' });
  await pay(3, { operator: 'Eva' });
  expect(await done()).toEqual([]);
});

it('a purchase of a document of practice and three that were paid, in however many payments, are', async () => {
  await purchase();
  await pay(2);
  expect(await done()).toEqual(['purchase']);
  await pay(1);
  expect(await done()).toEqual(['purchase', 'payments']);
});

it('an outcome counts for whoever settled it', async () => {
  const settled = { state: 'unknown', verdict: 'applied', settled_note: 'Está' } as const;
  await record({ ...settled, settled_by: 'Eva', settled_at: before });
  expect(await done()).toEqual([]);
  await record({ ...settled, operator: 'Eva', settled_by: 'Ana', settled_at: before });
  expect(await done()).toEqual(['unknown']);
});

it('whoever begins anew has done nothing, and goes on from there', async () => {
  await purchase();
  await progress.say(ana, { mission: 'expiry', done: true });
  expect(await done()).toEqual(['purchase', 'expiry']);
  await progress.beginAnew(ana);
  expect(await done()).toEqual([]);
  await purchase({ recorded_at: '2026-11-20T17:00:00.000Z' });
  expect(await done()).toEqual(['purchase']);
});
