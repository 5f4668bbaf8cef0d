import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../../server/gateway/database';
import { createLedgerStore } from '../../server/gateway/ledger/store';
import { attemptRow } from './support/attempt-row';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trastienda-torn-'));
  folders.push(folder);
  return folder;
}

/** A frame of the log: its header and a page (file format of SQLite, "The Write-Ahead Log"), the smallest there is. */
const page = 512;
const frame = 24 + page;

/**
 * A record counts from the last byte of its last frame on, so the cuts are every byte of the last frames of two attempts: of
 * each one's beginning and of each one's end.
 */
it('a record cut off at any byte is as if it had never been written, and touches none before it', async () => {
  const folder = newFolder();
  const empty = new Database(path.join(folder, 'gateway.db'));
  empty.exec(`pragma page_size = ${page}; vacuum`);
  empty.close();
  const database = await openDatabase(folder);
  const store = createLedgerStore(database);
  const wal = path.join(folder, 'gateway.db-wal');
  const attempts = [randomUUID(), randomUUID()];
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
  /** Where each record ends in the log, and what stands in the ledger then. */
  const ends: { at: number; recorded: string[] }[] = [];
  const note = (...recorded: string[]) => ends.push({ at: statSync(wal).size, recorded });
  for (const [index, id] of attempts.entries()) {
    const before = attempts.slice(0, index).map((earlier) => `${earlier} applied 1`);
    const send = { number: 1, at: instant, requestId: randomUUID(), keyHash: 'k' };
    const row = attemptRow(id, { code: String(index) });
    await store.record({ row, identities: [], parts: [] }, null, send);
    note(...before, `${id} sending 0`);
    await store.endSend(id, send, answered, null);
    note(...before, `${id} applied 1`);
  }
  const file = readFileSync(path.join(folder, 'gateway.db'));
  const log = readFileSync(wal);
  await database.destroy();

  const torn = newFolder();
  let recorded: string[] = [];
  const differing: { cut: number; left: string[] }[] = [];
  for (const end of ends) {
    for (let cut = end.at - frame; cut < end.at; cut += 1) {
      const left = leftIn(torn, file, log.subarray(0, cut));
      // Compared by hand: thousands of expectations would take longer than the cuts.
      if (left.join() !== recorded.join()) differing.push({ cut, left });
    }
    ({ recorded } = end);
    expect(leftIn(torn, file, log.subarray(0, end.at))).toEqual(recorded);
  }
  expect(differing).toEqual([]);
}, 240_000);

function leftIn(folder: string, file: Buffer, log: Buffer): string[] {
  // A file each: this process may still hold what it knows of an earlier log of the same file.
  const copy = path.join(folder, `${randomUUID()}.db`);
  writeFileSync(copy, file);
  writeFileSync(`${copy}-wal`, log);
  const database = new Database(copy);
  // Nothing here has to outlive the machine: waiting for the disk at each of thousands of closings takes longer than the rest.
  database.exec('pragma synchronous = off; pragma locking_mode = exclusive');
  try {
    const rows = database
      .prepare(
        `select attempts.id, state, count(sends.ended_at) as ended from attempts
         join sends on attempt_id = attempts.id group by attempts.id order by code`,
      )
      .all() as { id: string; state: string; ended: number }[];
    return rows.map(({ id, state, ended }) => `${id} ${state} ${ended}`);
  } finally {
    database.close();
    for (const part of ['', '-wal', '-shm']) rmSync(`${copy}${part}`, { force: true });
  }
}

const instant = '2026-11-20T14:00:00.000Z';
const answered = {
  endedAt: instant,
  outcome: 'applied' as const,
  status: 201,
  problem: null,
  replayed: false,
  answerText: '{"status":true}',
};
