import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payableSchema } from '@/contract/purchases';
import {
  applies,
  heldBack,
  inTurn,
  LedgerTest,
  payments,
  saying,
  silence,
  summary,
} from './support/ledger';

const hour = 3_600_000;
const failure = saying(500, { error: 'Server error' });
const replays = saying(200, { status: true, data: {} }, { 'idempotent-replayed': 'true' });

let test: LedgerTest;
let id: string;
let purchase: string;
beforeEach(async () => {
  test = await LedgerTest.start({ env: { WRITE_LIMIT: '300ms', STOP_LIMIT: '2s' } });
  id = randomUUID();
  purchase = randomUUID();
});
afterEach(() => test.gateway.close());

/** Pays the purchase of the test. */
function pay(more: Parameters<LedgerTest['write']>[0] = { id }, amount = 10, by = test) {
  const body = JSON.stringify({
    payment_method_id: purchase,
    payment_date: '2026-11-20',
    allocations: [{ expense_id: purchase, amount }],
  });
  return by.write({ path: payments, body, ...more });
}

/** The idempotency keys that reached the service. */
const keys = (by = test) =>
  new Set(
    by.gateway.upstream.seen
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => new Map(headers).get('idempotency-key')),
  );

async function isLocked(cookie = test.cookie, by = test): Promise<boolean> {
  const answer = await by.gateway.appAsk(`/gateway/payable?ids=${purchase}`, { cookie });
  return payableSchema.parse(answer.json()).rows[0]?.payments.locked !== null;
}

it('F14 P: a gateway killed while it pays comes back with the payment in doubt and the purchase locked, sends nothing, and its key resolves it', async () => {
  test.service(silence);
  const lost = pay().catch(() => null);
  await expect.poll(() => test.sent).toBe(1);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'trastienda-payments-'));
  cpSync(test.gateway.dataDir, dataDir, { recursive: true });
  const again = await LedgerTest.start({ dataDir, upstream: test.gateway.upstream });
  expect(again.sent).toBe(0);
  await expect(again.detail(id)).resolves.toMatchObject({ state: 'unknown', resendRefused: null });
  expect(await isLocked(again.cookie, again)).toBe(true);
  expect(summary(await pay({}, 3, again)).problem).toBe('attempt-similar');
  expect(again.sent).toBe(0);
  again.service(replays);
  expect(summary(await again.resend(id, 1)).outcome).toBe('applied');
  expect([...keys(again)]).toEqual([id]);
  expect(await isLocked(again.cookie, again)).toBe(false);
  await again.gateway.close();
  rmSync(dataDir, { recursive: true, force: true });
  await lost;
});

describe('F17 P: a gateway whose clock leaps', () => {
  it.each([26, -26])(
    '%d h: the payment in doubt is not sent, and a person decides',
    async (hours) => {
      test.service(failure);
      await pay();
      test.gateway.advance(hours * hour);
      const cookie = await test.gateway.signIn();
      expect(summary(await test.resend(id, 1, cookie)).refusal).toBe('too-old');
      expect(summary(await pay({ cookie }, 3)).problem).toBe('attempt-similar');
      expect(test.sent).toBe(1);
      await test.settle(id, 'not-applied', 'No está en el banco', cookie);
      test.service(applies);
      expect(summary(await pay({ cookie }, 3)).outcome).toBe('applied');
    },
  );

  it('ahead and back again: the payment goes on with its key', async () => {
    test.service(inTurn(failure, applies));
    await pay();
    test.gateway.advance(26 * hour);
    test.gateway.advance(-26 * hour);
    expect(summary(await test.resend(id, 1)).outcome).toBe('applied');
    expect([...keys()]).toEqual([id]);
  });
});

it('F18 P: a session revoked while the service pays takes nothing back, and leaves nothing locked', async () => {
  const held = heldBack();
  test.service(held.answer);
  const sending = pay();
  await held.arrived;
  const everywhere = { method: 'POST', cookie: test.cookie } as const;
  await test.gateway.appAsk('/gateway/sign-out-everywhere', everywhere);
  expect(summary(await test.resend(id, 1)).problem).toBe('session-ended');
  const cookie = await test.gateway.signIn();
  expect(summary(await pay({ cookie }, 3)).problem).toBe('attempt-similar');
  held.release();
  expect(summary(await sending).outcome).toBe('applied');
  expect(await isLocked(cookie)).toBe(false);
  expect(test.sent).toBe(1);
});

describe('F19 P: a full disk', () => {
  const tamper = (sql: string) => {
    const database = new Database(path.join(test.gateway.dataDir, 'gateway.db'));
    database.exec(sql);
    database.close();
  };
  const fill = (moment: string) =>
    tamper(`create trigger fails before ${moment} begin select raise(abort, 'disk full'); end`);

  it.each(['insert on attempts', 'insert on payment_parts', 'insert on sends'])(
    'sends no payment that it cannot record: %s',
    async (moment) => {
      fill(moment);
      expect(summary(await pay())).toMatchObject({
        problem: 'ledger-failure',
        outcome: 'not-sent',
      });
      expect(test.sent).toBe(0);
      tamper('drop trigger fails');
      expect(await isLocked()).toBe(false);
      expect(summary(await pay()).outcome).toBe('applied');
    },
  );

  it('does not send one in doubt again, which stays in doubt and locks its purchase', async () => {
    test.service(inTurn(failure, replays));
    await pay();
    fill('insert on sends');
    expect(summary(await test.resend(id, 1))).toMatchObject({
      problem: 'ledger-failure',
      outcome: 'unknown',
    });
    expect(test.sent).toBe(1);
    expect(await isLocked()).toBe(true);
    tamper('drop trigger fails');
    expect(summary(await test.resend(id, 1)).outcome).toBe('applied');
    expect([...keys()]).toEqual([id]);
  });

  it('that lost the end of a payment leaves it in doubt, not unlocked', async () => {
    fill('update on sends');
    expect(summary(await pay()).outcome).toBe('applied');
    expect(await isLocked()).toBe(true);
    expect(summary(await pay({}, 3)).problem).toBe('attempt-similar');
    expect(test.sent).toBe(1);
    tamper('drop trigger fails');
  });
});
