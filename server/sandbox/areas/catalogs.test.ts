import { describe, expect, it } from 'vitest';
import { withSandbox, type TestWorld } from '../testing/sandbox';

const { world } = withSandbox();

interface Item {
  id: string;
  name: string;
  number_code: string;
  trashed?: number | string;
}
interface State extends Item {
  cities: Item[];
}
interface Country extends Item {
  states: State[];
}

async function catalog<T = Item>(here: TestWorld, path: string): Promise<T[]> {
  const { status, body } = await here.get<{ success: boolean; data: T[]; message: string }>(path);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['success', 'data', 'message']);
  expect(body.success).toBe(true);
  return body.data;
}

describe('the official catalogs', () => {
  it.each([
    ['/product-measurements', 40, { number_code: '59', name: 'Unidad' }],
    ['/payment-methods', 12, { number_code: '05', name: 'Transferencia-Depósito Bancario' }],
    ['/incoterms', 11, { number_code: '09', name: 'FOB Libre a bordo' }],
    ['/countries', 249, { number_code: 'SV', name: 'El Salvador' }],
  ])('D1.4: %s has its %i items', async (path, count, known) => {
    const items = await catalog(await world(), path);
    expect(items).toHaveLength(count);
    expect(new Set(items.map(({ number_code }) => number_code)).size).toBe(count);
    expect(items).toContainEqual(expect.objectContaining({ ...known, trashed: 0 }));
    expect(Object.keys(items[0] ?? {}).slice(0, 4)).toEqual([
      'id',
      'name',
      'number_code',
      'trashed',
    ]);
  });

  it('D13.2: /activities has its 774, with a code of their own name', async () => {
    const items = await catalog<{ id: string; code: string; name: string }>(
      await world(),
      '/activities',
    );
    expect(items).toHaveLength(774);
    expect(Object.keys(items[0] ?? {})).toEqual(['id', 'code', 'name']);
    expect(items.find(({ code }) => code === '01111')?.name).toContain('cereales');
  });

  it('El Salvador has 14 departments and 44 municipalities, and one of each for foreigners', async () => {
    const countries = await catalog<Country>(await world(), '/countries');
    const { states } = countries.find(({ number_code }) => number_code === 'SV') ?? { states: [] };
    expect(states).toHaveLength(15);
    expect(states.flatMap(({ cities }) => cities)).toHaveLength(45);
    const cabanas = states.find(({ name }) => name === 'Cabañas');
    expect(cabanas?.cities.map(({ number_code, name }) => [number_code, name])).toEqual([
      ['10', 'Cabañas Oeste'],
      ['11', 'Cabañas Este'],
    ]);
    const ids = states.flatMap(({ id, cities }) => [id, ...cities.map((city) => city.id)]);
    expect(new Set(ids).size).toBe(60);
  });

  it('M75: places can come in one list that names what each is part of', async () => {
    const here = await world({ variants: { profile: { countriesShape: 'flat' } } });
    const places = await catalog<Item & { country_id?: string; state_id?: string }>(
      here,
      '/countries',
    );
    expect(places).toHaveLength(249 + 15 + 45);
    const tecla = places.find(({ name }) => name === 'La Libertad Sur');
    const libertad = places.find(({ id }) => id === tecla?.state_id);
    const home = places.find(({ id }) => id === libertad?.country_id);
    expect([libertad?.name, home?.name]).toEqual(['La Libertad', 'El Salvador']);
  });

  it('are the same for every business and in every world, with the same ids', async () => {
    const [one, two] = [await world(), await world()];
    const first = await catalog(one, '/incoterms');
    expect(await catalog(two, '/incoterms')).toEqual(first);
    const theirs = await one.get<{ data: Item[] }>('/incoterms', one.facts.keys.second);
    expect(theirs.body.data).toEqual(first);
  });
});

describe('product categories', () => {
  it('are a business’s own; M68: the retired one is marked', async () => {
    const here = await world();
    const ours = await catalog(here, '/product-categories');
    expect(ours.filter(({ trashed }) => trashed === 1)).toHaveLength(1);
    const theirs = await here.get<{ data: Item[] }>('/product-categories', here.facts.keys.second);
    const ids = new Set(ours.map(({ id }) => id));
    expect(theirs.body.data.some(({ id }) => ids.has(id))).toBe(false);
  });

  it.each([
    ['text', '1'],
    ['absent', undefined],
  ])('say that one is retired as %s', async (trashed, expected) => {
    const here = await world({ variants: { trashed } });
    expect((await catalog(here, '/product-categories')).at(-1)?.trashed).toBe(expected);
  });
});
