import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/gateway/database';
import { endInterrupted, forgetOld } from '../../server/gateway/ledger/upkeep';
import {
  applies,
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

/** Lets a test change the tables under a running gateway. */
function tamper(sql: string): void {
  const database = new Database(path.join(test.gateway.dataDir, 'gateway.db'));
  database.exec(sql);
  database.close();
}

const failing = (moment: string) =>
  tamper(`create trigger fails before ${moment} begin select raise(abort, 'disk full'); end`);

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
    expect(counts).toEqual(counts.toSorted());
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

describe('a ledger that cannot be written', () => {
  it('sends nothing when an attempt cannot be recorded', async () => {
    failing('insert on attempts');
    const id = randomUUID();
    expect(summary(await test.write({ id }))).toMatchObject({
      status: 503,
      problem: 'ledger-failure',
      outcome: 'not-sent',
    });
    expect(test.sent).toBe(0);
    tamper('drop trigger fails');
    expect(summary(await test.write({ id }))).toMatchObject({ outcome: 'applied' });
  });

  it('sends nothing when a send cannot be recorded', async () => {
    failing('insert on sends');
    const id = randomUUID();
    const told = { status: 503, problem: 'ledger-failure', outcome: 'not-sent' };
    expect(summary(await test.write({ id }))).toMatchObject({ ...told, recorded: false });
    expect(summary(await test.write({ id }))).toMatchObject({ ...told, recorded: true });
    expect(test.sent).toBe(0);
    tamper('drop trigger fails');
    expect(summary(await test.resend(id, 0))).toMatchObject({ outcome: 'applied' });
    expect(test.sent).toBe(1);
  });

  it('tells the truth when the end of a send cannot be recorded, and is in doubt after a restart', async () => {
    failing('update on sends');
    const id = randomUUID();
    expect(summary(await test.write({ id }))).toMatchObject({ status: 201, outcome: 'applied' });
    expect(summary(await test.write({ id }))).toMatchObject({ status: 201, outcome: 'applied' });
    expect(summary(await test.resend(id, 1)).refusal).toBe('sending');
    expect(test.sent).toBe(1);
    tamper('drop trigger fails');
    const again = await restarted(leftNow());
    await expect(again.detail(id)).resolves.toMatchObject({ state: 'unknown' });
    expect(again.sent).toBe(0);
    await again.gateway.close();
  });

  it('claims nothing about an attempt it cannot read', async () => {
    tamper('alter table attempts rename to lost');
    const answer = await test.write();
    expect(summary(answer)).toMatchObject({ problem: 'ledger-failure', outcome: 'unknown' });
    expect(test.sent).toBe(0);
    tamper('alter table lost rename to attempts');
  });
});

describe('stopping', () => {
  it('waits for a write, also one that nobody waits for any more', async () => {
    let finish: () => void = () => undefined;
    test.service((request, response) => {
      finish = () => applies(request, response);
    });
    const id = randomUUID();
    const browser = new AbortController();
    const gone = fetch(`${test.gateway.url}/api/external/v1/accounting/entry-types`, {
      method: 'POST',
      signal: browser.signal,
      headers: {
        cookie: test.cookie,
        'x-trastienda': '1',
        'content-type': 'application/json',
        'attempt-id': id,
      },
      body: entryType,
    });
    await expect.poll(() => test.sent).toBe(1);
    browser.abort();
    await expect(gone).rejects.toThrow('abort');
    let stopped = false;
    const stopping = test.gateway.stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(stopped).toBe(false);
    finish();
    await stopping;
    const again = await restarted(leftNow());
    await expect(again.detail(id)).resolves.toMatchObject({ state: 'applied' });
    await again.gateway.close();
  });

  it('cuts off what does not end in time, and notes it as unknown', async () => {
    const hasty = await LedgerTest.start({ env: { STOP_LIMIT: '100ms' } });
    hasty.service(silence);
    const id = randomUUID();
    const cut = hasty.write({ id }).catch(() => 'cut off');
    await expect.poll(() => hasty.sent).toBe(1);
    await hasty.gateway.stop();
    await cut;
    const { upstream, dataDir } = hasty.gateway;
    const again = await LedgerTest.start({ upstream, dataDir });
    await expect(again.detail(id)).resolves.toMatchObject({
      state: 'unknown',
      sends: [{ problem: 'upstream-broke-off' }],
    });
    await again.gateway.close();
    await hasty.gateway.close();
  });
});

it('what is finished is forgotten after its time, what nobody settled never', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;
  const [done, refused, doubtful, settled] = ids;
  await test.write({ id: done });
  test.service(saying(422, { status: false, errors: { code: ['x'] } }));
  await test.write({ id: refused, body: '{"code":"b"}' });
  test.service(saying(500, {}));
  await test.write({ id: doubtful, body: '{"code":"c"}' });
  await test.write({ id: settled, body: '{"code":"d"}' });
  await test.settle(settled, 'applied');
  await test.gateway.stop();
  const left = async (days: number) => {
    const database = await openDatabase(test.gateway.dataDir);
    await forgetOld(database, new Date(Date.now() + days * dayMs), 400);
    const rows = await database.selectFrom('attempts').select('id').execute();
    const sends = await database.selectFrom('sends').select('attempt_id').execute();
    await database.destroy();
    expect(new Set(sends.map((send) => send.attempt_id))).toEqual(
      new Set(rows.map(({ id }) => id)),
    );
    return rows.map(({ id }) => id).sort();
  };
  expect(await left(399)).toEqual([...ids].sort());
  expect(await left(401)).toEqual([doubtful]);
});
