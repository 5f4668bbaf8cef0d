import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { LedgerRules } from '../../server/gateway/ledger/rules';
import { goodKey, otherKey } from '../hostile/support/upstream';
import { integrationsFile, LedgerTest, payment, payments, saying, silence } from './support/ledger';

const failure = saying(500, { error: 'Server error' });
const hour = 3_600_000;

const running: LedgerTest[] = [];
afterEach(async () => {
  for (const { gateway } of running.splice(0).reverse()) await gateway.close();
});

async function start(
  brokenRules: Partial<LedgerRules>,
  options: Parameters<typeof LedgerTest.start>[0] = {},
): Promise<LedgerTest> {
  const test = await LedgerTest.start({ ...options, parts: { brokenRules } });
  running.push(test);
  test.service(failure);
  return test;
}

/** What the service, or whoever looks into the ledger, notices of each rule: 1 while it is kept. */
const scenes: Record<keyof LedgerRules, (rules: Partial<LedgerRules>) => Promise<number>> = {
  noDedupeById: async (rules) => {
    const test = await start(rules);
    const id = randomUUID();
    await test.write({ id });
    await test.write({ id });
    return test.sent;
  },
  forwardBeforeRecording: async (rules) => {
    const test = await start(rules);
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
  newIdAfterTimeout: async (rules) => {
    const test = await start(rules, { env: { WRITE_LIMIT: '100ms' } });
    test.service(silence);
    const id = randomUUID();
    await test.write({ id, path: payments, body: payment });
    await test.resend(id, 1);
    expect(test.sent).toBe(2);
    const posts = test.gateway.upstream.seen.filter(({ method }) => method === 'POST');
    return new Set(posts.map(({ headers }) => new Map(headers).get('idempotency-key'))).size;
  },
  noAgeGuard: async (rules) => {
    const test = await start(rules);
    const id = randomUUID();
    await test.write({ id, path: payments, body: payment });
    test.gateway.advance(25 * hour);
    await test.resend(id, 1, await test.gateway.signIn());
    return test.sent;
  },
  resendWithAnotherKey: async (rules) => {
    const withKey = (key: string) => ({
      env: { INTEGRATIONS: integrationsFile([{ name: 'caja', business: 'La Tienda', key }]) },
    });
    const first = await start({}, withKey(goodKey));
    const id = randomUUID();
    await first.write({ id, path: payments, body: payment });
    await first.gateway.stop();
    const { upstream, dataDir } = first.gateway;
    const second = await start(rules, { upstream, dataDir, ...withKey(otherKey) });
    await second.resend(id, 1, await second.gateway.signIn(otherKey));
    return second.sent + 1;
  },
};

describe.each(Object.entries(scenes))('the rule against %s', (rule, scene) => {
  it('is kept', async () => {
    expect(await scene({})).toBe(1);
  });

  it('is noticed when it is broken', async () => {
    expect(await scene({ [rule]: true })).not.toBe(1);
  });
});
