import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOfTheApp, startTestGateway, type TestGateway } from './support/gateway';
import { hostileTargets } from './support/paths';
import { forEachAtOnce, sendRaw, statuses } from './support/raw';

let gateway: TestGateway;
let cookie: string;

beforeAll(async () => {
  gateway = await startTestGateway({ env: { LOG_LEVEL: 'silent' } });
  cookie = await gateway.signIn();
  gateway.upstream.seen.length = 0;
});
afterAll(() => gateway.close());

/** With a living session and the app's header: only the target decides. */
const requestFor = (target: string) =>
  [
    `GET ${Buffer.from(target, 'utf8').toString('latin1')} HTTP/1.1`,
    `Host: localhost:${gateway.port}`,
    'Accept: */*',
    ...linesOfTheApp(cookie),
    'Connection: close',
    '',
    '',
  ].join('\r\n');

describe('request targets over raw sockets', () => {
  it('lets a documented read through', async () => {
    const answer = await sendRaw(gateway.port, requestFor('/api/external/v1/branches'));
    expect(statuses(answer)).toEqual([200]);
    expect(gateway.upstream.seen.map(({ target }) => target)).toEqual([
      '/api/external/v1/branches',
    ]);
    gateway.upstream.seen.length = 0;
  });

  it('M7: lets none of thousands of other spellings through', async () => {
    const targets = hostileTargets();
    expect(targets.length).toBeGreaterThan(4500);
    const answered: string[] = [];
    await forEachAtOnce(targets, 40, async (target) => {
      const [status] = statuses(await sendRaw(gateway.port, requestFor(target)));
      if (status !== 400 && status !== 404) answered.push(`${status} ${target}`);
    });
    expect(gateway.upstream.seen.map(({ target }) => target)).toEqual([]);
    expect(answered).toEqual([]);
  }, 60_000);
});
