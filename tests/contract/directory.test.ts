import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directorySchema } from '@/contract/directory';
import type { DirectoryChange, GivenEntry } from '@/contract/directory-requests';
import { goodKey, otherKey } from '../hostile/support/upstream';
import { integrationsFile, LedgerTest, saying } from './support/ledger';

const integrations = integrationsFile([
  { name: 'compras', business: 'La Tienda', key: goodKey },
  { name: 'otra', business: 'La Otra', key: otherKey },
]);

let test: LedgerTest;
let stranger: string;

beforeAll(async () => {
  test = await LedgerTest.start({ env: { INTEGRATIONS: integrations } });
  stranger = await test.gateway.signIn(otherKey, 'Eva');
});
afterAll(() => test.gateway.close());

const url = '/gateway/directory/provider';

const entry = (given: Partial<GivenEntry> = {}): GivenEntry => ({
  id: randomUUID(),
  name: 'La Ceiba',
  legalName: null,
  taxNumber: null,
  registerNumber: null,
  email: null,
  ...given,
});

function put(change: Partial<DirectoryChange> | string, cookie = test.cookie) {
  const body =
    typeof change === 'string'
      ? change
      : JSON.stringify({ source: 'named', entries: [entry()], ...change });
  const headers = { 'content-type': 'application/json' };
  return test.gateway.appAsk(url, { method: 'PUT', cookie, headers, body });
}

async function listed(cookie = test.cookie) {
  const answer = await test.gateway.appAsk(url, { cookie });
  expect(answer.status).toBe(200);
  return directorySchema.parse(answer.json()).entries;
}

const found = async (id: string, cookie = test.cookie) =>
  (await listed(cookie)).find((one) => one.id === id);

const created = (id: string) => saying(201, { success: true, data: { id }, message: 'Created.' });

async function create(data: Record<string, string>): Promise<string> {
  const id = randomUUID();
  test.service(created(id));
  const answer = await test.write({ path: '/providers', body: JSON.stringify({ data }) });
  expect(answer.status).toBe(201);
  return id;
}

describe('the directory', () => {
  it('M180: learns a provider from its creation, with the branch the answer leaves out', async () => {
    const branch = randomUUID();
    const id = await create({
      legal_name: 'LA CEIBA, S.A. DE C.V.',
      tax_number: '0614-110351-102-4',
      register_number: '047977-1',
      email: 'a@ceiba.example',
      branch_id: branch,
    });
    expect(await found(id)).toMatchObject({
      name: 'LA CEIBA, S.A. DE C.V.',
      legalName: 'LA CEIBA, S.A. DE C.V.',
      taxNumber: '0614-110351-102-4',
      registerNumber: '047977-1',
      email: 'a@ceiba.example',
      branchId: branch,
      source: 'created',
    });
  });

  it('can be read whatever was once sent as a number', async () => {
    const id = await create({
      tax_number: 'W'.repeat(300),
      provider_name: 'Ñ🧾'.repeat(200),
      email: 'w@x.sv',
    });
    expect(await found(id)).toMatchObject({ source: 'created' });
  });

  it('learns nothing from a creation that was refused', async () => {
    const before = (await listed()).length;
    test.service(saying(422, { success: false, message: 'Validation Error.', data: {} }));
    await test.write({ path: '/providers', body: '{"data":{"email":"no@ceiba.example"}}' });
    expect(await listed()).toHaveLength(before);
  });

  it('keeps the name a person gave, and the last one counts', async () => {
    const id = await create({ provider_name: 'Antes', email: 'b@ceiba.example' });
    expect((await put({ entries: [entry({ id, name: 'Después' })] })).status).toBe(200);
    expect(await found(id)).toMatchObject({ name: 'Después', source: 'named' });
    await put({ source: 'imported', entries: [entry({ id, name: 'Del archivo' })] });
    expect(await found(id)).toMatchObject({ name: 'Del archivo', source: 'imported' });
  });

  it('what a person emptied stays empty, whatever was learned, until something is given again', async () => {
    const id = await create({
      provider_name: 'El Amate',
      legal_name: 'EL AMATE, S.A.',
      tax_number: '0614-220462-103-5',
      register_number: '58088-2',
      email: 'c@amate.example',
    });
    const learned = await found(id);
    const emptied = { legalName: '', taxNumber: '', registerNumber: '', email: '' };
    expect((await put({ entries: [{ id, name: 'El Amate', ...emptied }] })).status).toBe(200);
    const none = { legalName: null, taxNumber: null, registerNumber: null, email: null };
    expect(await found(id)).toMatchObject({ name: 'El Amate', ...none });
    await put({ entries: [{ id, name: 'Otro', isExcluded: true }] });
    expect(await found(id)).toMatchObject({ name: 'Otro', ...none });
    await put({ entries: [entry({ id, email: 'd@amate.example' })] });
    const { legalName, taxNumber, registerNumber } = learned ?? {};
    expect(await found(id)).toMatchObject({ legalName, taxNumber, registerNumber });
    expect(await found(id)).toMatchObject({ email: 'd@amate.example' });
  });

  it('keeps the numbers a list brought when somebody gives the provider another name', async () => {
    const brought = entry({ legalName: 'LA CEIBA', taxNumber: '0614', registerNumber: '7-1' });
    await put({ source: 'imported', entries: [brought] });
    await put({ entries: [{ id: brought.id, name: 'Otro' }] });
    expect(await found(brought.id)).toMatchObject({ ...brought, name: 'Otro', source: 'named' });
    await put({ entries: [entry({ id: brought.id, taxNumber: null })] });
    expect(await found(brought.id)).toMatchObject({ taxNumber: null, legalName: null });
  });

  it('M173: keeps the note that a provider is an excluded subject, whatever it is named since', async () => {
    const noted = entry();
    await put({ entries: [{ ...noted, isExcluded: true }] });
    expect(await found(noted.id)).toMatchObject({ isExcluded: true });
    await put({ entries: [{ ...noted, name: 'Doña Marta' }] });
    expect(await found(noted.id)).toMatchObject({ name: 'Doña Marta', isExcluded: true });
    await put({ entries: [{ ...noted, isExcluded: false }] });
    expect(await found(noted.id)).toMatchObject({ isExcluded: false });
    const elsewhere = await test.gateway.appAsk('/gateway/directory/branch', {
      method: 'PUT',
      cookie: test.cookie,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        source: 'named',
        entries: [{ id: noted.id, name: 'Centro', isExcluded: true }],
      }),
    });
    expect(elsewhere.status).toBe(400);
  });

  it('stands by name, those without one last', async () => {
    const names = (await listed()).map(({ name }) => name);
    const sorted = [...names].sort((one, other) => (one ?? '').localeCompare(other ?? '', 'es'));
    expect(names).toEqual(sorted);
  });

  it('is that of one business', async () => {
    const mine = entry();
    await put({ entries: [mine] });
    expect(await found(mine.id, stranger)).toBeUndefined();
    await put({ entries: [{ ...mine, name: 'De otra' }] }, stranger);
    expect(await found(mine.id)).toMatchObject({ name: mine.name });
  });

  it('keeps hostile text as it is', async () => {
    const strange = entry({ name: "'; drop table directory; -- <b>ñ\u202e🧾", email: '=1+1' });
    await put({ entries: [strange] });
    expect(await found(strange.id)).toMatchObject(strange);
  });
});

describe('what is no entry is refused whole', () => {
  it.each([
    '{}',
    '[]',
    '{"source":"created","entries":[]}',
    '{"source":"named","entries":[]}',
    JSON.stringify({ source: 'created', entries: [entry()] }),
    JSON.stringify({ source: 'named', entries: [entry(), { ...entry(), id: 'x' }] }),
    JSON.stringify({ source: 'named', entries: [entry({ name: 'n'.repeat(256) })] }),
    JSON.stringify({ source: 'named', entries: [{ ...entry(), business: 'La Otra' }] }),
    JSON.stringify({ source: 'named', entries: Array.from({ length: 501 }, () => entry()) }),
  ])('%#', async (body) => {
    const before = await listed();
    expect((await put(body)).status).toBe(400);
    expect(await listed()).toEqual(before);
  });

  it('so is a kind there is none of, and a session that ended', async () => {
    const other = await test.gateway.appAsk('/gateway/directory/employee', {
      cookie: test.cookie,
    });
    expect(other.status).toBe(404);
    expect((await test.gateway.appAsk(url, { cookie: 'x=y' })).status).toBe(401);
  });
});
