import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase, type GatewayDatabase } from '../database';
import { createIntegrations } from './integrations';
import { createSealer } from './seal';
import { createSessions, type Sessions } from './store';

const minute = 60_000;
const limits = { sessionIdleMs: 30 * minute, sessionMaxMs: 9 * 60 * minute };

let folder: string;
let database: GatewayDatabase;
let sessions: Sessions;
let at: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trastienda sessions '));
  database = await openDatabase(folder);
  at = Date.parse('2026-03-02T15:00:00Z');
  sessions = createSessions({
    database,
    sealer: createSealer(['a secret of this test alone, long enough']),
    admits: () => true,
    integrations: createIntegrations([]),
    limits,
    now: () => new Date(at),
    log: fastify().log,
  });
});

afterEach(async () => {
  await closeDatabase(database);
  rmSync(folder, { recursive: true });
});

describe('a session that was found before', () => {
  it('lives as long as somebody works, and no longer than a working day', async () => {
    const cookie = await sessions.start('a-key', 'Ana');
    for (let count = 0; count < 26; count += 1) {
      at += 20 * minute;
      const session = await sessions.find(cookie);
      expect(session?.operator).toBe('Ana');
      if (session !== null) await sessions.touch(session);
    }
    at += 20 * minute;
    expect(await sessions.find(cookie)).toBeNull();
  });

  it('is over when nobody worked for a while', async () => {
    const cookie = await sessions.start('a-key', 'Ana');
    await sessions.find(cookie);
    at += limits.sessionIdleMs;
    expect(await sessions.find(cookie)).toBeNull();
  });

  it('is over once it was ended, also everywhere, and while it is being looked for', async () => {
    const cookie = await sessions.start('a-key', 'Ana');
    await sessions.find(cookie);
    await sessions.end(cookie);
    expect(await sessions.find(cookie)).toBeNull();

    const second = await sessions.start('a-key', 'Ana');
    const [found] = await Promise.all([sessions.find(second), sessions.end(second)]);
    expect(found).not.toBeNull();
    expect(await sessions.find(second)).toBeNull();

    const third = await sessions.start('a-key', 'Ana');
    const session = await sessions.find(third);
    if (session !== null) await sessions.endEverywhere(session);
    expect(await sessions.find(third)).toBeNull();
  });

  it('goes on where it cannot be written down that it was used', async () => {
    const cookie = await sessions.start('a-key', 'Ana');
    await sql`create trigger fails before update on sessions
      begin select raise(abort, 'disk full'); end`.execute(database);
    for (let count = 0; count < 2; count += 1) {
      at += 20 * minute;
      const session = await sessions.find(cookie);
      if (session !== null) await sessions.touch(session);
    }
    expect((await sessions.find(cookie))?.operator).toBe('Ana');
  });

  it('is not asked of the database again', async () => {
    const cookie = await sessions.start('a-key', 'Ana');
    const session = await sessions.find(cookie);
    await database.deleteFrom('sessions').execute();
    expect(await sessions.find(cookie)).toBe(session);
  });
});
