import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { batchKeys } from '@/api/batches/keys';
import type { Batch, BatchListParams } from '@/api/batches/schemas';
import type { Page, Pagination } from '@/api/core/paging';
import { defaultProfile, setProfile } from '@/api/core/profile';
import { employeeKeys } from '@/api/employees/keys';
import type { Employee, EmployeeListParams } from '@/api/employees/schemas';
import { productKeys } from '@/api/products/keys';
import { currentFilters } from './filter-record';
import { isIgnored } from './observe';
import { watchFilters, type FilterWatch } from './watch-filters';

const branch = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00';
const milk = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b01';
const bread = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b02';
const lot = (change: Partial<Batch> = {}): Batch => ({
  id: 'l-1',
  branchId: branch,
  product: { id: milk, sku: null, name: 'Leche' },
  batchNumber: null,
  expirationDate: '2026-03-20',
  daysToExpire: 4,
  quantity: 10,
  availableQuantity: 10,
  isExpired: false,
  isRemoved: false,
  ...change,
});
const asked: BatchListParams = { branch, page: 1, perPage: 50 };

let client: QueryClient;
let watch: FilterWatch;
beforeEach(() => {
  client = new QueryClient();
  watch = watchFilters(client.getQueryCache());
});
afterEach(() => {
  watch.stop();
  client.clear();
  watch.forget();
  setProfile(defaultProfile);
});

function page<Row>(rows: Row[], pagination: Partial<Pagination> = {}): Page<Row> {
  const whole = { page: 1, perPage: 50, lastPage: 1, total: rows.length };
  return { rows, dropped: 0, pagination: { ...whole, ...pagination } };
}

async function readBatches(
  change: Partial<BatchListParams>,
  rows: Batch[],
  pagination: Partial<Pagination> = {},
): Promise<void> {
  const queryKey = batchKeys.list({ ...asked, ...change });
  const answer = page(rows, { perPage: change.perPage ?? 50, ...pagination });
  await client.query({ queryKey, queryFn: () => Promise.resolve(answer), staleTime: 0 });
}

const person = (change: Partial<Employee> = {}): Employee => ({
  id: 'e-1',
  firstName: 'Zoila',
  lastName: 'Muñoz',
  documentType: 'dui',
  documentNumber: '00000001-0',
  taxNumber: null,
  email: 'zoila@personal.example',
  phone: null,
  type: null,
  jobTitle: null,
  hireDate: null,
  salary: null,
  isActive: true,
  ...change,
});
const other = person({ firstName: 'Ada', lastName: 'Paz', email: 'ada@personal.example' });

async function readEmployees(
  change: Partial<EmployeeListParams>,
  rows: Employee[],
  pagination: Partial<Pagination> = {},
): Promise<void> {
  const queryKey = employeeKeys.list({ page: 1, perPage: 50, ...change });
  const answer = page(rows, pagination);
  await client.query({ queryKey, queryFn: () => Promise.resolve(answer), staleTime: 0 });
}

/** What is known of each parameter, in one word. */
const verdicts = () =>
  Object.fromEntries(
    [...currentFilters()].map(([filter, seen]) => [filter, isIgnored(seen) ? 'ignored' : 'kept']),
  );

describe('M186: what answers show of the filters they were asked with', () => {
  it('nothing before anything was read', () => {
    expect(verdicts()).toEqual({});
  });

  it('rows as asked keep it, and others show that it is ignored', async () => {
    await readBatches({ product: milk }, [lot()]);
    expect(verdicts()).toEqual({
      'query.batches.branch': 'kept',
      'query.batches.product': 'kept',
    });
    const other = lot({ product: { id: bread, sku: null, name: null } });
    await readBatches({ product: milk, page: 1 }, [lot(), other]);
    expect(verdicts()).toMatchObject({ 'query.batches.product': 'ignored' });
    expect(currentFilters().get('query.batches.product')).toMatchObject({
      asked: milk,
      came: { rows: 2, others: 1 },
    });
  });

  it.each([
    ['a lot of another branch', {}, { branchId: bread }, 'query.batches.branch'],
    [
      'nothing available',
      { status: 'available' },
      { availableQuantity: 0 },
      'query.batches.status',
    ],
    ['a lot that has not expired', { status: 'expired' }, {}, 'query.batches.status'],
    [
      'a lot without a date',
      { status: 'expiring', days: 7 },
      { expirationDate: null, daysToExpire: null },
      'query.batches.status',
    ],
    [
      'an expired lot in a window that leaves those out',
      { status: 'expiring', days: 30 },
      { daysToExpire: -7, isExpired: true },
      'query.batches.status',
    ],
    ['a later lot', { status: 'expiring', days: 3 }, {}, 'query.batches.days'],
  ] as const)('%s is not what was asked for', async (_what, filters, change, filter) => {
    await readBatches(filters, [lot(change)]);
    expect(verdicts()[filter]).toBe('ignored');
  });

  it.each([
    ['identifiers in the other case', { product: milk.toUpperCase() }, {}],
    ['a lot of the last day', { status: 'expiring', days: 4 }, {}],
  ] as const)('%s is no contradiction', async (_what, filters, change) => {
    await readBatches(filters, [lot(change)]);
    expect(Object.values(verdicts())).not.toContain('ignored');
  });

  it('an expired lot in a window that takes those in is no contradiction', async () => {
    setProfile({ ...defaultProfile, expiringIncludesExpired: true });
    const expired = lot({ daysToExpire: -2, isExpired: true });
    await readBatches({ status: 'expiring', days: 30 }, [expired]);
    expect(Object.values(verdicts())).not.toContain('ignored');
  });

  it('a list that was read as a whole shows it, too', () => {
    const whole = { rows: [lot({ isExpired: true }), lot()] };
    client.setQueryData(batchKeys.whole({ branch, status: 'expired', firstPage: 1 }), whole);
    expect(currentFilters().get('query.batches.status')).toMatchObject({
      asked: 'expired',
      came: { rows: 2, others: 1 },
    });
  });

  it('rows that do not say prove nothing', async () => {
    const silent = lot({
      branchId: null,
      product: { id: null, sku: null, name: null },
      isExpired: null,
    });
    await readBatches({ product: milk, status: 'expired' }, [silent]);
    expect(verdicts()).toEqual({});
  });

  it('M93: another size or page than asked for shows; a page that is not full proves no size', async () => {
    await readBatches({ perPage: 3 }, [lot(), lot()]);
    expect(verdicts()['query.batches.perPage']).toBeUndefined();
    await readBatches({ perPage: 2 }, [lot(), lot()]);
    expect(verdicts()['query.batches.perPage']).toBe('kept');
    await readBatches({ perPage: 2 }, [lot()], { perPage: 20 });
    expect(verdicts()['query.batches.perPage']).toBe('ignored');
    await readBatches({ page: 3 }, [lot()], { page: 1 });
    expect(currentFilters().get('query.batches.page')).toMatchObject({
      asked: '3',
      came: { instead: 1 },
    });
    await client.query({
      queryKey: productKeys.list({ branch, page: 1, perPage: 200 }),
      queryFn: () => Promise.resolve(page([{ id: milk }], { perPage: 20 })),
    });
    expect(verdicts()['products.perPage']).toBe('ignored');
  });
});

describe('M186: what answers show of the filters of employees', () => {
  it.each([
    ['somebody inactive', { active: true }, { isActive: false }, 'query.employees.active'],
    ['somebody active', { active: false }, {}, 'query.employees.active'],
    ['none of the words', { search: 'ana paz' }, {}, 'query.employees.search'],
    ['another number', { document: '00000002-0' }, {}, 'query.employees.document'],
  ] as const)('%s is not what was asked for', async (_what, filters, change, filter) => {
    await readEmployees(filters, [person(change)]);
    expect(verdicts()).toEqual({ [filter]: 'ignored' });
  });

  it.each([
    ['who is as asked', { active: true }, {}, { 'query.employees.active': 'kept' }],
    ['one of the words', { search: ' MUNOZ x ' }, {}, { 'query.employees.search': 'kept' }],
    ['a word of the e-mail', { search: 'personal' }, {}, { 'query.employees.search': 'kept' }],
    [
      'a number grouped otherwise',
      { document: '000000010' },
      {},
      { 'query.employees.document': 'kept' },
    ],
    ['who does not say', { active: true }, { isActive: null }, {}],
    ['who came without an e-mail', { search: 'ana' }, { email: null }, {}],
    ['who came without a number', { document: '00000002-0' }, { documentNumber: null }, {}],
    ['anybody, where nothing was asked', { search: '  ', document: ' ' }, {}, {}],
  ] as const)('%s is no contradiction', async (_what, filters, change, expected) => {
    await readEmployees(filters, [person(change)]);
    expect(verdicts()).toEqual(expected);
  });

  it('M93: another size or page than asked for shows', async () => {
    await readEmployees({ page: 2, perPage: 100 }, [person()], { perPage: 20, page: 1 });
    expect(verdicts()).toEqual({
      'query.employees.perPage': 'ignored',
      'query.employees.page': 'ignored',
    });
  });

  it('keep nothing of a person, neither of who was looked for nor of who came', async () => {
    const document = '04210987-6';
    await readEmployees({ search: 'Ana', document, active: false }, [person(), other]);
    expect([...currentFilters().values()].map(({ at: _, ...seen }) => seen)).toEqual([
      { filter: 'query.employees.active', asked: 'false', came: { rows: 2, others: 2 } },
      { filter: 'query.employees.search', asked: null, came: { rows: 2, others: 2 } },
      { filter: 'query.employees.document', asked: null, came: { rows: 2, others: 2 } },
    ]);
  });
});

describe('M186: that a filter is ignored stays known', () => {
  const fresh = lot({ isExpired: false });
  const expired = lot({ isExpired: true });
  const known = () => currentFilters().get('query.batches.status');

  it('against an answer of fewer rows, and one to another value', async () => {
    await readBatches({ status: 'expired' }, [expired, fresh, fresh]);
    await readBatches({ status: 'expired', perPage: 1 }, [expired]);
    await readBatches({ status: 'expiring', days: 7 }, [fresh, fresh, fresh, fresh]);
    expect(known()).toMatchObject({ asked: 'expired', came: { rows: 3, others: 2 } });
    await readBatches({ status: 'expired', perPage: 1 }, [fresh]);
    expect(known()).toMatchObject({ came: { rows: 3, others: 2 } });
  });

  it('until as many rows of the same question are all as asked', async () => {
    await readBatches({ status: 'expired' }, [expired, fresh]);
    await readBatches({ status: 'expired' }, [expired, expired]);
    expect(known()).toMatchObject({ came: { rows: 2, others: 0 } });
  });

  it('and the longer answer tells it', async () => {
    await readBatches({ status: 'expired' }, [fresh]);
    await readBatches({ status: 'available' }, [lot({ availableQuantity: 0 }), fresh]);
    expect(known()).toMatchObject({ asked: 'available', came: { rows: 2, others: 1 } });
  });

  it('of a search, whatever is searched for next: what it was for is not noted', async () => {
    await readEmployees({ search: 'nadie' }, [person(), other]);
    await readEmployees({ search: 'a' }, [person(), other]);
    expect(verdicts()).toEqual({ 'query.employees.search': 'ignored' });
  });

  it('of a page size, until the same size is kept', async () => {
    const size = () => verdicts()['query.batches.perPage'];
    await readBatches({ perPage: 3 }, [lot()], { perPage: 1 });
    await readBatches({ perPage: 1 }, [lot()]);
    expect(size()).toBe('ignored');
    await readBatches({ perPage: 3 }, [lot(), lot(), lot()]);
    expect(size()).toBe('kept');
  });
});

it('looks at what was read before, and not at what was put into the cache by hand', async () => {
  await readBatches({}, [lot()]);
  watch.stop();
  watch.forget();
  watch = watchFilters(client.getQueryCache());
  expect(verdicts()).toEqual({ 'query.batches.branch': 'kept' });
  client.setQueryData(batchKeys.list({ ...asked, product: bread }), page([lot()]));
  expect(verdicts()).toEqual({ 'query.batches.branch': 'kept' });
});
