import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPath } from '../../server/gateway/sign-in/next';
import wanted from './open-redirects.json';
import { startTestGateway, type TestGateway } from './support/gateway';
import { goodKey } from './support/upstream';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const form = { key: goodKey, operator: 'Ana' };

describe('where sign-in leads to', () => {
  it('knows at least 60 ways to lead astray', () => {
    expect(wanted.length).toBeGreaterThanOrEqual(60);
  });

  it.each(wanted)('never follows %j away from our screens', async (next) => {
    const answer = await gateway.submitSignIn({ ...form, next });
    expect(answer.status).toBe(303);
    const location = String(answer.headers['location']);
    const target = new URL(location, `${gateway.url}/sign-in`);
    expect(target.origin).toBe(gateway.url);
    expect(target.pathname).not.toMatch(/^\/(sign-in|gateway|api|assets)/);
    expect(location.startsWith('/')).toBe(true);
  });

  it.each([
    ['/', '/'],
    ['/lotes', '/lotes'],
    ['/sucursales/6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f0/lotes?status=expired&page=2', null],
    ['/lotes?q=a%20b%2Fc', null],
  ])('goes on to %s', (next, path) => {
    expect(nextPath(next)).toBe(path ?? next);
  });

  it('keeps the wish on the page, escaped', async () => {
    const query = new URLSearchParams({ next: '/lotes?a="><script>x' });
    const page = await gateway.ask(`/sign-in?${query.toString()}`);
    expect(page.text).not.toContain('<script');
    expect(page.text).toContain('/lotes?a=%22%3E%3Cscript%3Ex');
  });
});
