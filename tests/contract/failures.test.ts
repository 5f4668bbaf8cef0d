import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchBatches } from '@/api/batches/operations';
import { fetchStandardCatalog } from '@/api/catalogs/operations';
import { asApiError, type ApiError } from '@/api/core/errors';
import { fetchProducts } from '@/api/products/operations';
import { signOut } from '@/api/session/operations';
import { fetchTaxes } from '@/api/taxes/operations';
import { defaultProfile } from '@/contract/profile';
import type { FaultKind } from '../../server/sandbox/faults';
import { signIn, startTestGateway, type TestGateway } from './support/gateway';
import {
  connectDirectly,
  startTestSandbox,
  type FaultOptions,
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
  catalog: () => fetchStandardCatalog('incoterms'),
};

async function failureOf(asked: Promise<unknown>): Promise<ApiError | null> {
  return asked.then(
    () => null,
    (cause: unknown) => asApiError(cause),
  );
}

interface Expected {
  kind: ApiError['kind'];
  problem?: ApiError['problem'];
  status?: number;
  requiredScope?: string | null;
  what?: string;
  fields?: Record<string, string[]>;
  serviceMessage?: string;
}

/** What each mishap must be told as, whichever way it came. */
const cases: [string, FaultKind, FaultOptions, { gateway: Expected; direct: Expected }][] = [
  ['M27: a wrong key', 'status-401', {}, both({ kind: 'unauthorized', status: 401 })],
  [
    'M27: a wrong key, in the shape of catalog pages',
    'status-401-error',
    {},
    both({ kind: 'unauthorized', serviceMessage: 'Unathorized' }),
  ],
  [
    'M29: a 403 that names no permission',
    'status-403-bare',
    {},
    both({ kind: 'forbidden', requiredScope: null }),
  ],
  ['M36: a 409', 'status-409', {}, both({ kind: 'conflict', status: 409 })],
  [
    'M37: a 422',
    'status-422',
    {},
    both({ kind: 'validation', fields: { field: ['The field is invalid.'] } }),
  ],
  [
    'M41: the field map of a provider under 200',
    'flag-false',
    { body: { success: false, message: 'Validation Error.', data: { email: ['Required'] } } },
    both({ kind: 'validation', fields: { email: ['Required'] } }),
  ],
  [
    'M41: the field map of a provider under 404',
    'status-404',
    { body: { success: false, message: 'Validation Error.', data: { email: ['Required'] } } },
    both({ kind: 'validation', fields: { email: ['Required'] } }),
  ],
  [
    'M18: a false flag under 200',
    'flag-false',
    {},
    both({ kind: 'server', status: 200, serviceMessage: 'The operation failed.' }),
  ],
  ['M47: a 500', 'status-500', {}, both({ kind: 'server', serviceMessage: 'Server error' })],
  [
    'M47: a 500 of purchases',
    'status-500-status',
    {},
    both({
      kind: 'server',
      serviceMessage: 'An error occurred while creating the invoice',
    }),
  ],
  ['M11: an empty body', 'empty-body', {}, notJson({ kind: 'bad-response', status: 200 })],
  ['M11: malformed JSON', 'malformed', {}, notJson({ kind: 'bad-response', status: 200 })],
  ['M11: HTML under 200', 'wrong-type', {}, notJson({ kind: 'bad-response', status: 200 })],
  ['M11: HTML under 502', 'html-502', {}, notJson({ kind: 'server', status: 502 })],
  [
    'a huge body',
    'huge',
    { bytes: 20 * 1024 * 1024 },
    {
      gateway: { kind: 'bad-response', problem: 'upstream-too-large' },
      direct: { kind: 'bad-response' },
    },
  ],
  [
    'a redirect',
    'redirect',
    {},
    {
      gateway: { kind: 'bad-response', problem: 'upstream-redirect' },
      direct: { kind: 'bad-response', status: 302 },
    },
  ],
  [
    'a connection that breaks off in the body',
    'mid-body',
    {},
    {
      gateway: { kind: 'network', problem: 'upstream-broke-off' },
      direct: { kind: 'network', status: 200 },
    },
  ],
  [
    'a connection that breaks off',
    'reset-before',
    {},
    { gateway: { kind: 'network', problem: 'upstream-broke-off' }, direct: { kind: 'network' } },
  ],
];

function both(expected: Expected) {
  return { gateway: expected, direct: expected };
}

function notJson(direct: Expected) {
  return { gateway: { kind: 'bad-response', problem: 'upstream-not-json' } as const, direct };
}

const ways = {
  gateway: () => signIn(gateway, world.keys.full),
  direct: () => Promise.resolve(connectDirectly(sandbox, world.keys.full)),
};

describe.each(['gateway', 'direct'] as const)('through the %s way', (way) => {
  beforeAll(async () => {
    world = await sandbox.newWorld();
    await ways[way]();
  });

  describe.each(Object.keys(reads) as (keyof typeof reads)[])('the read of %s', (read) => {
    it.each(cases)('%s', async (_, kind, options, expected) => {
      await world.fault(kind, options);
      const failure = await failureOf(reads[read]());
      expect(failure).toMatchObject(expected[way]);
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
