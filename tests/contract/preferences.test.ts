import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preferencesSchema, viewLimits } from '@/contract/preferences';
import type { SaveView } from '@/contract/save-preferences';
import { integrationsFile } from './support/ledger';
import { startTestGateway, type TestGateway } from '../hostile/support/gateway';
import { goodKey, otherKey } from '../hostile/support/upstream';

const business = 'La Tienda';
const integrations = integrationsFile([
  { name: 'compras', business, key: goodKey },
  { name: 'otra', business: 'La Otra', key: otherKey },
]);

let gateway: TestGateway;
let people = 0;

beforeAll(async () => {
  gateway = await startTestGateway({ env: { INTEGRATIONS: integrations } });
});
afterAll(() => gateway.close());

const url = '/gateway/preferences';
/** Somebody who has no preferences yet. */
const somebody = () => gateway.signIn(goodKey, `Ana ${(people += 1)}`);
const view = (changes: Partial<SaveView> = {}): SaveView => ({
  list: 'batches',
  name: 'Semana',
  search: { status: 'expiring', days: 7 },
  isDefault: false,
  ...changes,
});

const put = (cookie: string, path: string, body: unknown) =>
  gateway.appAsk(`${url}/${path}`, {
    method: 'PUT',
    cookie,
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const save = (cookie: string, id: string, body: unknown) => put(cookie, `views/${id}`, body);

async function kept(cookie: string, changes: Partial<SaveView> = {}): Promise<string> {
  const id = randomUUID();
  expect((await save(cookie, id, view(changes))).status).toBe(200);
  return id;
}

async function told(cookie: string) {
  const answer = await gateway.appAsk(url, { cookie });
  expect(answer.status).toBe(200);
  return preferencesSchema.parse(answer.json());
}
const names = async (cookie: string) => (await told(cookie)).views.map(({ name }) => name);

describe('saved views', () => {
  it('are told as they were saved, in that order, by the save and whenever asked', async () => {
    const ana = await somebody();
    expect(await told(ana)).toEqual({ branch: null, views: [] });
    const id = await kept(ana);
    const other = randomUUID();
    const answer = await save(ana, other, view({ list: 'products', name: 'Escasos', search: {} }));
    const views = [
      { ...view(), id },
      { id: other, list: 'products', name: 'Escasos', search: {}, isDefault: false },
    ];
    expect(answer.json()).toEqual({ branch: null, views });
    expect(await told(ana)).toEqual({ branch: null, views });
  });

  it('change under their id, and one of the same name gives way', async () => {
    const ana = await somebody();
    const id = await kept(ana);
    await kept(ana, { name: 'Mes' });
    await save(ana, id, view({ name: 'Quincena', search: { days: 15 } }));
    expect(await names(ana)).toEqual(['Quincena', 'Mes']);
    // Another window has never heard of the first one.
    await kept(ana, { name: 'Quincena', search: { days: 14 } });
    await kept(ana, { name: 'Quincena', list: 'products', search: {} });
    expect((await told(ana)).views.map(({ name, search }) => [name, search])).toEqual([
      ['Mes', view().search],
      ['Quincena', { days: 14 }],
      ['Quincena', {}],
    ]);
  });

  it('have one at most that a list opens with', async () => {
    const ana = await somebody();
    const elsewhere = await kept(ana, { list: 'products', search: {}, isDefault: true });
    await kept(ana, { isDefault: true });
    const last = await kept(ana, { name: 'Mes', isDefault: true });
    const opening = (await told(ana)).views.filter(({ isDefault }) => isDefault);
    expect(opening.map(({ id }) => id).sort()).toEqual([elsewhere, last].sort());
  });

  it('are removed, also twice', async () => {
    const ana = await somebody();
    const id = await kept(ana);
    const remove = () => gateway.appAsk(`${url}/views/${id}`, { method: 'DELETE', cookie: ana });
    expect((await remove()).json()).toEqual({ branch: null, views: [] });
    expect((await remove()).status).toBe(200);
  });

  it("are their person's alone, in their business", async () => {
    const [ana, luis] = [await somebody(), await somebody()];
    const id = await kept(ana, { isDefault: true });
    const elsewhere = await gateway.signIn(otherKey, `Ana ${people - 1}`);
    for (const other of [luis, elsewhere]) {
      expect(await told(other)).toEqual({ branch: null, views: [] });
      await gateway.appAsk(`${url}/views/${id}`, { method: 'DELETE', cookie: other });
      await save(other, id, view({ name: 'Otra', isDefault: true }));
      expect(await names(other)).toEqual(['Otra']);
    }
    expect((await told(ana)).views).toEqual([{ ...view({ isDefault: true }), id }]);
    expect((await gateway.appAsk(url)).status).toBe(401);
  });

  it('I14 body: are so many of a list and of a person, and a full list still changes', async () => {
    const ana = await somebody();
    const lists = ['batches', 'products', 'purchases', 'owed'];
    for (const list of lists) {
      for (let n = 0; n < viewLimits.views; n += 1) {
        await kept(ana, { list, search: {}, name: `Vista ${n}` });
      }
    }
    const full = async (list: string, name: string) => {
      const answer = await save(ana, randomUUID(), view({ list, search: {}, name }));
      return [answer.status, (answer.json() as { problem?: string }).problem];
    };
    expect(await full('batches', 'Una más')).toEqual([409, 'views-full']);
    expect(viewLimits.ofPerson).toBe(lists.length * viewLimits.views);
    expect(await full('attempts', 'Una más')).toEqual([409, 'views-full']);
    expect(await full('batches', 'Vista 7')).toEqual([200, undefined]);
  });
});

describe('what is no view', () => {
  it.each<[string, unknown]>([
    ['no JSON', '{'],
    ['a list', []],
    ['nothing', {}],
    ['no name', view({ name: '' })],
    ['a long name', view({ name: '🧾'.repeat(viewLimits.name + 1) })],
    ['more than a view', { ...view(), operator: 'Luis' }],
    ['a list that has none', view({ list: 'employees', search: {} })],
    ['I21 body: a list named as what every object has', view({ list: 'constructor', search: {} })],
    ["another list's filter", view({ search: { q: 'leche' } })],
    ['a person looked for', view({ search: { document: '04210000-0' } })],
    ['a tax number', view({ list: 'purchases', search: { q: '0614-110351' } })],
    ['the digits of one as a number', view({ list: 'owed', search: { q: 6141 } })],
    ['a filter that is an object', { ...view(), search: { days: { least: 7 } } }],
    ['a filter that is null', { ...view(), search: { days: null } }],
    ['a long filter', view({ list: 'products', search: { q: 'x'.repeat(501) } })],
  ])('is refused, and changes nothing: %s', async (_what, body) => {
    const ana = await somebody();
    expect((await save(ana, randomUUID(), body)).status).toBe(400);
    expect(await told(ana)).toEqual({ branch: null, views: [] });
  });

  it('is refused by its size, its address and its type', async () => {
    const ana = await somebody();
    const large = view({ search: { status: 'x'.repeat(9000) } });
    expect((await save(ana, randomUUID(), large)).status).toBe(413);
    expect((await save(ana, 'semana', view())).status).toBe(400);
    const answer = await gateway.appAsk(`${url}/views/${randomUUID()}`, {
      method: 'PUT',
      cookie: ana,
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(view()),
    });
    expect(answer.status).toBe(415);
    expect(await names(ana)).toEqual([]);
  });

  it('is what another page sends in the name of ours', async () => {
    const ana = await somebody();
    const answer = await gateway.ask(`${url}/views/${randomUUID()}`, {
      method: 'PUT',
      cookie: ana,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(view()),
    });
    expect(answer.status).toBe(403);
    expect(await names(ana)).toEqual([]);
  });
});

describe('a search for words', () => {
  it.each(['purchases', 'owed', 'attempts'])('is kept of %s', async (list) => {
    const ana = await somebody();
    await kept(ana, { list, search: { q: 'Distribuidora 21', sort: 'due', perPage: 50 } });
    expect(await names(ana)).toHaveLength(1);
  });

  it('is kept with its digits where rows are goods', async () => {
    const ana = await somebody();
    await kept(ana, { list: 'products', search: { q: '7401005001' } });
    expect(await names(ana)).toHaveLength(1);
  });
});

describe('the branch chosen last', () => {
  it("is the person's own, and the last one", async () => {
    const [ana, luis] = [await somebody(), await somebody()];
    const [first, last] = [randomUUID(), randomUUID()];
    expect((await put(ana, 'branch', { branch: first })).status).toBe(200);
    expect((await put(ana, 'branch', { branch: last })).json()).toEqual({
      branch: last,
      views: [],
    });
    expect((await told(luis)).branch).toBeNull();
    const elsewhere = await gateway.signIn(otherKey, `Ana ${people - 1}`);
    expect((await told(elsewhere)).branch).toBeNull();
  });

  it.each([{}, { branch: null }, { branch: 'centro' }, { branch: randomUUID(), name: 'Centro' }])(
    'is a branch: %j',
    async (body) => {
      const ana = await somebody();
      expect((await put(ana, 'branch', body)).status).toBe(400);
      expect((await told(ana)).branch).toBeNull();
    },
  );
});
