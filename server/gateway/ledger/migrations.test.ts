import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { jobMigrations } from '../jobs/tables';
import { ledgerMigrations } from './migrations';
import type { AttemptsTable, LedgerTables } from './tables';

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
