import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchBatches } from '@/api/batches/operations';
import { fetchBranches } from '@/api/branches/operations';
import { fetchActivities, fetchCountries, fetchStandardCatalog } from '@/api/catalogs/operations';
import { asApiError, type ApiError } from '@/api/core/errors';
import { fetchProducts } from '@/api/products/operations';
import { signOut } from '@/api/session/operations';
import { fetchTaxes } from '@/api/taxes/operations';
import { fetchTreasuryList } from '@/api/treasury/operations';
import { defaultProfile } from '@/contract/profile';
import { failureCases, type Way } from './support/failure-cases';
import { signIn, startTestGateway, type TestGateway } from './support/gateway';
import {
  connectDirectly,
  startTestSandbox,
  type TestSandbox,
  type TestWorld,
} from './support/sandbox';

let sandbox: TestSandbox;
let gateway: TestGateway;
let world: TestWorld;

beforeAll(async () => {
  sandbox = await startTestSandbox(defaultProfile);
  gateway = await startTestGateway({ sandbox: sandbox.ready });
});

afterAll(async () => {
  await gateway.close();
  await sandbox.close();
});

const reads = {
  batches: () => fetchBatches({ branch: world.branch, page: 1, perPage: 50 }),
  products: () => fetchProducts({ branch: world.branch, page: 1, perPage: 20 }),
  taxes: () => fetchTaxes(world.branch),
  branches: () => fetchBranches(),
  catalog: () => fetchStandardCatalog('incoterms'),
  activities: () => fetchActivities(),
  countries: () => fetchCountries(),
  treasury: () => fetchTreasuryList('banks'),
};

async function failureOf(asked: Promise<unknown>): Promise<ApiError | null> {
  return asked.then(
    () => null,
    (cause: unknown) => asApiError(cause),
  );
}

const ways: Record<Way, () => Promise<void>> = {
  gateway: () => signIn(gateway, world.keys.full),
  direct: () => Promise.resolve(connectDirectly(sandbox, world.keys.full)),
};

describe.each<Way>(['gateway', 'direct'])('by the way %s', (way) => {
  beforeAll(async () => {
    world = await sandbox.newWorld();
    await ways[way]();
  });

  describe.each(Object.keys(reads) as (keyof typeof reads)[])('the read of %s', (read) => {
    it.each(failureCases)('%s', async (_, kind, options, expected) => {
      await world.fault(kind, options);
      const failure = await failureOf(reads[read]());
      expect(failure).toMatchObject(expected[way]);
      await world.recover();
      await expect(failureOf(reads[read]())).resolves.toBeNull();
    });
  });

  it('M29: the permission that is missing is named', async () => {
    await world.fault('status-403');
    await expect(failureOf(reads.batches())).resolves.toMatchObject({
      kind: 'forbidden',
      requiredScope: 'inventory.read',
      outcome: 'rejected',
    });
  });

  it('M35: a 404 with the words for any record is the branch’s where a branch was asked for', async () => {
    await world.fault('status-404', { times: 2 });
    await expect(failureOf(reads.batches())).resolves.toMatchObject({
      kind: 'not-found',
      what: 'branch',
    });
    await expect(failureOf(reads.catalog())).resolves.toMatchObject({
      kind: 'not-found',
      what: 'record',
    });
  });

  it('M60 M64: a branch of another business is not found', async () => {
    const branch = world.foreignBranch;
    const foreign = [
      () => fetchBatches({ branch, page: 1, perPage: 50 }),
      () => fetchProducts({ branch, page: 1, perPage: 20 }),
      () => fetchTaxes(branch),
    ];
    for (const read of foreign) {
      await expect(failureOf(read())).resolves.toMatchObject({ kind: 'not-found', what: 'branch' });
    }
  });
});

describe('through the gateway', () => {
  beforeEach(async () => {
    world = await sandbox.newWorld();
    await ways.gateway();
  });

  it('M43: after a 429 the shared pause is told, and nothing is sent before it ends', async () => {
    await world.fault('status-429');
    const first = await failureOf(reads.batches());
    expect(first).toMatchObject({ kind: 'rate-limited', status: 429, problem: null });
    const sent = await world.requestCount();
    const second = await failureOf(reads.batches());
    expect(second).toMatchObject({
      kind: 'rate-limited',
      problem: 'rate-paused',
      outcome: 'not-sent',
    });
    await expect(world.requestCount()).resolves.toBe(sent);
    for (const failure of [first, second]) {
      const pause = failure?.kind === 'rate-limited' ? failure.retryAfterSeconds : 0;
      expect(pause).toBeGreaterThan(0);
      expect(pause).toBeLessThanOrEqual(3);
    }
  });

  it('M17: a service that never answers', async () => {
    await world.fault('hang');
    await expect(failureOf(reads.batches())).resolves.toMatchObject({
      kind: 'network',
      problem: 'upstream-timeout',
      status: 504,
    });
  });

  it('every failure carries the gateway’s reference', async () => {
    await world.fault('status-500');
    const failure = await failureOf(reads.batches());
    expect(failure?.requestId).toMatch(/\S/);
    expect(failure?.operation).toBe('batches.list');
  });

  it('a session that ended is not a rejected key', async () => {
    await world.fault('status-401');
    await expect(failureOf(reads.batches())).resolves.toMatchObject({ kind: 'unauthorized' });
    await signOut();
    await expect(failureOf(reads.batches())).resolves.toMatchObject({
      kind: 'session',
      problem: 'session-ended',
      outcome: 'not-sent',
    });
  });
});

describe('keys of the sandbox', () => {
  it.each([
    ['deactivated', 'off'],
    ['without any permission', 'none'],
  ] as const)('M30: an integration %s is forbidden', async (_, name) => {
    world = await sandbox.newWorld();
    connectDirectly(sandbox, world.keys[name]);
    await expect(failureOf(reads.batches())).resolves.toMatchObject({
      kind: 'forbidden',
      requiredScope: 'inventory.read',
    });
  });

  it('M27: an unknown key is rejected, on both kinds of page', async () => {
    world = await sandbox.newWorld();
    connectDirectly(sandbox, 'nobody-has-this-key');
    for (const read of Object.values(reads)) {
      await expect(failureOf(read())).resolves.toMatchObject({ kind: 'unauthorized' });
    }
  });
});
