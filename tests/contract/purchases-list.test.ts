import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  earlierPurchasesSchema,
  lastPurchaseSchema,
  sentPurchasePageSchema,
  sentPurchaseSchema,
} from '@/contract/purchases';
import { attemptPageSchema } from '@/contract/attempt';
import type { GivenEntry } from '@/contract/directory-requests';
import { goodKey, json, otherKey } from '../hostile/support/upstream';
import { integrationsFile, LedgerTest, saying } from './support/ledger';

const business = 'La Tienda';
const providers = { ceiba: randomUUID(), abono: randomUUID() };
const branch = randomUUID();
const ids = { general: randomUUID(), ticket: randomUUID(), excluded: randomUUID() };
const expenses = { general: randomUUID(), excluded: randomUUID() };

const profile = path.join(
  mkdtempSync(path.join(tmpdir(), 'trastienda-purchases-')),
  'profile.json',
);
writeFileSync(profile, JSON.stringify({ paths: { purchaseStatus: '/expenses/{id}/status' } }));

let test: LedgerTest;
/** Of an integration that sees entry types alone. */
let narrow: string;
/** Of one that sees purchases and no suppliers. */
let nameless: string;

const general = {
  branch_id: branch,
  provider_id: providers.ceiba,
  document_type: 'ccf',
  date: '2026-11-20',
  is_credit: true,
  credit_days: 30,
  number_control: 'DTE-03-M001P001-000000000000007',
  generation_code: 'C3E4A1B2-0000-4000-8000-000000000001',
  products: [],
  totals: { expenseTotalToPayment: 113 },
};
const ticket = {
  provider_id: providers.abono,
  document_type: 'ticket',
  date: '2026-11-19',
  is_credit: false,
  credit_days: 0,
  products: [],
  totals: { expenseTotalToPayment: 9.5 },
};
const excluded = {
  provider_id: providers.abono,
  date: '2026-11-18',
  payment_type: '01',
  invoiceProductsDetail: [],
  totalRent: 0,
};

beforeAll(async () => {
  test = await LedgerTest.start({
    env: {
      API_PROFILE: profile,
      INTEGRATIONS: integrationsFile([
        { name: 'toda', business, key: goodKey },
        { name: 'partidas', business, key: otherKey, areas: ['entry-types'] },
        { name: 'compras', business, key: `${otherKey}x`, areas: ['expenses'] },
      ]),
    },
  });
  narrow = await test.gateway.signIn(otherKey, 'Eva');
  nameless = await test.gateway.signIn(`${otherKey}x`, 'Luz');
  await nameProviders([
    { id: providers.ceiba, name: 'La Céiba' },
    { id: providers.abono, name: 'Abonos 100%' },
  ]);
  test.service(
    saying(200, {
      status: true,
      data: { expense_id: expenses.general, status: 'processed', total: 113 },
    }),
  );
  const context = { branchId: branch, branchName: 'Centro' };
  await test.write({ id: ids.general, path: '/expenses', body: JSON.stringify(general), context });
  test.service(saying(500, { error: 'Server error' }));
  await test.write({ id: ids.ticket, path: '/expenses', body: JSON.stringify(ticket) });
  test.service(
    saying(200, {
      status: true,
      data: {
        expense_id: expenses.excluded,
        generation_code: 'FSE-UNO',
        status: 'PROCESADO',
        total: 40,
      },
    }),
  );
  await test.write({ id: ids.excluded, path: '/expenses', body: JSON.stringify(excluded) });
  test.service(saying(422, { status: false, errors: { date: ['No.'] } }));
  await test.write({ path: '/expenses', body: JSON.stringify({ ...ticket, date: '2026-01-01' }) });
  test.service(saying(201, { status: true, data: {} }));
  await test.write();
});
afterAll(() => test.gateway.close());

const nameProviders = (entries: readonly GivenEntry[]) =>
  test.gateway.appAsk('/gateway/directory/provider', {
    method: 'PUT',
    cookie: test.cookie,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'named', entries }),
  });

async function listed(query = '', cookie = test.cookie) {
  const answer = await test.gateway.appAsk(`/gateway/purchases${query}`, { cookie });
  expect(answer.status).toBe(200);
  return sentPurchasePageSchema.parse(answer.json()).rows;
}

const idsOf = async (query: string, cookie = test.cookie) =>
  (await listed(query, cookie)).map(({ attemptId }) => attemptId);

async function sums(query: string, cookie = test.cookie) {
  const answer = await test.gateway.appAsk(`/gateway/purchases${query}`, { cookie });
  return sentPurchasePageSchema.parse(answer.json()).sums;
}

async function one(id: string) {
  const answer = await test.gateway.appAsk(`/gateway/purchases/${id}`, { cookie: test.cookie });
  return sentPurchaseSchema.parse(answer.json());
}

describe('the list of purchases', () => {
  it('M137, M138: tells of each what was sent and what was answered, and nothing of other writes and refusals', async () => {
    const rows = await listed();
    expect(rows.map(({ attemptId }) => attemptId)).toEqual([ids.excluded, ids.ticket, ids.general]);
    expect(rows[2]).toMatchObject({
      state: 'recorded',
      branchId: branch,
      branchName: 'Centro',
      providerId: providers.ceiba,
      providerName: 'La Céiba',
      purchaseId: expenses.general,
      documentType: 'ccf',
      generationCode: general.generation_code,
      controlNumber: general.number_control,
      date: '2026-11-20',
      total: '113',
      creditDays: 30,
      dueDate: '2026-12-20',
      told: { status: 'processed', documentType: null, toPay: null },
    });
    expect(rows[1]).toMatchObject({
      state: 'unknown',
      documentType: 'ticket',
      creditDays: null,
      dueDate: null,
      told: null,
    });
    expect(rows[0]).toMatchObject({
      documentType: 'fse',
      generationCode: 'FSE-UNO',
      total: '40',
      told: { status: 'PROCESADO' },
    });
  });

  it.each([
    ['?state=unknown', ['ticket']],
    ['?state=recorded', ['excluded', 'general']],
    ['?document=fse', ['excluded']],
    ['?credit=1', ['general']],
    ['?from=2026-11-19&to=2026-11-19', ['ticket']],
    [`?branch=${branch}`, ['general']],
    ['?q=ceiba', ['general']],
    ['?q=m001p001%20centro', ['general']],
    ['?q=100%25', ['excluded', 'ticket']],
    ['?q=100%25x', []],
    ['?q=fse-uno', ['excluded']],
    ['?q=113.00', ['general']],
    ['?q=%24113.00', ['general']],
    ['?q=%24%20113.00%0A', ['general']],
    ['?q=113,00', ['general']],
    ['?q=%249.50', ['ticket']],
    ['?q=9,5', ['ticket']],
    ['?q=%2440.00', ['excluded']],
    ['?q=ceiba+%24113.00', ['general']],
    ['?q=abonos+%24113.00', []],
    ['?person=nobody', []],
    ['?sort=date', ['excluded', 'ticket', 'general']],
    ['?sort=-total', ['general', 'excluded', 'ticket']],
    ['?sort=total', ['ticket', 'excluded', 'general']],
    ['?sort=due', ['general', 'excluded', 'ticket']],
    ['?sort=-due', ['general', 'excluded', 'ticket']],
    ['?sort=provider', ['excluded', 'ticket', 'general']],
    ['?perPage=1&page=2', ['ticket']],
  ] as const)('narrowed and ordered by %s', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected.map((name) => ids[name]));
  });

  it('adds up all of a filter, whatever page was asked for, and nothing nobody knows to be there', async () => {
    expect(await sums('')).toBeNull();
    const all = { summed: 2, withoutTotal: 0, total: '153', paid: '0', rest: '153', inDoubt: '0' };
    expect(await sums('?sums=1')).toEqual(all);
    expect(await sums('?sums=1&perPage=1&page=2')).toEqual(all);
    expect(await sums('?sums=1&q=ceiba')).toMatchObject({ summed: 1, total: '113' });
    const none = { summed: 0, withoutTotal: 0, total: '0', paid: '0', rest: '0', inDoubt: '0' };
    expect(await sums('?sums=1&state=unknown')).toEqual(none);
    expect(await sums('?sums=1', narrow)).toEqual(none);
    expect(await sums('?sums=1&q=ceiba', nameless)).toEqual(none);
  });

  it.each(['?sums=0', '?sort=name', '?state=x', '?perPage=201', '?nit=1', '?from=hoy'])(
    'does not know %s',
    async (query) => {
      const answer = await test.gateway.appAsk(`/gateway/purchases${query}`, {
        cookie: test.cookie,
      });
      expect(answer.status).toBe(400);
    },
  );

  it('shows an integration of other areas none, and one without suppliers no names', async () => {
    expect(await listed('', narrow)).toEqual([]);
    const rows = await listed('', nameless);
    expect(rows.map(({ providerName }) => providerName)).toEqual([null, null, null]);
    expect(await idsOf('?q=ceiba', nameless)).toEqual([]);
  });

  it('M294: the journal finds a purchase by its supplier’s name, for those who may know that', async () => {
    const found = async (cookie: string) => {
      const { rows } = attemptPageSchema.parse((await test.list('?q=ceiba+centro', cookie)).json());
      return rows.map(({ id }) => id);
    };
    expect(await found(test.cookie)).toEqual([ids.general]);
    expect(await found(nameless)).toEqual([]);
  });

  it('a supplier whose names were emptied is shown as one without a name', async () => {
    await nameProviders([{ id: providers.abono, name: null, legalName: '' }]);
    expect((await one(ids.excluded)).providerName).toBeNull();
  });

  it('M160, M161: keeps what a status check told, as it came, with its time', async () => {
    const data = {
      expense_id: expenses.general,
      document_type: 'CCF',
      status: 'En Revisión',
      provider: { legal_name: 'LA CEIBA, S.A.' },
      totals: { expense_to_payment: 100.5 },
    };
    const check = (status: number, body: unknown) => {
      test.gateway.upstream.answerWith((_, response) => json(response, status, body));
      return test.gateway.appAsk(`/api/external/v1/expenses/${expenses.general}/status`, {
        cookie: test.cookie,
      });
    };
    await check(404, { status: false, data });
    expect((await one(ids.general)).told?.status).toBe('processed');
    await check(200, { status: true, data });
    expect((await one(ids.general)).told).toMatchObject({
      status: 'En Revisión',
      documentType: 'CCF',
      providerName: 'LA CEIBA, S.A.',
      toPay: '100.5',
    });
    expect((await one(ids.excluded)).told?.status).toBe('PROCESADO');
    expect((await one(ids.ticket)).state).toBe('unknown');
  });

  it('what somebody found to be recorded stays, what was found not to be leaves', async () => {
    await test.settle(ids.ticket, 'applied');
    expect(await idsOf('?state=settled')).toEqual([ids.ticket]);
    const other = randomUUID();
    test.service(saying(500, { error: 'Server error' }));
    const body = JSON.stringify({ ...ticket, date: '2026-11-01' });
    await test.write({ id: other, path: '/expenses', body });
    expect(await idsOf('?state=unknown')).toEqual([other]);
    await test.settle(other, 'not-applied');
    expect(await idsOf('')).not.toContain(other);
  });

  it('one that came with another journal stands among them', async () => {
    const answer = await test.gateway.appAsk('/gateway/attempts/file', { cookie: test.cookie });
    const { lines } = answer.json() as { lines: string[] };
    const elsewhere = await LedgerTest.start();
    const numbered = lines.map((text, at) => ({ number: at + 2, text }));
    await elsewhere.post('/gateway/attempts/file', { add: true, lines: numbered });
    const there = await elsewhere.gateway.appAsk('/gateway/purchases?state=recorded', {
      cookie: elsewhere.cookie,
    });
    const { rows } = sentPurchasePageSchema.parse(there.json());
    expect(rows.map(({ generationCode }) => generationCode)).toEqual([
      'FSE-UNO',
      general.generation_code,
    ]);
    await elsewhere.gateway.close();
  });
});

describe('M66: the branch of the last purchase', () => {
  const lastOf = async (cookie: string) => {
    const answer = await test.gateway.appAsk('/gateway/purchases/last', { cookie });
    return lastPurchaseSchema.parse(answer.json()).last;
  };
  const record = async (status: number, at: { branchId: string; branchName?: string }) => {
    const id = randomUUID();
    test.service(saying(status, { status: status === 200, data: {} }));
    const body = { ...ticket, branch_id: at.branchId };
    await test.write({ id, path: '/expenses', body: JSON.stringify(body), context: at });
    return id;
  };

  it("is the person's own, and what did nothing counts for nothing", async () => {
    const [norte, sur] = [randomUUID(), randomUUID()];
    await record(200, { branchId: norte, branchName: 'Norte' });
    await record(422, { branchId: sur });
    expect(await lastOf(test.cookie)).toEqual({ branchId: norte, branchName: 'Norte' });
    const unknown = await record(500, { branchId: sur });
    expect(await lastOf(test.cookie)).toEqual({ branchId: sur, branchName: null });
    await test.settle(unknown, 'not-applied');
    expect(await lastOf(test.cookie)).toEqual({ branchId: norte, branchName: 'Norte' });
    expect(await lastOf(await test.gateway.signIn(goodKey, 'Otra'))).toBeNull();
  });
});

describe('M144: whether a document was recorded before', () => {
  const nothing = { generationCode: '', controlNumber: '', providerId: null };
  const ask = (asked: object, cookie = test.cookie) =>
    test.gateway.appAsk('/gateway/purchases/earlier', {
      method: 'POST',
      cookie,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...nothing, ...asked }),
    });
  const earlier = async (asked: object, cookie = test.cookie) =>
    earlierPurchasesSchema.parse((await ask(asked, cookie)).json()).earlier;
  const fresh = () => randomUUID().toUpperCase();
  const recorded = async (document: object, answer = 200) => {
    const id = randomUUID();
    test.service(saying(answer, { status: answer === 200, data: {} }));
    await test.write({ id, path: '/expenses', body: JSON.stringify({ ...general, ...document }) });
    return id;
  };

  it('is told by its generation code, and by its control number among those of its supplier', async () => {
    const codes = { generation_code: fresh(), number_control: fresh() };
    const id = await recorded(codes);
    const generationCode = ` ${codes.generation_code.toLowerCase()} `;
    const [found, ...more] = await earlier({ generationCode });
    expect(found).toMatchObject({ id, outcome: 'applied', equal: ['generation-code'] });
    expect(more).toEqual([]);
    const number = { controlNumber: codes.number_control.toLowerCase() };
    const own = { ...number, providerId: providers.ceiba };
    expect(await earlier(own)).toMatchObject([{ id, equal: ['control-number'] }]);
    expect(await earlier({ ...own, generationCode })).toMatchObject([
      { id, equal: ['generation-code', 'control-number'] },
    ]);
    expect(await earlier({ ...number, providerId: providers.abono })).toEqual([]);
    expect(await earlier(number)).toEqual([]);
    expect(await earlier({})).toEqual([]);
  });

  it('two that it may be are both told', async () => {
    const [generationCode, controlNumber] = [fresh(), fresh()];
    const one = await recorded({ generation_code: generationCode, number_control: fresh() });
    const two = await recorded({ generation_code: fresh(), number_control: controlNumber });
    const found = await earlier({ generationCode, controlNumber, providerId: providers.ceiba });
    expect(found.map(({ id }) => id)).toEqual([one, two]);
  });

  it('of an outcome that nobody knows it says so; refused, or found not to be there, it is none', async () => {
    const codes = { generation_code: fresh(), number_control: fresh() };
    const asked = { generationCode: codes.generation_code };
    await recorded(codes, 422);
    expect(await earlier(asked)).toEqual([]);
    const id = await recorded(codes, 500);
    expect(await earlier(asked)).toMatchObject([{ id, outcome: 'unknown' }]);
    await test.settle(id, 'not-applied');
    expect(await earlier(asked)).toEqual([]);
  });

  it('shows an integration of other areas nothing, and knows no other question', async () => {
    const generationCode = general.generation_code;
    expect(await earlier({ generationCode })).toHaveLength(1);
    expect(await earlier({ generationCode }, narrow)).toEqual([]);
    expect((await ask({ nit: '1' })).status).toBe(400);
    expect((await ask({ generationCode: 'x'.repeat(300) })).status).toBe(400);
  });
});
