import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptHeaders } from '@/contract/attempt-words';
import { markHeader } from '@/contract/session';
import { asTheApp, type Answered, type Ask } from '../hostile/support/gateway';
import { goodKey, otherKey } from '../hostile/support/upstream';
import { jobsOf, planned } from './support/jobs';
import {
  brokenOff,
  contextHeader,
  entryTypes,
  heldBack,
  applies,
  integrationsFile,
  LedgerTest,
  payment,
  payments,
  summary,
} from './support/ledger';

/**
 * Two windows of one browser: Ana's page is open in the first, and somebody signs in in the second, which changes the cookie of
 * both. Then the page asks for one thing, of which every row of the table is a kind (docs/decisions/0015). A title has the cells it
 * shows: the row, and who signs in.
 */

const business = 'La Tienda';
const elsewhereKey = 'key-of-another-business';
/** Whoever a test signs in without naming anybody. */
const operator = 'Ana Prueba';

/** Who signs in in the second window; again: Ana herself, after she had signed out. */
const arrivals = {
  person: [goodKey, 'Berta'],
  integration: [otherKey, operator],
  business: [elsewhereKey, operator],
  again: [goodKey, operator],
} as const;
type Arrival = keyof typeof arrivals;
const others: readonly Arrival[] = ['person', 'integration', 'business'];

let test: LedgerTest;
let ana: string;
const cookies = new Map<Arrival, string>();

beforeAll(async () => {
  const INTEGRATIONS = integrationsFile([
    { name: 'compras', business, key: goodKey },
    { name: 'caja', business, key: otherKey },
    { name: 'compras-2', business: 'La Otra', key: elsewhereKey },
  ]);
  test = await LedgerTest.start({ env: { INTEGRATIONS } });
  ana = test.cookie;
  for (const [name, [key, who]] of Object.entries(arrivals)) {
    cookies.set(name as Arrival, await test.gateway.signIn(key, who));
  }
});
beforeEach(() => {
  test.service(applies);
});
afterAll(() => test.gateway.close());

const json = { 'content-type': 'application/json' };
const posts = (body: unknown): Ask => ({
  method: 'POST',
  headers: json,
  body: JSON.stringify(body),
});
const entryTypeOf = (code: string) => JSON.stringify({ code, name: code, prefix: 'DV' });
const writeOf = (id: string, body: string, more: Partial<Ask> = {}): Ask => ({
  method: 'POST',
  headers: {
    ...json,
    [attemptHeaders.id]: id,
    [attemptHeaders.context]: contextHeader({}),
    ...more.headers,
  },
  body,
});

/** What Ana's page asks for with the cookie that the browser has now. */
function fromAnasPage(path: string, ask: Ask, cookie: string): Promise<Answered> {
  const mark = asTheApp(ana)[markHeader.toLowerCase()] ?? '';
  const headers = { 'x-trastienda': '1', [markHeader]: mark, ...ask.headers };
  return test.gateway.ask(path, { ...ask, cookie, headers });
}

/** One thing a page does: what it asks for once it stands ready, and how often that has had its effect. */
interface Deed {
  path: string;
  ask: Ask;
  effects: () => Promise<number> | number;
}

const reads = (path: string, headers: Record<string, string> = {}): Deed => {
  const before = test.gateway.upstream.seen.length;
  return {
    path: `/api/external/v1${path}`,
    ask: { headers },
    effects: () => test.gateway.upstream.seen.length - before,
  };
};

/** How often the service was asked to write since. */
const writesSince = () => {
  const before = test.sent;
  return () => test.sent - before;
};

const service = `/api/external/v1${entryTypes}`;

/** Equal to no other. */
const otherPayment = () => payment.replace('12.5', `${1 + Math.floor(Math.random() * 1e6)}.25`);

const deeds: { title: string; prepare: () => Promise<Deed> | Deed }[] = [
  {
    title: 'windows form person integration business again: a form reads what it offers',
    prepare: () => reads('/activities'),
  },
  {
    title: 'windows review person integration business again: a review is sent',
    prepare: () => {
      const id = randomUUID();
      const ask = writeOf(id, entryTypeOf(id.slice(0, 18)));
      return { path: service, ask, effects: writesSince() };
    },
  },
  {
    title: 'windows bulk-job person integration business again: a row of a job is sent',
    prepare: async () => {
      const row = planned(1);
      const job = await jobsOf(test).plan([row]);
      const [id = ''] = row.attempts;
      const context = contextHeader({ form: 'products.bulk', job });
      const write = writeOf(id, row.bodyText, { headers: { [attemptHeaders.context]: context } });
      const path = `/api/external/v1/products/${row.recordId}`;
      return { path, ask: { ...write, method: 'PUT' }, effects: writesSince() };
    },
  },
  {
    title: 'windows draft person integration business again: a draft is saved',
    prepare: () => {
      const path = `/gateway/drafts/${randomUUID()}`;
      const draft = {
        form: 'entry-types',
        schema: 1,
        title: 'DIARIO',
        branchId: null,
        branchName: null,
        base: 0,
        tab: randomUUID(),
        revision: 1,
        operator,
        business,
        subjectId: null,
        values: { code: 'DIARIO' },
        origin: null,
      };
      const ask: Ask = { method: 'PUT', headers: json, body: JSON.stringify(draft) };
      const effects = async () => {
        const kept = await test.gateway.appAsk(path, { cookie: ana });
        return kept.status === 200 ? 1 : 0;
      };
      return { path, ask, effects };
    },
  },
  {
    title: 'windows settle person integration business again: what was found is noted',
    prepare: async () => {
      const id = randomUUID();
      test.service(brokenOff);
      await test.write({ id, body: entryTypeOf(id.slice(0, 18)) });
      return {
        path: `/gateway/attempts/${id}/settle`,
        ask: posts({ verdict: 'not-applied', note: 'No está' }),
        effects: async () => ((await test.detail(id, ana)).settled === null ? 0 : 1),
      };
    },
  },
  {
    title: 'windows resend person integration business again: an attempt is sent again',
    prepare: async () => {
      const id = randomUUID();
      test.service(brokenOff);
      await test.write({ id, path: payments, body: otherPayment() });
      test.service(applies);
      const effects = writesSince();
      return { path: `/gateway/attempts/${id}/resend`, ask: posts({ after: 1 }), effects };
    },
  },
  {
    title: 'windows payment person integration business again: a payment is sent',
    prepare: () => {
      const ask = writeOf(randomUUID(), otherPayment());
      return { path: `/api/external/v1${payments}`, ask, effects: writesSince() };
    },
  },
  {
    title: 'windows list person integration business again: a list is read',
    prepare: () => reads(`/inventory/batches?branch_id=${randomUUID()}`),
  },
  {
    title: 'windows export person integration business again: an export reads on',
    prepare: () =>
      reads(`/inventory/batches?branch_id=${randomUUID()}&per_page=200`, { 'x-priority': 'bulk' }),
  },
];

describe.each(deeds)('$title', ({ prepare }) => {
  it.each(others)('another %s signed in: refused, and nothing happened', async (arrival) => {
    const { path, ask, effects } = await prepare();
    const answer = await fromAnasPage(path, ask, cookies.get(arrival) ?? '');
    expect(summary(answer)).toMatchObject({ problem: 'other-person', outcome: 'not-sent' });
    expect(await effects()).toBe(0);
    // Her page goes on as soon as the browser is hers again.
    expect((await fromAnasPage(path, ask, ana)).status).toBeLessThan(300);
    expect(await effects()).toBe(1);
  });

  it('again: goes on', async () => {
    const { path, ask, effects } = await prepare();
    const again = cookies.get('again') ?? '';
    expect((await fromAnasPage(path, ask, again)).status).toBeLessThan(300);
    expect(await effects()).toBe(1);
  });
});

describe('windows sending person integration business again: a write is under way', () => {
  /** Ana's write is at the service; the browser's cookie changes, and its own second copy of the request comes with that. */
  async function twice(arrival: Arrival) {
    const held = heldBack();
    test.service(held.answer);
    const effects = writesSince();
    const id = randomUUID();
    const ask = writeOf(id, entryTypeOf(id.slice(0, 18)));
    const first = fromAnasPage(service, ask, ana);
    await held.arrived;
    const second = fromAnasPage(service, ask, cookies.get(arrival) ?? '');
    if (arrival !== 'again') await second;
    held.release();
    expect(summary(await first)).toMatchObject({ outcome: 'applied', status: 201 });
    expect(effects()).toBe(1);
    await expect(test.detail(id, ana)).resolves.toMatchObject({
      state: 'applied',
      operator,
      integration: { name: 'compras' },
    });
    return summary(await second);
  }

  it.each(others)(
    'another %s signed in: it ends as hers, and is told to nobody else',
    async (one) => {
      expect(await twice(one)).toMatchObject({ problem: 'other-person', outcome: 'not-sent' });
    },
  );

  it('again: goes on, as one', async () => {
    expect(await twice('again')).toMatchObject({ outcome: 'applied' });
  });
});
