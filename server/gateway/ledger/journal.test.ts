import { randomUUID } from 'node:crypto';
import { Kysely, type CompiledQuery } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptStates } from '../../../src/contract/attempt-words';
import { defaultProfile } from '../../../src/contract/profile';
import { usualZone } from '../../../src/contract/zone';
import type { GatewayTables } from '../database';
import { postgresNoting } from '../test-postgres';
import { importPart } from './import';
import { createJournal, journalQuerySchema } from './journal';

const asked: CompiledQuery[] = [];
/** What a query of one of these tables answers. */
const rows: Record<string, object[]> = {};
const database = new Kysely<GatewayTables>({ dialect: postgresNoting(asked, rows) });
const journal = createJournal(database, () => Promise.resolve(usualZone));

/** It may see no area that writes. */
const seller = { name: 'ventas', business: 'La Tienda', areas: ['sales'] };
const all = { ...seller, areas: null };
const everything = journalQuerySchema.parse({});
const statements = () => asked.map(({ sql }) => sql);

beforeEach(() => {
  asked.length = 0;
  delete rows['attempts'];
});

describe('what is asked of a database that takes an empty list for a mistake', () => {
  it('an empty page asks for the sends of nothing', async () => {
    await expect(journal.page(all, everything)).resolves.toEqual({ rows: [], total: 0 });
    await expect(journal.find(all, randomUUID())).resolves.toBeNull();
    await expect(journal.following(all, null, 50)).resolves.toEqual([]);
    expect(statements().join()).not.toContain('"sends"');
  });

  it('whoever sees no area that writes is asked for by what was done there itself alone', async () => {
    await journal.page(seller, everything);
    expect(statements()).toHaveLength(2);
    for (const sql of statements()) {
      expect(sql).toContain('"integration" = ');
      expect(sql).not.toContain(' in (');
    }
  });

  it('a part of a file without a line that can be read looks for none', async () => {
    const lines = [{ number: 2, text: '{' }];
    const report = await importPart(
      database,
      { add: true, lines },
      {
        viewer: all,
        operator: 'Ana',
        profile: defaultProfile,
        writeAt: () => null,
        now: new Date(),
      },
    );
    expect(report).toMatchObject({ fresh: 0, problems: [{ line: 2, problem: 'not-json' }] });
    expect(statements()).toEqual([]);
  });
});

it('a page is read without the texts that were sent and answered', async () => {
  rows['attempts'] = [{ id: 'a' }];
  await journal.page(all, everything);
  expect(statements()).toHaveLength(3);
  expect(statements().join()).not.toMatch(/_text|\*(?!\))/);
});

it.each(attemptStates)('what a person checked is under no other state: %s', async (state) => {
  await journal.page(all, { ...everything, state });
  expect(statements()).toHaveLength(2);
  for (const sql of statements()) expect(sql).toContain('"settled_at" is null');
});

it('what follows an attempt is asked for by its place, not by how many stand before it', async () => {
  const place = { recordedAt: '2026-11-20T16:00:00.000Z', id: randomUUID() };
  await journal.following(all, place, 50);
  expect(statements()[0]).toContain('("recorded_at", "id") > ($2, $3)');
  expect(statements().join()).not.toContain('offset');
});
