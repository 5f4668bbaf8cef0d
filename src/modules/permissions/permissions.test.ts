import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppliedResult } from '@/api/core/attempt-result';
import { ApiFailure, type ApiError } from '@/api/core/errors';
import { configureHttp } from '@/api/core/http-settings';
import { testOwner } from '@/api/core/test-gateway';
import type { Proven } from '@/contract/permission';
import { learnFromWrite, learnPermissions, recallPermissions } from './learn-permissions';
import { currentPermissions, forgetPermissions, forgetRefusals } from './permission-record';
import { isProbablyDeactivated, scopeAccess } from './scope-access';

const facts = {
  outcome: 'rejected',
  status: 403,
  requestId: null,
  serviceMessage: null,
  problem: null,
  operation: 'batches.list',
  at: '2026-03-16T16:00:00.000Z',
} as const;
const refusal = (requiredScope: string | null): ApiError => ({
  ...facts,
  kind: 'forbidden',
  requiredScope,
});

const applied: AppliedResult<null> = {
  kind: 'applied',
  attemptId: 'one',
  value: null,
  owner: testOwner,
  requestId: null,
  at: facts.at,
  recordedEarlier: false,
  replayed: false,
};

const untouched = { operations: {}, lastAnswerAt: null, lastRateLimit: null };

let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });
  stop = learnPermissions(client.getQueryCache());
});

afterEach(() => {
  stop();
  client.clear();
  forgetPermissions();
});

const listOf = (area: string) => [area, 'list'] as const;

/** A read of an area, as a screen makes it. */
async function read(area: string, answer: ApiError | 'rows'): Promise<void> {
  const queryFn = () =>
    answer === 'rows' ? Promise.resolve('rows') : Promise.reject(new ApiFailure(answer));
  await client.query({ queryKey: listOf(area), queryFn }).catch(() => undefined);
}

const states = () =>
  Object.fromEntries(
    Object.entries(currentPermissions().operations).map(([area, { state }]) => [area, state]),
  );

describe('what the answers teach (M31)', () => {
  it('knows nothing of an area before it was asked', () => {
    expect(currentPermissions()).toEqual(untouched);
  });

  it('an answer proves that the area works, a 403 that it is refused', async () => {
    await read('batches', 'rows');
    await read('products', refusal('products'));
    expect(states()).toEqual({ batches: 'works', products: 'refused' });
  });

  it('the last answer counts, in both directions', async () => {
    await read('batches', refusal('inventory.read'));
    await read('batches', 'rows');
    expect(states()).toEqual({ batches: 'works' });
    await read('batches', refusal('inventory.read'));
    expect(states()).toEqual({ batches: 'refused' });
  });

  it('any other failure takes nothing away, and still is a sign of life', async () => {
    await read('batches', 'rows');
    await read('batches', { ...facts, kind: 'server', status: 500 });
    await read('products', { ...facts, kind: 'unauthorized', status: 401 });
    expect(states()).toEqual({ batches: 'works' });
    expect(currentPermissions().lastAnswerAt).not.toBeNull();
  });

  it('what the gateway says by itself is no word of the service', async () => {
    await read('batches', { ...facts, kind: 'network', status: 502, problem: 'upstream-timeout' });
    await read('branches', { ...refusal(null), problem: 'gateway-failure' });
    expect(currentPermissions()).toEqual(untouched);
  });

  it.each(['attempts', 'directory', 'drafts', 'jobs', 'practice', 'preferences', 'session'])(
    'what the gateway keeps of %s proves nothing of the service',
    async (area) => {
      await read(area, 'rows');
      await read(area, refusal(null));
      expect(currentPermissions()).toEqual(untouched);
    },
  );

  it('data put into the cache by hand is no answer', () => {
    client.setQueryData(listOf('batches'), 'rows');
    expect(states()).toEqual({});
  });

  it('M44: keeps the number of a 429 as received, until another comes', async () => {
    const slower = { ...facts, kind: 'rate-limited', status: 429, retryAfterSeconds: 5 } as const;
    await read('batches', { ...slower, rateLimit: 60 });
    await read('batches', slower);
    expect(currentPermissions().lastRateLimit).toBe(60);
  });

  it('forgets refusals alone when asked to, and tells whether there were any', async () => {
    await read('batches', 'rows');
    await read('products', refusal('products'));
    expect(forgetRefusals()).toBe(true);
    expect(states()).toEqual({ batches: 'works' });
    expect(forgetRefusals()).toBe(false);
  });

  it('is forgotten when asked to', async () => {
    await read('batches', 'rows');
    forgetPermissions();
    expect(currentPermissions()).toEqual(untouched);
  });

  it('stops when told to', async () => {
    stop();
    await read('batches', 'rows');
    expect(states()).toEqual({});
  });
});

describe('what the gateway remembers of the session', () => {
  const gateway = (...proven: Proven[]) =>
    configureHttp({ fetch: () => Promise.resolve(Response.json({ proven })) });
  const proven = (operation: string, works: boolean, at: string): Proven => ({
    operation,
    works,
    requiredScope: works ? null : 'inventory.read',
    at,
  });

  afterEach(() => configureHttp({}));

  it('stands after a reload of the page', async () => {
    gateway(proven('batches', true, facts.at));
    await recallPermissions();
    expect(scopeAccess(currentPermissions(), 'inventory.read')?.state).toBe('works');
  });

  it('gives way to what the page was told later, and replaces what it was told before', async () => {
    await read('batches', 'rows');
    gateway(proven('batches', false, facts.at));
    await recallPermissions();
    expect(states()).toEqual({ batches: 'works' });
    gateway(proven('batches', false, new Date(Date.now() + 60_000).toISOString()));
    await recallPermissions();
    expect(states()).toEqual({ batches: 'refused' });
  });
});

describe('a write', () => {
  it('proves the permission it needs', () => {
    learnFromWrite('products.update', applied);
    expect(scopeAccess(currentPermissions(), 'products')?.state).toBe('works');
  });

  it('that is refused says nothing of what can be read', async () => {
    await read('products', 'rows');
    const error = { ...refusal('products'), operation: 'products.update' };
    learnFromWrite('products.update', { ...applied, kind: 'refused', error, resumable: true });
    expect(states()).toEqual({ products: 'works', 'products.update': 'refused' });
    expect(scopeAccess(currentPermissions(), 'products')?.state).toBe('refused');
  });
});

describe('a permission', () => {
  it('is known by the area that needs it and by any refusal that names it', async () => {
    await read('batches', 'rows');
    await read('products', refusal('products'));
    const record = currentPermissions();
    expect(scopeAccess(record, 'inventory.read')?.state).toBe('works');
    expect(scopeAccess(record, 'products')?.state).toBe('refused');
    expect(scopeAccess(record, 'sales')).toBeNull();
  });

  it('M32: an area whose permission is not documented proves none', async () => {
    await read('products', 'rows');
    await read('catalogs', 'rows');
    expect(scopeAccess(currentPermissions(), 'products')).toBeNull();
  });
});

describe('M30: a deactivated integration', () => {
  it('is suspected when everything that was tried was refused', async () => {
    await read('batches', refusal('inventory.read'));
    expect(isProbablyDeactivated(currentPermissions())).toBe(false);
    await read('branches', refusal(null));
    expect(isProbablyDeactivated(currentPermissions())).toBe(true);
    await read('catalogs', 'rows');
    expect(isProbablyDeactivated(currentPermissions())).toBe(false);
  });

  it('is not suspected of an integration that has tried nothing', () => {
    expect(isProbablyDeactivated(currentPermissions())).toBe(false);
  });
});
