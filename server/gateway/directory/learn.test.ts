import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { defaultProfile } from '../../../src/contract/profile';
import { closeDatabase, openDatabase } from '../database';
import { learnFromWrites } from './learn';
import { noteToLearn } from './to-learn';

const at = '2026-03-16T16:00:00.000Z';

/** A provider that was created. */
const creation = (ordinal: number) => ({
  id: randomUUID(),
  business: 'La Tienda',
  integration: 'compras',
  integration_label: 'Compras',
  operator: 'Ana',
  operation: 'providers.create' as const,
  method: 'POST' as const,
  path: '/providers',
  body_text: JSON.stringify({ data: { provider_name: `P ${ordinal}` } }),
  body_hash: '',
  content_hash: '',
  ordinal,
  context: '{"form":"providers"}',
  state: 'applied' as const,
  recorded_at: at,
  latest_at: at,
  provider_id: randomUUID(),
  search: '',
});

it('a long journal is learned from in parts, and others get their turn in between', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'learn-'));
  const database = await openDatabase(folder);
  try {
    const writes = Array.from({ length: 1_100 }, (_, index) => creation(index));
    await database.insertInto('attempts').values(writes).execute();
    for (const { id } of writes) await noteToLearn(database, id);
    const learned = async () => {
      const { count } = await database
        .selectFrom('directory')
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    };
    const learning = learnFromWrites(database, 'La Tienda', defaultProfile);
    expect(await learned()).toBe(500);
    await learning;
    expect(await learned()).toBe(1_100);
    // Whoever looks next has nothing to read of the journal.
    const left = await database.selectFrom('directory_to_learn').selectAll().execute();
    expect(left).toEqual([]);
  } finally {
    await closeDatabase(database);
    rmSync(folder, { recursive: true });
  }
});
