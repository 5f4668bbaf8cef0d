import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/gateway/database';
import { endInterrupted, forgetOldAttempts } from '../../server/gateway/ledger/upkeep';
import {
  entryType,
  LedgerTest,
  payment,
  payments,
  saying,
  silence,
  summary,
} from './support/ledger';

const dayMs = 86_400_000;

let test: LedgerTest;
let folders: string[];
beforeEach(async () => {
  folders = [];
  test = await LedgerTest.start({ env: { STOP_LIMIT: '2s' } });
});
afterEach(async () => {
  await test.gateway.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trastienda-recovery-'));
  folders.push(folder);
  return folder;
}

/** What a gateway that is killed now leaves on disk. */
function leftNow(): string {
  const folder = newFolder();
  cpSync(test.gateway.dataDir, folder, { recursive: true });
  return folder;
}

/** Another gateway on a folder, before the same service. */
async function restarted(dataDir: string): Promise<LedgerTest> {
  return LedgerTest.start({ dataDir, upstream: test.gateway.upstream });
}

describe('a gateway that was killed', () => {
  it('knows a write under way as unknown, and sends nothing by itself', async () => {
    test.service(silence);
    const id = randomUUID();
    const lost = test.write({ id, path: payments, body: payment }).catch(() => 'cut off');
    await expect.poll(() => test.sent).toBe(1);
    const again = await restarted(leftNow());
    expect(again.sent).toBe(0);
    await expect(again.detail(id)).resolves.toMatchObject({
      state: 'unknown',
      unresolved: true,
      sends: [{ outcome: 'unknown', problem: 'gateway-failure' }],
      resendRefused: null,
    });
    const resent = await again.write({ id, path: payments, body: payment });
    expect(summary(resent)).toMatchObject({ status: 500, outcome: 'unknown', recorded: true });
    expect(again.sent).toBe(0);
    expect(summary(await again.resend(id, 1))).toMatchObject({ outcome: 'applied' });
    await again.gateway.close();
    await test.gateway.stop();
    await lost;
  });

  it('knows a write that still waited for its turn as not sent', async () => {
    test.service(silence);
    const cutOff = () => 'cut off';
    const others = Array.from({ length: 6 }, (_, n) =>
      test.write({ body: `{"code":"${n}"}` }).catch(cutOff),
    );
    await expect.poll(() => test.sent).toBe(6);
    const id = randomUUID();
    const waiting = test.write({ id }).catch(cutOff);
    await expect.poll(async () => (await test.list()).text).toContain(id);
    const again = await restarted(leftNow());
    await expect(again.detail(id)).resolves.toMatchObject({
      state: 'not-sent',
      sends: [],
      resendRefused: null,
    });
    expect(summary(await again.write({ id }))).toMatchObject({
      outcome: 'not-sent',
      recorded: true,
    });
    expect(again.sent).toBe(0);
    expect(summary(await again.resend(id, 0))).toMatchObject({ outcome: 'applied' });
    await again.gateway.close();
    await test.gateway.stop();
    await Promise.all([...others, waiting]);
  });

  it('knows what was applied', async () => {
    const id = randomUUID();
    const first = await test.write({ id });
    const again = await restarted(leftNow());
    const told = await again.write({ id });
    expect(summary(told)).toMatchObject({ status: 201, outcome: 'applied', recorded: true });
    expect(told.text).toBe(first.text);
    expect(summary(await again.write({ body: entryType })).problem).toBe('attempt-similar');
    expect(again.sent).toBe(0);
    await again.gateway.close();
  });

  it('opens its ledger wherever the last records were cut off, and loses no earlier one', async () => {
    const wal = () => path.join(test.gateway.dataDir, 'gateway.db-wal');
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    const sizes: number[] = [];
    for (const [index, id] of ids.entries()) {
      sizes.push(statSync(wal()).size);
      await test.write({ id, body: `{"code":"${index}"}` });
    }
    const [, from = 0] = sizes;
    const log = readFileSync(wal());
    const file = readFileSync(path.join(test.gateway.dataDir, 'gateway.db'));
    const counts: number[] = [];
    for (const cut of cutsOf(from, log.length)) {
      // A folder each: this process still holds what it knows of an earlier log of the same file.
      const folder = newFolder();
      writeFileSync(path.join(folder, 'gateway.db'), file);
      writeFileSync(path.join(folder, 'gateway.db-wal'), log.subarray(0, cut));
      const database = await openDatabase(folder);
      await endInterrupted(database, new Date());
      const rows = await database
        .selectFrom('attempts')
        .select(['id', 'state'])
        .orderBy('recorded_at')
        .execute();
      await database.destroy();
      counts.push(rows.length);
      // What is left is a beginning of what was, in which nothing hangs in the air.
      expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, rows.length));
      expect(rows[0]?.state).toBe('applied');
      expect(['applied', 'unknown', 'not-sent']).toContain(rows.at(-1)?.state);
    }
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect([counts[0], counts.at(-1)]).toEqual([1, 3]);
  }, 120_000);
});

/** The header of a log and of each of its frames (file format of SQLite, "The Write-Ahead Log"). */
const walHeader = 32;
const frame = 24 + 4096;

/** Every end of a frame with the bytes around it, and many places between. */
function cutsOf(from: number, to: number): number[] {
  const cuts = new Set([from, to]);
  for (let cut = from; cut <= to; cut += 3001) cuts.add(cut);
  for (let cut = from - ((from - walHeader) % frame); cut <= to; cut += frame) {
    for (const near of [-1, 0, 1, 24]) cuts.add(cut + near);
  }
  return [...cuts].filter((cut) => cut >= from && cut <= to).sort((a, b) => a - b);
}

it('what is finished is forgotten after its time, what nobody settled never', async () => {
  const settledLate = randomUUID();
  const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), settledLate] as const;
  const [done, refused, doubtful, settled] = ids;
  await test.write({ id: done });
  test.service(saying(422, { status: false, errors: { code: ['x'] } }));
  await test.write({ id: refused, body: '{"code":"b"}' });
  test.service(saying(500, {}));
  await test.write({ id: doubtful, body: '{"code":"c"}' });
  await test.write({ id: settled, body: '{"code":"d"}' });
  await test.settle(settled, 'applied');
  await test.write({ id: settledLate, body: '{"code":"e"}' });
  await test.gateway.stop();
  const nowSettled = await openDatabase(test.gateway.dataDir);
  const settled_at = new Date(Date.now() + 300 * dayMs).toISOString();
  await nowSettled
    .updateTable('attempts')
    .set({ settled_at, verdict: 'not-applied', settled_note: 'No está.', settled_by: 'Ana' })
    .where('id', '=', settledLate)
    .execute();
  await nowSettled.destroy();
  const left = async (days: number) => {
    const database = await openDatabase(test.gateway.dataDir);
    await forgetOldAttempts(database, new Date(Date.now() + days * dayMs), 400);
    const rows = await database.selectFrom('attempts').select('id').execute();
    const sends = await database.selectFrom('sends').select('attempt_id').execute();
    await database.destroy();
    expect(new Set(sends.map((send) => send.attempt_id))).toEqual(
      new Set(rows.map(({ id }) => id)),
    );
    return rows.map(({ id }) => id).sort();
  };
  expect(await left(399)).toEqual([...ids].sort());
  expect(await left(401)).toEqual([doubtful, settledLate].sort());
  expect(await left(701)).toEqual([doubtful]);
});
