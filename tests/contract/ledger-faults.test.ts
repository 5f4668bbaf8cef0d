import { randomUUID } from 'node:crypto';
import { createServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selfSigned } from '../hostile/support/certificate';
import { applies, heldBack, LedgerTest, summary } from './support/ledger';

const hour = 3_600_000;
const mebibyte = 1024 * 1024;

let test: LedgerTest;
let id: string;
beforeEach(async () => {
  test = await LedgerTest.start();
  id = randomUUID();
});
afterEach(() => test.gateway.close());

describe('F11 W: an answer of 50 MB', () => {
  it('is cut off at the cap and proves nothing, and costs less memory than 32 MB', async () => {
    const block = Buffer.alloc(64 * 1024, ' ');
    test.service((_request, response) => {
      response.writeHead(201, { 'content-type': 'application/json' });
      let left = 50 * mebibyte;
      const fill = () => {
        while (left > 0 && !response.destroyed && response.write(block)) left -= block.length;
      };
      response.on('drain', fill);
      fill();
    });
    const held = () => process.memoryUsage().arrayBuffers;
    const before = held();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, held());
    }, 1);
    const answer = summary(await test.write({ id }));
    clearInterval(watch);
    expect(answer).toMatchObject({ outcome: 'unknown', problem: 'upstream-too-large' });
    expect(most - before).toBeLessThan(32 * mebibyte);
    await expect(test.detail(id)).resolves.toMatchObject({ state: 'unknown', answerText: null });
    expect(summary(await test.resend(id, 1)).refusal).toBe('not-idempotent');
    expect(test.sent).toBe(1);
  });
});

describe('F17 W: a gateway whose clock leaps', () => {
  it('26 h back: the session goes on, the write is made once and equal content is still asked about', async () => {
    await test.write({ id });
    test.gateway.advance(-26 * hour);
    expect(summary(await test.write({ id }))).toMatchObject({ outcome: 'applied', recorded: true });
    expect(summary(await test.write()).problem).toBe('attempt-similar');
    const next = randomUUID();
    const answer = await test.write({ id: next, body: '{"code":"b"}' });
    expect(summary(answer)).toMatchObject({ status: 201, recorded: false });
    const { recordedAt } = await test.detail(next);
    expect(Math.abs(Date.now() - 26 * hour - Date.parse(recordedAt))).toBeLessThan(60_000);
    expect(test.sent).toBe(2);
  });

  it('26 h ahead: the session is over, nothing is sent, and the same attempt goes on after signing in', async () => {
    test.gateway.advance(26 * hour);
    expect(summary(await test.write({ id }))).toMatchObject({
      status: 401,
      problem: 'session-ended',
      outcome: 'not-sent',
    });
    expect(test.sent).toBe(0);
    const cookie = await test.gateway.signIn();
    expect(summary(await test.write({ id, cookie })).outcome).toBe('applied');
    expect(test.sent).toBe(1);
  });
});

describe('F18 W: a session that is revoked while the service answers', () => {
  it('takes nothing back: the write ends, is told, and is there for whoever signs in again', async () => {
    const held = heldBack();
    test.service(held.answer);
    const under = test.write({ id });
    await held.arrived;
    const { cookie: signedIn, gateway } = test;
    const everywhere = { method: 'POST', cookie: signedIn } as const;
    expect((await gateway.appAsk('/gateway/sign-out-everywhere', everywhere)).status).toBe(204);
    expect(summary(await test.write({ id }))).toMatchObject({ problem: 'session-ended' });
    held.release();
    expect(summary(await under)).toMatchObject({ status: 201, outcome: 'applied' });
    const cookie = await test.gateway.signIn();
    await expect(test.detail(id, cookie)).resolves.toMatchObject({ state: 'applied' });
    expect(summary(await test.write({ id, cookie }))).toMatchObject({
      outcome: 'applied',
      recorded: true,
    });
    expect(test.sent).toBe(1);
  });
});

describe('F23 W: a service that is not found, or not to be trusted,', () => {
  let listening: Server | null = null;
  afterEach(() => listening?.close());

  async function secureAddress(server: Server): Promise<string> {
    listening = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return `https://127.0.0.1:${port}/api/external/v1`;
  }

  /** Everything that was sent within a secure connection. */
  const requests: string[] = [];
  const impostor = () =>
    createServer(selfSigned('127.0.0.1'), (request, response) => {
      requests.push(String(request.headers['x-api-key']));
      applies(request, response);
    });

  it.each<[string, () => Promise<string>]>([
    ['a name nobody knows', async () => 'https://nowhere.invalid/api/external/v1'],
    ['no TLS', () => Promise.resolve(test.gateway.upstream.base.replace('http:', 'https:'))],
    [
      'a handshake that breaks off',
      () => secureAddress(createTcpServer((socket) => socket.destroy())),
    ],
    ['a certificate nobody vouches for', () => secureAddress(impostor())],
  ])(
    'F23 W: gets nothing, and the same attempt goes on when it is back: %s',
    async (_, address) => {
      const known = test.gateway.upstream.base;
      const away = await test.movedTo(await address());
      expect(summary(await away.write({ id }))).toMatchObject({
        status: 502,
        problem: 'upstream-unreachable',
        outcome: 'not-sent',
      });
      await expect(away.detail(id)).resolves.toMatchObject({
        state: 'not-sent',
        resendRefused: null,
      });
      expect(requests).toEqual([]);
      expect(test.sent).toBe(0);
      const back = await away.movedTo(known);
      expect(summary(await back.resend(id, 1))).toMatchObject({ status: 201, outcome: 'applied' });
      expect(test.sent).toBe(1);
      await back.gateway.stop();
    },
  );
});
