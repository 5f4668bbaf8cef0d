import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { mutantParts, type MutantName } from '../faults/support/mutants';
import { goodKey, otherKey } from '../hostile/support/upstream';
import { integrationsFile, LedgerTest, payment, payments, saying, silence } from './support/ledger';

const failure = saying(500, { error: 'Server error' });
const hour = 3_600_000;

const running: LedgerTest[] = [];
afterEach(async () => {
  for (const { gateway } of running.splice(0).reverse()) await gateway.close();
});

async function start(
  mutant: MutantName | null,
  options: Parameters<typeof LedgerTest.start>[0] = {},
): Promise<LedgerTest> {
  const test = await LedgerTest.start({ ...options, parts: mutantParts(mutant) });
  running.push(test);
  test.service(failure);
  return test;
}

type Scene = (mutant: MutantName | null) => Promise<number>;

/** What the service, or whoever looks into the ledger, notices of each rule: 1 while it is kept. */
const scenes = {
  noDedupeById: async (mutant) => {
    const test = await start(mutant);
    const id = randomUUID();
    await test.write({ id });
    await test.write({ id });
    return test.sent;
  },
  forwardBeforeRecording: async (mutant) => {
    const test = await start(mutant);
    const id = randomUUID();
    let known = 0;
    test.service((request, response) => {
      void test.list().then(({ text }) => {
        known = text.includes(id) ? 1 : 0;
        failure(request, response);
      });
    });
    await test.write({ id });
    return known;
  },
  newKeyForEachSend: async (mutant) => {
    const test = await start(mutant, { env: { WRITE_LIMIT: '100ms' } });
    test.service(silence);
    const id = randomUUID();
    await test.write({ id, path: payments, body: payment });
    await test.resend(id, 1);
    const posts = test.gateway.upstream.seen.filter(({ method }) => method === 'POST');
    const keys = posts.map(({ headers }) => new Map(headers).get('idempotency-key'));
    return keys.length - new Set(keys).size;
  },
  noAgeGuard: async (mutant) => {
    const test = await start(mutant);
    const id = randomUUID();
    await test.write({ id, path: payments, body: payment });
    test.gateway.advance(25 * hour);
    await test.resend(id, 1, await test.gateway.signIn());
    return test.sent;
  },
  resendWithAnotherKey: async (mutant) => {
    const withKey = (key: string) => ({
      env: { INTEGRATIONS: integrationsFile([{ name: 'caja', business: 'La Tienda', key }]) },
    });
    const first = await start(null, withKey(goodKey));
    const id = randomUUID();
    await first.write({ id, path: payments, body: payment });
    await first.gateway.stop();
    const { upstream, dataDir } = first.gateway;
    const second = await start(mutant, { upstream, dataDir, ...withKey(otherKey) });
    await second.resend(id, 1, await second.gateway.signIn(otherKey));
    return second.sent + 1;
  },
} satisfies Partial<Record<MutantName, Scene>>;

const rules = Object.keys(scenes) as (keyof typeof scenes)[];

describe.each(rules)('the rule against %s', (rule) => {
  it('is kept', async () => {
    expect(await scenes[rule](null)).toBe(1);
  });

  it('is noticed when it is broken', async () => {
    expect(await scenes[rule](rule)).not.toBe(1);
  });
});
