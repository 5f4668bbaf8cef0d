import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directorySchema, directoryLimits } from '@/contract/directory';
import type { GivenEntry } from '@/contract/directory-requests';
import { draftSchema } from '@/contract/draft';
import { goodKey } from '../hostile/support/upstream';
import { applies, integrationsFile, LedgerTest, summary } from './support/ledger';

/** What comes into the gateway's own bodies; the titles name a class of input. */

const business = 'La Tienda';
let test: LedgerTest;
let cookie: string;

beforeAll(async () => {
  const integrations = integrationsFile([{ name: 'compras', business, key: goodKey }]);
  test = await LedgerTest.start({ env: { INTEGRATIONS: integrations, DRAFT_CAP: '64KiB' } });
  cookie = await test.gateway.signIn(goodKey, 'Ana');
});
afterAll(() => test.gateway.close());

const headers = { 'content-type': 'application/json' };

function draft(changes: object = {}) {
  return {
    form: 'providers',
    schema: 1,
    title: '',
    branchId: null,
    branchName: null,
    subjectId: null,
    origin: null,
    base: 0,
    tab: randomUUID(),
    revision: 1,
    operator: 'Ana',
    business,
    values: {},
    ...changes,
  };
}

async function keep(body: object | string) {
  const id = randomUUID();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { status } = await test.gateway.appAsk(`/gateway/drafts/${id}`, {
    method: 'PUT',
    cookie,
    headers,
    body: text,
  });
  return { id, status };
}

/** The values of a draft once it was kept, and what came of keeping it. */
async function keptValues(values: object) {
  const { id, status } = await keep(draft({ values }));
  const found = await test.gateway.appAsk(`/gateway/drafts/${id}`, { cookie });
  return { status, values: status === 200 ? draftSchema.parse(found.json()).values : null };
}

const unnamed = (): GivenEntry => ({
  id: randomUUID(),
  name: null,
  legalName: null,
  taxNumber: null,
  registerNumber: null,
  email: null,
});

async function name(given: Partial<GivenEntry>) {
  const entry = { ...unnamed(), ...given };
  const answer = await test.gateway.appAsk('/gateway/directory/provider', {
    method: 'PUT',
    cookie,
    headers,
    body: JSON.stringify({ source: 'named', entries: [entry] }),
  });
  const found =
    answer.status === 200
      ? directorySchema.parse(answer.json()).entries.find(({ id }) => id === entry.id)
      : undefined;
  return { status: answer.status, found };
}

const settle = (id: string, note: string) =>
  test.post(`/gateway/attempts/${id}/settle`, { verdict: 'applied', note }, cookie);

describe('a draft', () => {
  it.each<[title: string, text: string]>([
    ['I01 body', ' \u00a0\u200b'],
    ['I03 body', ' a  b '],
    ['I04 body', '👨\u200d👩\u200d👧 🇸🇻'],
    ['I05 body', 'e\u0301 \u00e9'],
    ['I06 body', 'مرحبا \u202e'],
    ['I07 body', 'a\u0000b\u0007\n'],
    ['I08 body', '<img src=x onerror=x>{{7*7}}'],
    ['I09 body', '=1+1'],
    ['I10 body', '-0'],
    ['I11 body', '1e3 １２'],
    ['I12 body', '1.234,56'],
    ['I13 body', '1.005'],
    ['I14 body', '9'.repeat(400)],
    ['I15 body', '$ 1,234.50\n'],
    ['I16 body', '2026-02-29'],
    ['I17 body', '24:00'],
    ['I18 body', '{0190B8A4-7C11-7E51-8B4E-5F2D6C3A1B00}\n'],
    ['I21 body', '__proto__'],
  ])('%s: keeps what was typed as it was typed, for it is not read yet', async (_title, text) => {
    expect(await keptValues({ name: text })).toEqual({ status: 200, values: { name: text } });
  });

  it('I21 body: names that every object has are no names of fields', async () => {
    const { id, status } = await keep(
      JSON.stringify(draft()).replace(
        '"values":{}',
        '"values":{"__proto__":{"polluted":"yes"},"constructor":"c","name":"n"}',
      ),
    );
    expect(status).toBe(200);
    const found = await test.gateway.appAsk(`/gateway/drafts/${id}`, { cookie });
    const { values } = draftSchema.parse(found.json());
    expect(Object.entries(values)).toContainEqual(['name', 'n']);
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it('I19 body: of a form there is none of is not kept', async () => {
    for (const form of ['employees', 'PROVIDERS', '__proto__', '']) {
      expect((await keep(draft({ form }))).status).toBe(400);
    }
  });

  it('I20 body: a field that stands twice is not kept', async () => {
    const twice = JSON.stringify(draft()).replace('"values":{}', '"values":{"a":"1","a":"2"}');
    expect((await keep(twice)).status).toBe(400);
  });

  it('limit draft title branchName I02 body: is known by 200 characters, and by none over', async () => {
    expect((await keep(draft({ title: '🧾'.repeat(200) }))).status).toBe(200);
    expect((await keep(draft({ title: 'x'.repeat(201) }))).status).toBe(400);
    const branchId = randomUUID();
    expect((await keep(draft({ branchId, branchName: 'ñ'.repeat(200) }))).status).toBe(200);
    expect((await keep(draft({ branchId, branchName: 'ñ'.repeat(201) }))).status).toBe(400);
  });

  it('limit draft body: is as long as the setting allows, and not a byte longer', async () => {
    const empty = JSON.stringify(draft({ values: { text: '' } })).length;
    const text = (bytes: number) => ({ values: { text: 'x'.repeat(bytes - empty) } });
    expect((await keep(draft(text(64 * 1024)))).status).toBe(200);
    expect((await keep(draft(text(64 * 1024 + 1)))).status).toBe(413);
  });
});

describe('a name of the address book', () => {
  it.each([
    ['name', directoryLimits.name],
    ['legalName', directoryLimits.name],
    ['taxNumber', directoryLimits.number],
    ['registerNumber', directoryLimits.number],
    ['email', directoryLimits.email],
  ] as const)(
    'limit directory name legalName taxNumber registerNumber email: is kept as %s up to %i characters, and not one over',
    async (field, limit) => {
      const full = '🧾'.repeat(limit);
      expect(await name({ name: 'N', [field]: full })).toMatchObject({ found: { [field]: full } });
      expect((await name({ name: 'N', [field]: `${full}x` })).status).toBe(400);
    },
  );

  it('limit directory entries: is one of up to 500 that are taken at once, and not one more', async () => {
    const put = async (count: number) => {
      const entries = Array.from({ length: count }, () => ({ ...unnamed(), name: 'N' }));
      const body = JSON.stringify({ source: 'imported', entries });
      const ask = { method: 'PUT', cookie, headers, body } as const;
      return (await test.gateway.appAsk('/gateway/directory/provider', ask)).status;
    };
    expect([await put(0), await put(501), await put(500)]).toEqual([400, 400, 200]);
  });

  it('limit directory id: is of an identifier in its one form', async () => {
    const nil = '00000000-0000-0000-0000-000000000000';
    expect((await name({ id: nil, name: 'N' })).status).toBe(200);
    for (const id of [nil.slice(1), `${nil}\n`, `{${nil}}`, randomUUID().toUpperCase()]) {
      expect((await name({ id, name: 'N' })).status).toBe(400);
    }
  });
});

describe('what people add to a write', () => {
  it('limit attempt reason: is a reason of up to 500 characters, and not one over', async () => {
    test.service(applies);
    const reason = '🧾'.repeat(500);
    const id = randomUUID();
    expect((await test.write({ id, cookie, context: { reason } })).status).toBe(201);
    expect((await test.detail(id, cookie)).context.reason).toBe(reason);
    const over = await test.write({ cookie, context: { reason: `${reason}x` } });
    expect(summary(over)).toMatchObject({ status: 400, problem: 'bad-attempt' });
  });

  it('limit attempt note: is a note of up to 500 characters that shows, and not one over', async () => {
    const id = randomUUID();
    test.service((_request, response) => response.destroy());
    await test.write({ id, cookie, body: '{"code":"SETTLED"}' });
    expect((await settle(id, 'x'.repeat(501))).status).toBe(400);
    expect((await settle(id, ' \u00a0')).status).toBe(400);
    expect((await settle(id, '🧾'.repeat(500))).status).toBe(200);
  });
});

describe('a person who signs in', () => {
  it('limit sign-in operator: has a name of up to 80 characters, without hidden ones', async () => {
    const signIn = async (operator: string) =>
      (await test.gateway.submitSignIn({ key: goodKey, operator })).status;
    expect(await signIn('🧾'.repeat(80))).toBe(303);
    expect(await signIn('ñ'.repeat(81))).toBe(400);
    expect(await signIn('Ana\u202e')).toBe(400);
    expect(await signIn('  ')).toBe(400);
  });
});

it('limit journal q: the journal is searched by up to 200 characters, and not one over', async () => {
  const ask = async (q: string) => (await test.list(`?q=${encodeURIComponent(q)}`, cookie)).status;
  expect(await ask('🧾'.repeat(200))).toBe(200);
  expect(await ask('x'.repeat(201))).toBe(400);
});
