import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAttempt } from '@/api/core/attempt';
import type { AttemptResult } from '@/api/core/attempt-result';
import { sendAttempt } from '@/api/core/attempts';
import { ApiFailure } from '@/api/core/errors';
import { configureHttp } from '@/api/core/http-settings';
import { ownerHeader } from '@/api/core/test-gateway';
import { setProfile } from '@/api/core/profile';
import { fetchProducts } from '@/api/products/operations';
import type { Product } from '@/api/products/schemas';
import { defaultProfile } from '@/contract/profile';
import { reads, writes, type PreparedWrite } from './support/api-calls';
import { carryOut } from './support/api-ways';
import { broken, mutationsOf, shortened } from './support/mutations';
import {
  connectDirectly,
  startTestSandbox,
  type TestSandbox,
  type TestWorld,
} from './support/sandbox';

let sandbox: TestSandbox;
let world: TestWorld;
let product: Product;
/** Thousands of readings. */
const patience = 60_000;
/** What the sandbox really answers, by operation. */
const answers = new Map<string, object>();

beforeAll(async () => {
  setProfile(defaultProfile);
  sandbox = await startTestSandbox(defaultProfile);
  world = await sandbox.newWorld();
  connectDirectly(sandbox, world.keys.full);
  const { rows } = await fetchProducts({ branch: world.branch, page: 1, perPage: 20 });
  const found = rows.find(({ productType }) => productType === 'phisical');
  if (found === undefined) throw new Error('No product');
  product = found;
  for (const [name, read] of Object.entries(reads)) await keep(name, () => read(world.branch));
  for (const name of Object.keys(writes))
    await keep(name, () => carryOut('direct', prepared(name)));
});

afterAll(async () => {
  configureHttp({});
  await sandbox.close();
});

const prepared = (name: string): PreparedWrite => {
  const write = writes[name]?.(world.branch, product);
  if (write === undefined) throw new Error(`No write ${name}`);
  return write;
};

async function keep(name: string, ask: () => Promise<unknown>): Promise<void> {
  connectDirectly(sandbox, world.keys.full);
  const origin = new URL(sandbox.ready.base).origin;
  configureHttp({
    origin,
    headers: { 'X-API-Key': world.keys.full },
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      // Rule sets are long, and the one in force is another of the same shape.
      const rows = name === 'laborRules' ? 1 : 2;
      answers.set(name, shortened(await response.clone().json(), rows) as object);
      return response;
    },
  });
  await ask();
}

function answer(text: string): void {
  const headers = {
    ...ownerHeader,
    'Content-Type': 'application/json',
    'X-Outcome': 'applied',
  };
  configureHttp({ fetch: () => Promise.resolve(new Response(text, { headers })) });
}

/** What is wrong with how the layer takes each broken answer. */
async function faultsOf(
  body: object,
  ask: () => Promise<unknown>,
  isDue: (thrown: unknown) => boolean,
): Promise<{ faults: string[]; tried: number }> {
  answer(JSON.stringify(body));
  const promised = await ask();
  const faults: string[] = [];
  let tried = 0;
  for (const { what, text } of mutationsOf(body)) {
    tried += 1;
    answer(text);
    const fault = await ask().then(
      (model) => broken(model, promised),
      (thrown: unknown) => (isDue(thrown) ? null : `threw ${String(thrown)}`),
    );
    if (fault !== null) faults.push(`${what}: ${fault}`);
  }
  return { faults, tried };
}

const namesAField = (thrown: unknown) =>
  thrown instanceof ApiFailure &&
  thrown.error.kind === 'bad-response' &&
  typeof thrown.error.field === 'string';

describe('M21 M23: an answer with one thing wrong in it is read, or refused by the name of the field', () => {
  it.each(Object.keys(reads))(
    '%s',
    async (name) => {
      const body = answers.get(name) ?? {};
      const { faults, tried } = await faultsOf(
        body,
        async () => reads[name]?.(world.branch),
        namesAField,
      );
      expect(faults).toEqual([]);
      expect(tried).toBeGreaterThan(20);
    },
    patience,
  );
});

describe('an applied write stays applied, whatever its answer looks like', () => {
  it.each(Object.keys(writes))(
    '%s',
    async (name) => {
      const { operation, request, read } = prepared(name);
      const attempt = newAttempt(operation, request, { form: 'test' });
      const value = (result: AttemptResult<unknown>) => {
        if (result.kind !== 'applied') throw new Error(`came to ${result.kind}`);
        return result.value;
      };
      const { faults, tried } = await faultsOf(
        answers.get(name) ?? {},
        () => sendAttempt(attempt, { read }).then(value),
        () => false,
      );
      expect(faults).toEqual([]);
      expect(tried).toBeGreaterThan(20);
    },
    patience,
  );
});
