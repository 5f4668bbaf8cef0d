import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asTheApp, startTestGateway, type TestGateway } from './support/gateway';
import { json, startFakeUpstream, type Answer } from './support/upstream';

let gateway: TestGateway;
let cookie: string;

const env = {
  CONNECT_LIMIT: '2s',
  READ_LIMIT: '800ms',
  IDLE_BODY_LIMIT: '300ms',
  RESPONSE_CAP: '1MiB',
};

beforeEach(async () => {
  gateway = await startTestGateway({ env });
  cookie = await gateway.signIn();
});
afterEach(() => gateway.close());

const read = () => gateway.appAsk('/api/external/v1/branches', { cookie });

const type = { 'content-type': 'application/json' };
const half = '{"success":true,"data":[';

const faults: [name: string, answer: Answer, status: number, problem: string, outcome: string][] = [
  ['a reset before any answer', (_, r) => r.destroy(), 502, 'upstream-broke-off', 'unknown'],
  [
    'a reset in the middle of the body',
    (_, r) => {
      r.writeHead(200, { ...type, 'content-length': '1000' }).write(half, () => r.destroy());
    },
    502,
    'upstream-broke-off',
    'unknown',
  ],
  [
    'a body that stops',
    (_, r) => {
      r.writeHead(200, type).write(half);
    },
    504,
    'upstream-timeout',
    'unknown',
  ],
  [
    'a body that drips',
    (_, r) => {
      r.writeHead(200, type);
      const drip = setInterval(() => r.write(' '), 50);
      r.on('close', () => clearInterval(drip));
    },
    504,
    'upstream-timeout',
    'unknown',
  ],
  ['no answer', () => undefined, 504, 'upstream-timeout', 'unknown'],
  [
    'a gateway page in HTML',
    (_, r) => r.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
    502,
    'upstream-not-json',
    'unknown',
  ],
  [
    'a good page in HTML',
    (_, r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<script>1</script>'),
    502,
    'upstream-not-json',
    'unknown',
  ],
  [
    'JSON without a type',
    (_, r) => r.writeHead(200).end('{}'),
    502,
    'upstream-not-json',
    'unknown',
  ],
  [
    'half of a JSON',
    (_, r) => r.writeHead(200, type).end(half),
    502,
    'upstream-not-json',
    'unknown',
  ],
  ['an empty body', (_, r) => r.writeHead(200, type).end(), 502, 'upstream-not-json', 'unknown'],
  [
    'a redirect',
    (_, r) => r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    502,
    'upstream-redirect',
    'unknown',
  ],
  [
    'something that is no HTTP',
    (_, r) => r.socket?.end('SSH-2.0-OpenSSH_9.2\r\n'),
    502,
    'upstream-broke-off',
    'unknown',
  ],
];

describe('faults of the service', () => {
  it.each(faults)(
    'answers %s with a problem of its own',
    async (_name, fault, status, problem, outcome) => {
      gateway.upstream.answerWith(fault);
      const answer = await read();
      expect(answer.status).toBe(status);
      expect(answer.headers['x-outcome']).toBe(outcome);
      const requestId = answer.headers['x-request-id'];
      expect(answer.json()).toEqual({ problem, requestId });
      gateway.upstream.answerWith(null);
      expect((await read()).status).toBe(200);
    },
  );

  it('asks again, once, on a connection of its own when a kept one was closed at the other end', async () => {
    const { upstream } = gateway;
    const used = new WeakSet<object>();
    upstream.answerWith(({ socket }, response) => {
      if (used.has(socket)) return socket.destroy();
      used.add(socket);
      return json(response, 200, { success: true, data: [] });
    });
    // Every second of them meets the connection that the one before left behind.
    for (let reads = 0; reads < 4; reads += 1) expect((await read()).status).toBe(200);
    await expect(gateway.signIn()).resolves.not.toBe('');
    upstream.answerWith(null);
    expect((await read()).status).toBe(200);
    const before = upstream.seen.length;
    upstream.answerWith((_, response) => response.destroy());
    expect((await read()).status).toBe(502);
    expect(upstream.seen.length - before).toBe(2);
  });

  it('says that nothing was sent when nobody listens', async () => {
    await gateway.upstream.close();
    const answer = await read();
    expect(answer.status).toBe(502);
    expect(answer.headers['x-outcome']).toBe('not-sent');
    expect(answer.json()).toMatchObject({ problem: 'upstream-unreachable' });
  });

  it('says that nothing was sent when no secure connection comes about', async () => {
    const secure = gateway.upstream.base.replace('http:', 'https:');
    const before = await startTestGateway({ upstream: gateway.upstream, env });
    const { dataDir, port } = before;
    const known = await before.signIn();
    await before.stop();
    const after = await startTestGateway({
      upstream: gateway.upstream,
      dataDir,
      env: { ...env, UPSTREAM_URL: secure, PORT: String(port) },
    });
    const answer = await after.appAsk('/api/external/v1/branches', { cookie: known });
    expect(answer.headers['x-outcome']).toBe('not-sent');
    expect(answer.json()).toMatchObject({ problem: 'upstream-unreachable' });
    await after.close();
    await before.close();
  });

  it('cuts a huge answer off at the cap, declared or not, without keeping it', async () => {
    const block = Buffer.alloc(64 * 1024, ' ');
    for (const declared of [true, false]) {
      gateway.upstream.answerWith((_, response) => {
        response.writeHead(200, declared ? { ...type, 'content-length': 50 * 1024 * 1024 } : type);
        const fill = () => {
          while (!response.destroyed && response.write(block));
        };
        response.on('drain', fill);
        fill();
      });
      const before = process.memoryUsage().arrayBuffers;
      const answer = await read();
      expect(answer.json()).toMatchObject({ problem: 'upstream-too-large' });
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
    }
  });

  it('follows no redirect, so that the key goes nowhere else', async () => {
    const elsewhere = await startFakeUpstream();
    gateway.upstream.answerWith((_, response) =>
      response.writeHead(307, { location: `${elsewhere.base}/branches` }).end(),
    );
    expect((await read()).json()).toMatchObject({ problem: 'upstream-redirect' });
    expect(elsewhere.connections()).toBe(0);
    await elsewhere.close();
  });

  it.each([
    [200, 'unknown'],
    [400, 'rejected'],
    [401, 'rejected'],
    [403, 'rejected'],
    [404, 'rejected'],
    [409, 'rejected'],
    [422, 'rejected'],
    [500, 'unknown'],
  ])('passes a %i of the service on as it is', async (status, outcome) => {
    const body = { status: false, message: `said ${status}` };
    gateway.upstream.answerWith((_, response) => json(response, status, body));
    const answer = await read();
    expect(answer.status).toBe(status);
    expect(answer.json()).toEqual(body);
    expect(answer.headers['x-outcome']).toBe(outcome);
    expect(answer.headers['x-session']).toBeUndefined();
  });

  it('takes nothing that is said ahead of the answer for it', async () => {
    gateway.upstream.answerWith((_, r) => {
      r.writeProcessing();
      r.writeEarlyHints({ link: '</a.css>; rel=preload' }, () => {
        // A body may stop for less long than this.
        setTimeout(() => r.writeHead(200, type).end('{"success":true,"data":[]}'), 400);
      });
    });
    const answer = await read();
    expect([answer.status, answer.text]).toEqual([200, '{"success":true,"data":[]}']);
    expect(answer.headers['link']).toBeUndefined();
  });

  it('keeps the status of a conflict whose body nobody describes', async () => {
    gateway.upstream.answerWith((_, response) => response.writeHead(409).end('Conflict'));
    const answer = await read();
    expect([answer.status, answer.text]).toEqual([409, '{}']);
  });

  it('stops asking when the browser has gone', async () => {
    const { upstream } = gateway;
    const patient = await startTestGateway({ upstream, env: { READ_LIMIT: '1h' } });
    const cookie = await patient.signIn();
    const headers = { cookie, ...asTheApp(cookie) };
    const browser = new AbortController();
    const ended = new Promise((resolve) => {
      upstream.answerWith((request) => {
        request.socket.once('close', resolve);
        browser.abort();
      });
    });
    const { signal } = browser;
    const asked = fetch(`${patient.url}/api/external/v1/branches`, { headers, signal });
    await expect(asked).rejects.toThrow('aborted');
    await ended;
    await patient.close();
  });
});
