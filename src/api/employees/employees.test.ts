import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultProfile } from '@/contract/profile';
import { configureHttp } from '../core/http-settings';
import { setProfile } from '../core/profile';
import { answerWith, testId } from '../core/test-answers';
import { fetchEmployees } from './operations';
import { forgetEmployees } from './forget';
import { employeeQueries } from './queries';
import { readEmployeePage, type Employee, type EmployeeListParams } from './schemas';

const params: EmployeeListParams = { page: 1, perPage: 50 };
const pagination = { current_page: 1, last_page: 1, per_page: 50, total: 1 };
const pageOf = (...data: unknown[]) => ({ status: true, data: { data, pagination } });
const wire = {
  id: testId(1),
  first_name: 'Ana',
  last_name: 'Peña',
  document_type: 'DUI',
  document_number: '00123456-7',
  tax_number: 6140101901012,
  email: null,
  phone: 22220000,
  type: 'permanent',
  job_title: 'Cajera',
  hire_date: '2020-02-29',
  salary: 408.8,
  is_active: 1,
};

afterEach(() => {
  setProfile(defaultProfile);
  configureHttp({});
});

describe('reading employees', () => {
  it('M201 M207: as documented, with what may be missing', () => {
    const read: Employee = {
      id: testId(1),
      firstName: 'Ana',
      lastName: 'Peña',
      documentType: 'DUI',
      documentNumber: '00123456-7',
      taxNumber: '6140101901012',
      email: null,
      phone: '22220000',
      type: 'permanent',
      jobTitle: 'Cajera',
      hireDate: '2020-02-29',
      salary: '408.8',
      isActive: true,
    };
    expect(readEmployeePage(pageOf(wire), params)).toMatchObject({ rows: [read], dropped: 0 });
    const bare = readEmployeePage(pageOf({ id: testId(1) }), params).rows[0];
    expect({ ...bare, id: null }).toEqual(
      Object.fromEntries(Object.keys(read).map((name) => [name, null])),
    );
  });

  it('M23: one that cannot be read is counted', () => {
    expect(readEmployeePage(pageOf(wire, { ...wire, salary: 'much' }), params)).toMatchObject({
      dropped: 1,
    });
  });
});

describe('asking for employees', () => {
  const queryOf = async (asked: Partial<EmployeeListParams>) => {
    const urls = answerWith({ body: pageOf() });
    await fetchEmployees({ ...params, ...asked });
    return Object.fromEntries(urls[0]?.searchParams ?? []);
  };
  const paging = { per_page: '50', page: '1' };

  it.each<[Partial<EmployeeListParams>, object]>([
    [{}, paging],
    [{ active: true }, { ...paging, is_active: '1' }],
    [{ active: false }, { ...paging, is_active: '0' }],
    [
      { search: ' Peña ', document: '' },
      { ...paging, search: 'Peña' },
    ],
    [
      { search: ' ', document: '00123456-7' },
      { ...paging, document_number: '00123456-7' },
    ],
  ])('M202 M203 M204: %j asks %j', async (asked, query) => {
    await expect(queryOf(asked)).resolves.toEqual(query);
  });

  it('M186: in the names of the profile', async () => {
    const employees = {
      active: 'activo',
      search: 'buscar',
      document: 'documento',
      perPage: 'limite',
      page: 'pagina',
    };
    setProfile({ ...defaultProfile, query: { ...defaultProfile.query, employees } });
    await expect(queryOf({ active: true, search: 'a', document: 'b' })).resolves.toEqual({
      activo: '1',
      buscar: 'a',
      documento: 'b',
      limite: '50',
      pagina: '1',
    });
  });

  it.each([{ page: 0 }, { perPage: 201 }])('%j spends no request', async (asked) => {
    const urls = answerWith({ body: pageOf() });
    await expect(fetchEmployees({ ...params, ...asked })).rejects.toMatchObject({
      error: { kind: 'validation', outcome: 'not-sent' },
    });
    expect(urls).toEqual([]);
  });
});

describe('M206: in memory', () => {
  it('people found stay on screen while paging and never under another question', async () => {
    answerWith({ body: pageOf(wire) });
    const client = new QueryClient();
    const observer = new QueryObserver(client, employeeQueries.list(params));
    const stop = observer.subscribe(() => undefined);
    await client.query(employeeQueries.list(params));
    observer.setOptions(employeeQueries.list({ ...params, page: 2 }));
    expect(observer.getCurrentResult().isPlaceholderData).toBe(true);
    observer.setOptions(employeeQueries.list({ ...params, search: 'Luis' }));
    expect(observer.getCurrentResult().data).toBeUndefined();
    stop();
    client.clear();
  });
});

describe('M206: what was read of people', () => {
  it('is let go of at once, on the screen and off it', async () => {
    answerWith({ body: pageOf(wire) });
    const client = new QueryClient();
    const observer = new QueryObserver(client, employeeQueries.list(params));
    const close = observer.subscribe(() => undefined);
    await client.query(employeeQueries.list({ ...params, search: 'Peña' }));
    await observer.refetch();
    expect(observer.getCurrentResult().data?.rows).toHaveLength(1);
    forgetEmployees(client);
    expect(observer.getCurrentResult().data).toBeUndefined();
    const kept = client.getQueryCache().getAll();
    expect(kept.map(({ queryKey, state: { data } }) => [queryKey[2], data])).toEqual([
      [params, undefined],
    ]);
    close();
    client.clear();
  });
});
