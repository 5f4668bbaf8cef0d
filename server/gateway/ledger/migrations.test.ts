import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { jobMigrations } from '../jobs/tables';
import { ledgerMigrations } from './migrations';
import type { AttemptsTable, LedgerTables, SendsTable } from './tables';

const draft = '0B6F2A10-93D4-4C11-8A57-6D1F0E9C2B3A';

function attempt(id: string, code: string): Omit<AttemptsTable, 'draft_id'> {
  const at = '2026-11-20T16:00:00.000Z';
  return {
    id,
    ordinal: 1,
    business: 'La Tienda',
    integration: 'caja',
    integration_label: 'Caja',
    operator: 'Ana',
    operation: 'entry-types.create',
    method: 'POST',
    path: '/accounting/entry-types',
    body_text: JSON.stringify({ code }),
    body_hash: id,
    content_hash: id,
    context: JSON.stringify({ form: 'entry-types', draft }),
    state: 'applied',
    recorded_at: at,
    latest_at: at,
    branch_id: null,
    record_id: null,
    provider_id: null,
    code,
    name: null,
    date: null,
    amount: null,
    search: '',
    verdict: null,
    settled_note: null,
    settled_by: null,
    settled_at: null,
    imported_at: null,
    imported_by: null,
    job_id: null,
  };
}

function send(attemptId: string, number: number, answerText: string | null): SendsTable {
  const at = '2026-11-20T16:00:00.000Z';
  return {
    attempt_id: attemptId,
    number,
    at,
    ended_at: at,
    outcome: 'applied',
    status: 200,
    problem: null,
    request_id: '',
    key_hash: '',
    replayed: 0,
    answer_text: answerText,
  };
}

it('what was recorded before identities were noted has its own, in their order, and its draft', async () => {
  const dialect = new SqliteDialect({ database: new Database(':memory:') });
  const database = new Kysely<LedgerTables>({ dialect });
  const before = new Kysely<{ attempts: Omit<AttemptsTable, 'draft_id'> }>({ dialect });
  const { '011-identities': last, ...earlier } = ledgerMigrations;
  for (const migration of Object.values({ ...earlier, ...jobMigrations })) {
    await migration.up(database);
  }
  // More than are read together.
  for (let number = 0; number < 450; number += 1) {
    const id = String(number).padStart(3, '0');
    await before
      .insertInto('attempts')
      .values(attempt(id, number % 2 === 0 ? 'dv' : id))
      .execute();
  }
  await last?.up(database);
  const found = await database
    .selectFrom('identities')
    .select(['attempt_id', 'ordinal'])
    .where('value', '=', 'DV')
    .orderBy('ordinal')
    .execute();
  expect(found).toHaveLength(225);
  expect(found.at(-1)).toEqual({ attempt_id: '448', ordinal: 225 });
  const { total } = await database
    .selectFrom('attempts')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('draft_id', '=', draft.toLowerCase())
    .executeTakeFirstOrThrow();
  expect(total).toBe(450);
  await database.destroy();
});

it('R9: what was answered of people before is kept without them', async () => {
  const dialect = new SqliteDialect({ database: new Database(':memory:') });
  const database = new Kysely<LedgerTables>({ dialect });
  const { '028-answers-of-people': last, ...earlier } = ledgerMigrations;
  for (const migration of Object.values({ ...earlier, ...jobMigrations })) {
    await migration.up(database);
  }
  const answer = { status: true, data: { deleted: true, employee: 'Rosa Mejía' } };
  const removal = { operation: 'schedule-assignments.delete', method: 'DELETE' } as const;
  for (const [id, change] of [
    ['removal', removal],
    ['other', {}],
  ] as const) {
    const row = { ...attempt(id, id), draft_id: null, ...change };
    await database.insertInto('attempts').values(row).execute();
    for (const number of [1, 2]) {
      const text = number === 1 ? null : JSON.stringify(answer);
      await database
        .insertInto('sends')
        .values(send(id, number, text))
        .execute();
    }
  }
  await last?.up(database);
  const kept = await database
    .selectFrom('sends')
    .select(['attempt_id', 'answer_text'])
    .orderBy('attempt_id')
    .orderBy('number')
    .execute();
  expect(kept.map(({ answer_text: text }) => text)).toEqual([
    null,
    JSON.stringify(answer),
    null,
    '{"status":true,"data":{"deleted":true}}',
  ]);
  await database.destroy();
});
