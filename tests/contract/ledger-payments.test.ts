import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { otherKey } from '../hostile/support/upstream';
import {
  applies,
  brokenOff,
  integrationsFile,
  inTurn,
  LedgerTest,
  payment,
  payments,
  saying,
  summary,
} from './support/ledger';

const hour = 3_600_000;

let test: LedgerTest;
let id: string;
beforeEach(async () => {
  test = await LedgerTest.start({ env: { WRITE_LIMIT: '300ms', SESSION_IDLE: '9h' } });
  id = randomUUID();
});
afterEach(() => test.gateway.close());

const pay = (context = {}) => test.write({ id, path: payments, body: payment, context });
const failure = saying(500, { error: 'Server error' });
const wrongKey = saying(401, { status: false, message: 'Invalid API Key.' });
const limited = saying(429, { status: false, rate_limit: 1 });
const invalid = saying(422, { status: false, errors: { amount: ['too much'] } });

/** The key and the idempotency key of every send. */
const sentKeys = () =>
  test.gateway.upstream.seen
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => new Map(headers))
    .map((headers) => [headers.get('x-api-key'), headers.get('idempotency-key')]);

describe('a payment whose outcome is unknown', () => {
  it('M275 M277: is repeated with the same key and the same bytes', async () => {
    test.service(
      inTurn(brokenOff, saying(200, { status: true, data: {} }, { 'idempotent-replayed': 'true' })),
    );
    expect(summary(await pay()).outcome).toBe('unknown');
    const again = await test.resend(id, 1);
    expect(summary(again)).toMatchObject({ status: 200, outcome: 'applied', recorded: false });
    expect(again.headers['idempotent-replayed']).toBe('true');
    const keys = sentKeys();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toEqual(keys[1]);
    expect(keys[0]?.[1]).toBe(id);
    await expect(test.detail(id)).resolves.toMatchObject({
      state: 'applied',
      sends: [{ replayed: false }, { replayed: true }],
    });
    const recorded = await pay();
    expect(recorded.headers['idempotent-replayed']).toBe('true');
    expect(summary(recorded)).toMatchObject({ recorded: true });
  });

  it.each([
    ['a refusal', invalid, 'undecidable'],
    ['a stored failure', saying(500, {}, { 'idempotent-replayed': 'true' }), 'undecidable'],
    ['a false envelope', saying(200, { status: false }), undefined],
    ['another failure', failure, undefined],
    ['a conflict', saying(409, {}), undefined],
    ['a wrong key', wrongKey, undefined],
    ['the rate limit', limited, undefined],
  ])('stays unknown after %s', async (_, answer, refusal) => {
    test.service(inTurn(failure, answer, applies));
    await pay();
    expect(summary(await test.resend(id, 1)).outcome).toBe('unknown');
    await expect(test.detail(id)).resolves.toMatchObject({ state: 'unknown', unresolved: true });
    await new Promise((resolve) => setTimeout(resolve, 60));
    const third = summary(await test.resend(id, 2));
    expect(third.refusal).toBe(refusal);
    expect(third.outcome).toBe(refusal === undefined ? 'applied' : 'unknown');
    expect(test.sent).toBe(refusal === undefined ? 3 : 2);
  });

  it('with a conflict is handed to a person after a quarter of an hour', async () => {
    test.service(inTurn(failure, saying(409, {})));
    await pay();
    test.gateway.advance(14 * 60_000);
    await test.resend(id, 1);
    test.gateway.advance(60_000);
    await test.resend(id, 2);
    expect(summary(await test.resend(id, 3)).refusal).toBe('undecidable');
  });

  it('M280: is repeated for 23 hours by the gateway’s clock', async () => {
    test.service(failure);
    await pay();
    const { sends, resendUntil } = await test.detail(id);
    expect(Date.parse(resendUntil ?? '') - Date.parse(sends[0]?.at ?? '')).toBe(23 * hour);
    test.gateway.advance(22.9 * hour);
    const later = await test.gateway.signIn();
    expect(summary(await test.resend(id, 1, later)).status).toBe(500);
    test.gateway.advance(0.2 * hour);
    expect(summary(await test.resend(id, 2, later)).refusal).toBe('too-old');
    await expect(test.detail(id, later)).resolves.toMatchObject({ resendRefused: 'too-old' });
  });

  it('is repeated only by whoever made it, with the integration it was made with', async () => {
    test.service(failure);
    await pay();
    const berta = await test.gateway.signIn(undefined, 'Berta');
    expect(summary(await test.resend(id, 1, berta)).refusal).toBe('other-operator');
    await expect(test.detail(id, berta)).resolves.toMatchObject({
      resendRefused: 'other-operator',
      state: 'unknown',
    });
    expect(test.sent).toBe(1);
  });

  it('is not repeated with another key of the same integration', async () => {
    const file = (key: string) => ({
      INTEGRATIONS: integrationsFile([{ name: 'caja', business: 'La Tienda', key }]),
    });
    await test.gateway.close();
    test = await LedgerTest.start({ env: file('canary-5d1f0c9be7a84d27-key') });
    test.service(failure);
    await pay();
    const { upstream, dataDir } = test.gateway;
    await test.gateway.stop();
    const replaced = await LedgerTest.start({ upstream, dataDir, env: file(otherKey) });
    const cookie = await replaced.gateway.signIn(otherKey);
    expect(summary(await replaced.resend(id, 1, cookie))).toMatchObject({ refusal: 'other-key' });
    await expect(replaced.detail(id, cookie)).resolves.toMatchObject({
      integration: { name: 'caja' },
      resendRefused: 'other-key',
    });
    await replaced.gateway.close();
  });
});
