import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  applies,
  heldBack,
  inTurn,
  LedgerTest,
  payment,
  payments,
  saying,
  silence,
  summary,
} from './support/ledger';

let test: LedgerTest;
beforeEach(async () => {
  test = await LedgerTest.start({ env: { STOP_LIMIT: '2s' } });
});
afterEach(() => test.gateway.close());

/** What a gateway finds that is started on the same data. */
async function afterRestart<Result>(look: (test: LedgerTest) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'trastienda-failing-'));
  cpSync(test.gateway.dataDir, dataDir, { recursive: true });
  const again = await LedgerTest.start({ dataDir, upstream: test.gateway.upstream });
  try {
    return await look(again);
  } finally {
    await again.gateway.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Lets a test change the tables under a running gateway. */
function tamper(sql: string, dataDir = test.gateway.dataDir): void {
  const database = new Database(path.join(dataDir, 'gateway.db'));
  database.exec(sql);
  database.close();
}

const failingAt = (moment: string) =>
  `create trigger fails before ${moment} begin select raise(abort, 'disk full'); end`;
const failing = (moment: string) => tamper(failingAt(moment));

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

  it('sends nothing when a send cannot be recorded, and keeps nothing of it', async () => {
    failing('insert on sends');
    const id = randomUUID();
    const told = { status: 503, problem: 'ledger-failure', outcome: 'not-sent', recorded: false };
    expect(summary(await test.write({ id }))).toMatchObject(told);
    expect(summary(await test.write({ id }))).toMatchObject(told);
    expect((await test.list()).json()).toMatchObject({ rows: [] });
    expect(test.sent).toBe(0);
    tamper('drop trigger fails');
    expect(summary(await test.write({ id }))).toMatchObject({ outcome: 'applied' });
    expect(test.sent).toBe(1);
  });

  it('locks nothing by one that waited for its turn and could not be recorded as sent', async () => {
    const crowded = await LedgerTest.start({ env: { REQUEST_BUDGET: '1' } });
    const held = heldBack();
    crowded.service(inTurn(held.answer, applies));
    const ahead = crowded.write();
    await held.arrived;
    const id = randomUUID();
    const waiting = crowded.write({ id, path: payments, body: payment });
    await expect.poll(async () => (await crowded.detail(id)).state).toBe('recorded');
    const { dataDir } = crowded.gateway;
    tamper(failingAt("update on attempts when new.state = 'sending'"), dataDir);
    held.release();
    expect(summary(await waiting)).toMatchObject({
      status: 503,
      problem: 'ledger-failure',
      outcome: 'not-sent',
    });
    tamper('drop trigger fails', dataDir);
    expect(summary(await ahead).outcome).toBe('applied');
    await expect(crowded.detail(id)).resolves.toMatchObject({
      state: 'not-sent',
      sends: [{ problem: 'ledger-failure', outcome: 'not-sent' }],
    });
    const other = await crowded.write({ path: payments, body: payment });
    expect(summary(other).outcome).toBe('applied');
    expect(crowded.sent).toBe(2);
    await crowded.gateway.close();
  });

  it('sends nothing again when the next send cannot be recorded', async () => {
    const id = randomUUID();
    test.service(saying(403, { error: 'Forbidden' }));
    await test.write({ id });
    test.service(applies);
    failing('insert on sends');
    expect(summary(await test.resend(id, 1))).toMatchObject({ problem: 'ledger-failure' });
    expect(test.sent).toBe(1);
    tamper('drop trigger fails');
    expect(summary(await test.resend(id, 1))).toMatchObject({ outcome: 'applied' });
    expect(test.sent).toBe(2);
  });

  it('tells the truth when the end of a send cannot be recorded, and is in doubt after a restart', async () => {
    failing('update on sends');
    const id = randomUUID();
    expect(summary(await test.write({ id }))).toMatchObject({ status: 201, outcome: 'applied' });
    expect(summary(await test.write({ id }))).toMatchObject({ status: 201, outcome: 'applied' });
    expect(summary(await test.resend(id, 1)).refusal).toBe('sending');
    expect(test.sent).toBe(1);
    tamper('drop trigger fails');
    expect((await afterRestart((again) => again.detail(id))).state).toBe('unknown');
    expect(test.sent).toBe(0);
  });

  it('claims nothing about an attempt it cannot read', async () => {
    tamper('alter table attempts rename to lost');
    const answer = await test.write();
    expect(summary(answer)).toMatchObject({ problem: 'ledger-failure', outcome: 'unknown' });
    expect(test.sent).toBe(0);
    tamper('alter table lost rename to attempts');
  });
});

describe('a session whose use cannot be written down', () => {
  it('works on: a write is sent once and a read answered, and the log says so', async () => {
    failing('update on sessions');
    test.gateway.advance(60_000);
    expect(summary(await test.write())).toMatchObject({ status: 201, outcome: 'applied' });
    expect(test.sent).toBe(1);
    test.gateway.advance(60_000);
    const read = await test.gateway.appAsk('/api/external/v1/branches', { cookie: test.cookie });
    expect(read.status).toBe(200);
    expect(test.gateway.logLines.join('')).toContain('that a session was used was not kept');
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
    const gone = test.write({ id, signal: browser.signal });
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
    expect((await afterRestart((again) => again.detail(id))).state).toBe('applied');
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
