import { describe, expect, it } from 'vitest';
import { defaultProfile } from '../../src/contract/profile';
import type { Operation } from './operation';
import { operations } from './operations';
import { scopes } from './scopes';
import { withSandbox } from './testing/sandbox';

const { world } = withSandbox();

const someId = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00';
const pathOf = ({ path }: Operation) =>
  String(typeof path === 'string' ? path : path(defaultProfile)).replace(/\{\w+\}/g, someId);

const message401 = { status: false, message: 'Invalid API Key.' };
const error401 = { error: 'Unathorized' };
const catalogOrProduct =
  /^\/(activities|product-categories|product-measurements|payment-methods|incoterms|countries|products)\b/;
const all = operations.map((one) => [one.name, one.method, pathOf(one)] as const);

describe('401: M27, the two bodies', () => {
  it.each(all)('D17.1 D18.2: %s', async (_, method, path) => {
    const here = await world();
    const expected = catalogOrProduct.test(path) ? error401 : message401;
    for (const key of [null, '', 'tsk_wrong', `${here.facts.keys.full}x`]) {
      const headers: Record<string, string> = key === null ? {} : { 'X-API-Key': key };
      const { status, body } = await here.send(method, path, headers);
      expect([status, body]).toEqual([401, expected]);
    }
  });

  it('two keys in one request are no key', async () => {
    const here = await world();
    const { full } = here.facts.keys;
    expect((await here.get('/branches', `${full}, ${full}`)).status).toBe(401);
  });

  it('a rotated key stops working and the new one works', async () => {
    const here = await world();
    const { body } = await here.control<{ key: string }>('PATCH', '/integrations/full', {
      rotate: true,
    });
    expect((await here.get('/branches')).status).toBe(401);
    expect((await here.get('/branches', body.key)).status).toBe(200);
  });
});

describe('403', () => {
  it('D18.3: names the missing permission', async () => {
    const here = await world();
    const { status, body } = await here.get('/inventory/batches', here.facts.keys.none);
    expect(status).toBe(403);
    expect(body).toEqual({
      status: false,
      message: "This integration does not have the 'inventory.read' permission.",
      required_scope: 'inventory.read',
    });
  });

  it.each(scopes)('with %s alone, batches answer only if it is theirs', async (scope) => {
    const here = await world();
    const { status } = await here.get('/inventory/batches', here.facts.keys.scopes[scope]);
    expect(status).toBe(scope === 'inventory.read' ? 200 : 403);
  });

  it.each(scopes)('without %s, batches answer unless it is theirs', async (scope) => {
    const here = await world();
    const kept = scopes.filter((one) => one !== scope);
    await here.control('PATCH', '/integrations/full', { scopes: kept });
    const { status } = await here.get('/inventory/batches');
    expect(status).toBe(scope === 'inventory.read' ? 403 : 200);
  });

  it('D17.3 M30: a deactivated integration is refused everywhere, naming the permission where there is one', async () => {
    const here = await world();
    const { off } = here.facts.keys;
    for (const [, method, path] of all) {
      expect((await here.send(method, path, { 'X-API-Key': off })).status).toBe(403);
    }
    expect((await here.get('/inventory/batches', off)).body).toMatchObject({
      required_scope: 'inventory.read',
    });
    expect((await here.get('/activities', off)).body).not.toHaveProperty('required_scope');
  });

  it('reactivated, it works again', async () => {
    const here = await world();
    await here.control('PATCH', '/integrations/off', { active: true });
    expect((await here.get('/branches', here.facts.keys.off)).status).toBe(200);
  });

  it('M80: an operation with a dash can be made to need a permission', async () => {
    const here = await world({ variants: { operationScopes: { incoterms: 'sales' } } });
    const { none, scopes: only } = here.facts.keys;
    expect((await here.get('/incoterms', none)).body).toMatchObject({ required_scope: 'sales' });
    expect((await here.get('/incoterms', only['sales'])).status).toBe(200);
    expect((await here.get('/countries', none)).status).toBe(200);
  });
});

describe('the flag of a failure', () => {
  it.each([
    ['own', 'success'],
    ['status', 'status'],
  ])('D18.1: with the variant %s is %s where successes have success', async (failureFlag, flag) => {
    const here = await world({ variants: { failureFlag } });
    const { body } = await here.get(`/products/branch/${someId}`);
    expect(body).toEqual({ [flag]: false, message: 'Branch not found' });
    expect((await here.get('/incoterms', here.facts.keys.off)).body).toHaveProperty(flag, false);
    expect((await here.get('/inventory/batches?page=0')).body).toHaveProperty('status', false);
  });
});

describe('429', () => {
  it('D18.7 D19.6: comes after the limit, with the limit as an integer, per integration', async () => {
    const variants = { rateLimit: { requests: 3, windowSeconds: 60 } };
    const here = await world({ variants });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await here.get('/branches')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await here.get('/inventory/batches')).body).toEqual({
      status: false,
      message: 'Rate limit exceeded. Please try again later.',
      rate_limit: 3,
    });
    expect((await here.get('/branches', here.facts.keys.other)).status).toBe(200);
  });

  it('ends with its window', async () => {
    const here = await world({ variants: { rateLimit: { requests: 1, windowSeconds: 0.2 } } });
    await here.get('/branches');
    expect((await here.get('/branches')).status).toBe(429);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect((await here.get('/branches')).status).toBe(200);
  });

  it('is off unless it is chosen', async () => {
    const here = await world();
    const all = await Promise.all(Array.from({ length: 120 }, () => here.get('/branches')));
    expect(all.every(({ status }) => status === 200)).toBe(true);
  });
});

describe('404 of an unknown route', () => {
  const unknown: [string, string][] = [
    ['GET', '/nothing'],
    ['GET', '/'],
    ['GET', '/branches/'],
    ['GET', '//branches'],
    ['GET', '/Branches'],
    ['GET', '/branches/%'],
    ['GET', `/products/branch/${'x'.repeat(4000)}/more`],
    ['POST', '/branches'],
    ['DELETE', '/inventory/batches'],
    ['OPTIONS', '/branches'],
  ];
  it.each(unknown)('%s %s', async (method, path) => {
    const here = await world();
    const { status, body, headers } = await here.send(method, path, {
      'X-API-Key': here.facts.keys.full,
    });
    expect([status, body]).toEqual([404, { status: false, message: 'Not found.' }]);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('also outside the base, and with a path a router would choke on', async () => {
    const here = await world();
    for (const path of ['/../../..', '/%2e%2e/%2e%2e', '/%zz', '/..%2f', '/%00']) {
      const { status } = await here.get(path);
      expect(status).toBe(404);
    }
  });
});

describe('the unversioned base', () => {
  const old = (base: string) => base.replace('/external/v1/', '/external/');

  it('D20.1: answers the same until the end of 2026 in El Salvador', async () => {
    const here = await world({ now: '2026-12-31T23:59:59-06:00' });
    const answer = await fetch(old(here.url('/branches')), {
      headers: { 'X-API-Key': here.facts.keys.full },
    });
    expect(await answer.json()).toEqual((await here.get('/branches')).body);
  });

  it('D20.2: is gone from 1 January 2027', async () => {
    const here = await world({ now: '2027-01-01T00:00:00-06:00' });
    const headers = { 'X-API-Key': here.facts.keys.full };
    expect((await fetch(old(here.url('/branches')), { headers })).status).toBe(404);
    expect((await here.get('/branches')).status).toBe(200);
  });
});
