import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directorySchema, type DirectoryEntry, type DirectoryKind } from '@/contract/directory';
import { goodKey, json, otherKey } from '../hostile/support/upstream';
import { integrationsFile, LedgerTest, payments, saying } from './support/ledger';

const staffKey = 'key-of-the-staff-office';
const integrations = integrationsFile([
  { name: 'todo', business: 'La Tienda', key: goodKey },
  { name: 'otra', business: 'La Otra', key: otherKey },
  { name: 'productos', business: 'La Tienda', key: staffKey, areas: ['products'] },
]);

let test: LedgerTest;
let stranger: string;
let ofProducts: string;

beforeAll(async () => {
  test = await LedgerTest.start({ env: { INTEGRATIONS: integrations } });
  stranger = await test.gateway.signIn(otherKey, 'Eva');
  ofProducts = await test.gateway.signIn(staffKey, 'Iris');
});
afterAll(() => test.gateway.close());

const ask = (kind: string, cookie = test.cookie) =>
  test.gateway.appAsk(`/gateway/directory/${kind}`, { cookie });

async function listed(kind: DirectoryKind, cookie = test.cookie): Promise<DirectoryEntry[]> {
  const answer = await ask(kind, cookie);
  expect(answer.status).toBe(200);
  return directorySchema.parse(answer.json()).entries;
}

const found = async (kind: DirectoryKind, id: string, cookie = test.cookie) =>
  (await listed(kind, cookie)).find((one) => one.id === id);

const nothing = { legalName: null, taxNumber: null, registerNumber: null, email: null };

function name(kind: DirectoryKind, id: string, called: string, more: object = {}) {
  return test.gateway.appAsk(`/gateway/directory/${kind}`, {
    method: 'PUT',
    cookie: test.cookie,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'named', entries: [{ id, name: called, ...nothing, ...more }] }),
  });
}

const forget = (kind: DirectoryKind, id: string) =>
  test.gateway.appAsk(`/gateway/directory/${kind}/${id}`, {
    method: 'DELETE',
    cookie: test.cookie,
  });

/** Asks the service through the gateway; it answers with this. */
async function read(url: string, body: unknown, status = 200) {
  test.gateway.upstream.answerWith((_request, response) => json(response, status, body));
  const answer = await test.gateway.appAsk(`/api/external/v1${url}`, { cookie: test.cookie });
  expect(answer.status).toBe(status);
}

async function write(url: string, body: object, answer: object = { id: randomUUID() }) {
  test.service(saying(201, { success: true, status: true, data: answer }));
  const sent = await test.write({ path: url, body: JSON.stringify(body) });
  expect(sent.status).toBe(201);
}

describe('names learned from what passes through', () => {
  it('are those of branches, whatever the envelope, and the newest one counts', async () => {
    const [central, norte] = [randomUUID(), randomUUID()];
    await read('/branches', { success: true, data: [{ id: central, name: 'Central' }] });
    await read('/branches', [
      { id: norte.toUpperCase(), name: 'Norte' },
      { id: 'x', name: 'y' },
    ]);
    await read('/branches', { data: { data: [{ id: central, name: 'Casa matriz' }] } });
    expect(await found('branch', central)).toMatchObject({
      name: 'Casa matriz',
      source: 'told',
      learned: true,
    });
    expect(await found('branch', norte)).toMatchObject({ name: 'Norte' });
  });

  it('are those of work schedules and sales, without the customer', async () => {
    const [schedule, sale] = [randomUUID(), randomUUID()];
    await read(`/hr/work-schedules/${schedule}`, {
      status: true,
      data: { id: schedule, name: 'Nocturno', code: 'N-1' },
    });
    await read(`/sales/${sale}`, {
      status: true,
      data: {
        sale_id: sale,
        control_number: 'DTE-01-00000001',
        generation_code: 'A1B2',
        issue_time: '2026-11-20 10:15:00',
        customer: { legal_name: 'Rosa Amaya' },
        totals: { sale_total: 12.5 },
      },
    });
    expect(await found('schedule', schedule)).toMatchObject({ name: 'Nocturno', code: 'N-1' });
    expect(await found('sale', sale)).toMatchObject({
      name: 'DTE-01-00000001',
      code: 'A1B2',
      date: '2026-11-20',
      amount: '12.5',
    });
    expect(JSON.stringify(await listed('sale'))).not.toContain('Rosa');
  });

  it('M115: are price lists of products that were sent, which nobody has named', async () => {
    const list = randomUUID();
    await write('/products', { name: 'Leche', prices: [{ price_list_id: list, price: 1.5 }] });
    expect(await found('price-list', list)).toMatchObject({ name: null, source: 'seen' });
  });

  it('are purchases by the number on their paper, and those a payment names', async () => {
    const [expense, paid, provider, branch] = Array.from({ length: 4 }, () => randomUUID());
    await write(
      '/expenses',
      {
        branch_id: branch,
        provider_id: provider,
        number_control: 'DTE-03-00000007',
        generation_code: 'C3D4',
        date: '2026-11-19',
        totals: { expenseTotalToPayment: 1243.87 },
      },
      { expense_id: expense },
    );
    await write(payments, {
      payment_method_id: randomUUID(),
      payment_date: '2026-11-20',
      allocations: [{ expense_id: paid, amount: 5 }],
    });
    expect(await found('purchase', expense ?? '')).toMatchObject({
      name: 'DTE-03-00000007',
      code: 'C3D4',
      date: '2026-11-19',
      amount: '1243.87',
      providerId: provider,
      branchId: branch,
      source: 'created',
    });
    expect(await found('purchase', paid ?? '')).toMatchObject({ name: null, source: 'seen' });
    expect(await found('branch', branch ?? '')).toMatchObject({ name: null, source: 'seen' });
  });

  it('are none of an answer that says no, or that is of another shape', async () => {
    const before = await listed('branch');
    await read('/branches', { status: false, data: [{ id: randomUUID(), name: 'No' }] });
    await read('/branches', { success: true, data: 'none' });
    await read('/branches', { error: 'x', data: [{ id: randomUUID(), name: 'No' }] }, 500);
    expect(await listed('branch')).toEqual(before);
  });
});

describe('M227, M243: what a person opened', () => {
  const openSchedule = (id: string) =>
    read(`/hr/work-schedules/${id}`, { status: true, data: { id, name: 'Nocturno' } });

  it('is known to that person alone, and not from a list', async () => {
    const [opened, listedOnly, named] = [randomUUID(), randomUUID(), randomUUID()];
    await openSchedule(opened);
    await read('/branches', { data: [{ id: listedOnly, name: 'Central' }] });
    await name('schedule', named, 'Verano');
    const at = expect.stringMatching(/^\d{4}-.+Z$/) as string;
    expect(await found('schedule', opened)).toMatchObject({ openedAt: at });
    expect(await found('schedule', named)).toMatchObject({ openedAt: null });
    expect(await found('branch', listedOnly)).toMatchObject({ openedAt: null });
    const colleague = await test.gateway.signIn(goodKey, 'Berta');
    expect(await found('schedule', opened, colleague)).toMatchObject({ openedAt: null });
  });

  it('is forgotten once twenty others were opened, the record is not', async () => {
    const first = randomUUID();
    await openSchedule(first);
    for (const id of Array.from({ length: 20 }, () => randomUUID())) await openSchedule(id);
    await openSchedule(randomUUID());
    expect(await found('schedule', first)).toMatchObject({ name: 'Nocturno', openedAt: null });
    const opened = (await listed('schedule')).filter(({ openedAt }) => openedAt !== null);
    expect(opened).toHaveLength(20);
  });

  it('is nothing the service refused', async () => {
    const id = randomUUID();
    await read(`/sales/${id}`, { status: false, message: 'Not found.' }, 404);
    expect(await found('sale', id)).toBeUndefined();
  });
});

describe('what people give a record', () => {
  it('stands before what was learned, which comes back when it is taken away', async () => {
    const id = randomUUID();
    await read('/branches', { data: [{ id, name: 'Sucursal 3' }] });
    await name('branch', id, 'La del mercado');
    await read('/branches', { data: [{ id, name: 'Sucursal 03' }] });
    expect(await found('branch', id)).toMatchObject({
      name: 'La del mercado',
      learnedName: 'Sucursal 03',
      source: 'named',
    });
    expect((await forget('branch', id)).status).toBe(200);
    expect(await found('branch', id)).toMatchObject({ name: 'Sucursal 03', source: 'told' });
  });

  it('goes altogether where nothing was learned; what was learned cannot be taken away', async () => {
    const [own, met] = [randomUUID(), randomUUID()];
    await name('price-list', own, 'Lista Mayoreo');
    expect(await found('price-list', own)).toMatchObject({ name: 'Lista Mayoreo', learned: false });
    await write('/products', { name: 'Leche', prices: [{ price_list_id: met, price: 2 }] });
    for (const id of [own, met, randomUUID()]) {
      expect((await forget('price-list', id)).status).toBe(200);
    }
    expect(await found('price-list', own)).toBeUndefined();
    expect(await found('price-list', met)).toMatchObject({ source: 'seen' });
  });

  it('leaves what it does not speak of as it was learned', async () => {
    const id = randomUUID();
    await write(
      '/providers',
      { data: { provider_name: 'Ceiba', tax_number: '0614', email: 'a@ceiba.sv' } },
      { id },
    );
    await name('provider', id, 'La Ceiba');
    expect(await found('provider', id)).toMatchObject({
      name: 'La Ceiba',
      taxNumber: '0614',
      email: 'a@ceiba.sv',
    });
  });

  it('holds numbers and addresses of providers alone', async () => {
    const id = randomUUID();
    expect((await name('schedule', id, 'Nocturno', { taxNumber: '0614' })).status).toBe(400);
    expect((await name('schedule', id, 'Nocturno', { email: 'a@b.sv' })).status).toBe(400);
    expect(await found('schedule', id)).toBeUndefined();
  });

  it('is of one business, also when it is taken away', async () => {
    const id = randomUUID();
    await name('price-list', id, 'Lista Mayoreo');
    expect(await found('price-list', id, stranger)).toBeUndefined();
    await test.gateway.appAsk(`/gateway/directory/price-list/${id}`, {
      method: 'DELETE',
      cookie: stranger,
    });
    expect(await found('price-list', id)).toBeDefined();
  });
});

describe('an integration with areas', () => {
  const closed = (area: string) => [
    403,
    { problem: 'area-closed', area, requestId: expect.any(String) as string },
  ];

  it('sees the names of those areas, and the branches; of any other kind it hears which area it takes', async () => {
    const answers = await Promise.all(
      (['price-list', 'branch', 'provider', 'schedule', 'purchase', 'sale'] as const).map(
        async (kind) => {
          const answer = await ask(kind, ofProducts);
          return [kind, answer.status === 200 ? 200 : [answer.status, answer.json()]];
        },
      ),
    );
    expect(Object.fromEntries(answers)).toEqual({
      'price-list': 200,
      branch: 200,
      provider: closed('providers'),
      schedule: closed('work-schedules'),
      purchase: closed('expenses'),
      sale: closed('sales'),
    });
    const refused = await test.gateway.appAsk(`/gateway/directory/sale/${randomUUID()}`, {
      method: 'DELETE',
      cookie: ofProducts,
    });
    expect([refused.status, refused.json()]).toEqual(closed('sales'));
  });
});
