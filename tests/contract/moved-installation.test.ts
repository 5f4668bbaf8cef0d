import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptPageSchema } from '@/contract/attempt';
import { draftSchema } from '@/contract/draft';
import type { SaveDraft } from '@/contract/draft-requests';
import { sessionSchema } from '@/contract/session';
import { startTestGateway, type TestGateway } from '../hostile/support/gateway';
import { goodKey, otherKey } from '../hostile/support/upstream';
import { entryType, entryTypes, integrationsFile, LedgerTest } from './support/ledger';

const business = 'La Tienda';
const knowing = (key: string) => integrationsFile([{ name: 'compras', business, key }]);
/** The base without its version is taken until the end of 2026. */
const settings = { TODAY: '2026-11-20', INTEGRATIONS: knowing(goodKey) };

const draft: SaveDraft = {
  form: 'entry-types',
  schema: 1,
  title: 'DIARIO',
  branchId: null,
  branchName: null,
  base: 0,
  tab: randomUUID(),
  revision: 1,
  operator: 'Ana',
  business,
  subjectId: null,
  values: { code: 'DIARIO' },
  origin: null,
};
const draftId = randomUUID();
const attemptId = randomUUID();

let gateway: TestGateway;
let first: LedgerTest;

/** The same data folder under other settings; everybody signs in anew. */
async function restarted(env: Record<string, string>): Promise<TestGateway> {
  await gateway.stop();
  const { upstream, dataDir } = first.gateway;
  gateway = await startTestGateway({ upstream, dataDir, env: { ...settings, ...env } });
  return gateway;
}

async function expectKept(cookie: string): Promise<void> {
  const { rows } = attemptPageSchema.parse(
    (await gateway.appAsk('/gateway/attempts', { cookie })).json(),
  );
  expect(rows.map(({ id, operator }) => [id, operator])).toEqual([[attemptId, 'Ana']]);
  const kept = await gateway.appAsk(`/gateway/drafts/${draftId}`, { cookie });
  expect(draftSchema.parse(kept.json()).values).toEqual(draft.values);
}

const sessionOf = async (cookie: string) =>
  sessionSchema.parse((await gateway.appAsk('/gateway/session', { cookie })).json());

beforeAll(async () => {
  first = await LedgerTest.start({ env: settings });
  ({ gateway } = first);
  const cookie = await gateway.signIn(goodKey, 'Ana');
  await first.write({ id: attemptId, cookie, path: entryTypes, body: entryType });
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(draft);
  await gateway.appAsk(`/gateway/drafts/${draftId}`, { method: 'PUT', cookie, headers, body });
  await expectKept(cookie);
});
afterAll(async () => {
  await gateway.stop();
  await first.gateway.upstream.close();
});

describe('an installation that changes', () => {
  it('M2, M3: the base address keeps records and drafts, and the unversioned one is told with its days', async () => {
    const { base } = first.gateway.upstream;
    await restarted({ UPSTREAM_URL: base.replace(/\/v1$/, '') });
    const cookie = await gateway.signIn(goodKey, 'Ana');
    expect(await sessionOf(cookie)).toMatchObject({ service: { unversionedDaysLeft: 42 } });
    await expectKept(cookie);
    first.gateway.upstream.seen.length = 0;
    await gateway.appAsk('/api/external/v1/branches', { cookie });
    expect(first.gateway.upstream.seen.map(({ target }) => target)).toEqual([
      '/api/external/branches',
    ]);
    await restarted({ UPSTREAM_URL: base });
    const again = await gateway.signIn(goodKey, 'Ana');
    expect(await sessionOf(again)).toMatchObject({ service: { unversionedDaysLeft: null } });
    await expectKept(again);
  });

  it('M10: the key of an integration keeps records and drafts', async () => {
    await restarted({ INTEGRATIONS: knowing(otherKey) });
    await expectKept(await gateway.signIn(otherKey, 'Ana'));
  });
});
