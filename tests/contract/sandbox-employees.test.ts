import { describe, expect, it } from 'vitest';
import { withSandbox, type TestWorld } from '../../server/sandbox/testing/sandbox';

const { world, failures } = withSandbox();

interface Employee {
  id: string;
  first_name: string;
  last_name: string;
  document_type: string;
  document_number: string;
  email: string | null;
  is_active: boolean;
}
interface List {
  status: boolean;
  data: { data: Employee[]; pagination: Record<string, number> };
}

const list = async (here: TestWorld, query = '') => {
  const { status, body } = await here.get<List>(`/hr/employees${query}`);
  expect([status, body.status]).toEqual([200, true]);
  return body.data;
};

const names = (employees: readonly Employee[]) =>
  employees.map(({ first_name: first, last_name: last }) => `${last}, ${first}`);

const person = (fields: object) => ({
  first_name: 'Zoila',
  last_name: 'Añasco',
  email: null,
  is_active: true,
  ...fields,
});

describe('M201 the list of employees', () => {
  it('D7.1: has every documented field and no other', async () => {
    const here = await world();
    const { data } = await list(here);
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual(
      [
        'id',
        'first_name',
        'last_name',
        'document_type',
        'document_number',
        'tax_number',
        'email',
        'phone',
        'type',
        'job_title',
        'hire_date',
        'salary',
        'is_active',
      ].toSorted(),
    );
  });

  it('D16.7: comes in pages of 50 that together are everybody, once each', async () => {
    const here = await world();
    const [first, second, third] = [
      await list(here),
      await list(here, '?page=2'),
      await list(here, '?page=3'),
    ];
    expect(first.pagination).toEqual({ current_page: 1, last_page: 2, per_page: 50, total: 60 });
    expect([first, second, third].map(({ data }) => data.length)).toEqual([50, 10, 0]);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
    const whole = await list(here, '?per_page=200');
    expect(whole.data.map(({ id }) => id)).toEqual(ids);
  });

  it('shows nobody of another business', async () => {
    const here = await world();
    const own = new Set((await list(here, '?per_page=200')).data.map(({ id }) => id));
    const { body } = await here.get<List>('/hr/employees', here.facts.keys.second);
    expect(body.data.data).toHaveLength(4);
    expect(body.data.data.some(({ id }) => own.has(id))).toBe(false);
  });
});

describe('the filters of employees', () => {
  it('D16.6 M202: active, inactive, both', async () => {
    const here = await world();
    const [active, inactive, both] = [
      await list(here, '?is_active=1&per_page=200'),
      await list(here, '?is_active=0&per_page=200'),
      await list(here, '?per_page=200'),
    ];
    expect(active.data.every((one) => one.is_active)).toBe(true);
    expect(inactive.data.some((one) => one.is_active)).toBe(false);
    expect(inactive.data.length).toBeGreaterThan(0);
    expect(active.data.length + inactive.data.length).toBe(both.data.length);
  });

  it.each([
    ['zoila', 1],
    ['AÑASCO', 1],
    ['anasco', 1],
    ['oil', 1],
    ['Zoila Añasco', 1],
    ['añasco zoila', 1],
    ['z.a@volcanes', 1],
    ['Zoila Pérez', 0],
    ['90000001-0', 0],
    ['%', 0],
    ['_', 0],
    ["' OR 1=1 --", 0],
  ])('M203: %s finds %d', async (text, count) => {
    const here = await world({ empty: true });
    const one = { email: 'z.a@volcanes.example', document_number: '90000001-0' };
    await here.addRows('employees', [
      person(one),
      person({ first_name: 'Ada', last_name: 'Pérez' }),
    ]);
    const { data, pagination } = await list(here, `?search=${encodeURIComponent(text)}`);
    expect(names(data)).toEqual(Array.from({ length: count }, () => 'Añasco, Zoila'));
    expect(pagination['total']).toBe(count);
  });

  it('M203: with accents and case that count, when a world wants it so', async () => {
    const here = await world({ empty: true, variants: { employeeSearch: 'as-stored' } });
    await here.addRows('employees', [person({})]);
    expect((await list(here, '?search=anasco')).data).toEqual([]);
    expect((await list(here, '?search=A%C3%B1asco')).data).toHaveLength(1);
  });

  it('M204: the document exactly, hyphen and all', async () => {
    const here = await world();
    const { data } = await list(here);
    const document = data[0]?.document_number ?? '';
    expect(document).toMatch(/^9\d{7}-\d$/);
    expect((await list(here, `?document_number=${document}`)).data).toEqual([data[0]]);
    expect((await list(here, `?document_number=${document.replace('-', '')}`)).data).toEqual([]);
    expect((await list(here, `?document_number=${document.slice(0, -1)}`)).data).toEqual([]);
  });

  it('together', async () => {
    const here = await world({ empty: true });
    await here.addRows('employees', [
      person({ document_number: '1', is_active: false }),
      person({ document_number: '2' }),
    ]);
    expect((await list(here, '?search=zoila&is_active=0&document_number=1')).data).toHaveLength(1);
    expect((await list(here, '?search=zoila&is_active=1&document_number=1')).data).toEqual([]);
  });

  it('under other names, when the profile has them', async () => {
    const query = {
      employees: {
        active: 'activo',
        search: 'buscar',
        document: 'dui',
        perPage: 'limite',
        page: 'pagina',
      },
    };
    const here = await world({ variants: { profile: { query } } });
    expect((await list(here, '?limite=7&pagina=2&activo=1')).data).toHaveLength(7);
    expect((await list(here, '?buscar=nadie')).data).toEqual([]);
    expect((await list(here, '?search=nadie')).data.length).toBeGreaterThan(0);
  });
});

describe('R9: whom somebody looked for', () => {
  it('stands in no log of requests, whoever asked', async () => {
    const here = await world();
    await here.get('/hr/employees?search=Zoila&document_number=00000000-0&is_active=1');
    const { body } = await here.control<{ query: object }[]>('GET', '/requests');
    expect(body.map(({ query }) => query)).toEqual([
      { search: '…', document_number: '…', is_active: '1' },
    ]);
  });
});

describe('a wrong query of employees is told by its field', () => {
  it.each([
    ['is_active', '2'],
    ['is_active', 'true'],
    ['is_active', ''],
    ['search', ''],
    ['search', '%20'],
    ['document_number', ''],
    ['per_page', '0'],
    ['per_page', '201'],
    ['per_page', '1.5'],
    ['page', '0'],
    ['page', 'x'],
  ])('%s=%s', async (field, value) => {
    const here = await world();
    const { status, body } = await here.get(`/hr/employees?${field}=${value}`);
    expect(status).toBe(422);
    expect(body).toEqual({
      status: false,
      message: 'Validation errors',
      errors: { [field]: [expect.any(String)] },
    });
  });

  it('all of them in one answer', async () => {
    const here = await world();
    const { body } = await here.get<{ errors: object }>(
      '/hr/employees?is_active=9&per_page=0&page=0&search=a&search=b',
    );
    expect(Object.keys(body.errors).toSorted()).toEqual([
      'is_active',
      'page',
      'per_page',
      'search',
    ]);
    expect(failures).toEqual([]);
  });
});
