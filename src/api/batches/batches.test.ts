import { afterEach, describe, expect, it } from 'vitest';
import { defaultProfile } from '@/contract/profile';
import { ApiFailure } from '../core/errors';
import { configureHttp } from '../core/http-settings';
import { setProfile } from '../core/profile';
import { answerWith, testId } from '../core/test-answers';
import { batchKeys } from './keys';
import { fetchBatches } from './operations';
import { batchQueries } from './queries';
import { readBatchPage, type Batch, type BatchListParams } from './schemas';

const branch = testId(1);
const params: BatchListParams = { branch, page: 2, perPage: 50 };
const pagination = { current_page: 1, last_page: 1, per_page: 50, total: 1 };
const wire = {
  id: testId(9),
  branch_id: branch,
  product: { id: testId(5), sku: '0001', name: 'Leche entera' },
  batch_number: 'L-01',
  expiration_date: '2026-03-20',
  days_to_expire: 6,
  quantity: 12.5,
  available_quantity: 3,
  is_expired: false,
  is_removed: false,
};
const batch: Batch = {
  id: testId(9),
  branchId: branch,
  product: { id: testId(5), sku: '0001', name: 'Leche entera' },
  batchNumber: 'L-01',
  expirationDate: '2026-03-20',
  daysToExpire: 6,
  quantity: 12.5,
  availableQuantity: 3,
  isExpired: false,
  isRemoved: false,
};

const pageOf = (...rows: unknown[]) => ({ status: true, data: { data: rows, pagination } });
const read = (...rows: unknown[]) => readBatchPage(pageOf(...rows), { page: 1, perPage: 50 });

afterEach(() => {
  setProfile(defaultProfile);
  configureHttp({});
});

describe('reading batches', () => {
  it('M185: as documented', () => {
    expect(read(wire)).toEqual({
      rows: [batch],
      dropped: 0,
      pagination: { page: 1, lastPage: 1, perPage: 50, total: 1 },
    });
  });

  it('M23 M194: all but the id may be missing, which is null and never 0', () => {
    expect(read({ id: testId(9) }).rows).toEqual([
      {
        ...batch,
        branchId: null,
        product: { id: null, sku: null, name: null },
        batchNumber: null,
        expirationDate: null,
        daysToExpire: null,
        quantity: null,
        availableQuantity: null,
        isExpired: null,
        isRemoved: null,
      },
    ]);
  });

  it('M190: days may be 0 or negative', () => {
    const days = read({ ...wire, days_to_expire: 0 }, { ...wire, days_to_expire: -4 });
    expect(days.rows.map((row) => row.daysToExpire)).toEqual([0, -4]);
  });

  it('M23: a row without id, or with a value that is none, is dropped and counted', () => {
    const { id: _, ...nameless } = wire;
    expect(read(wire, nameless, { ...wire, quantity: 'many' })).toMatchObject({
      rows: [batch],
      dropped: 2,
    });
  });
});

describe('asking for batches', () => {
  const queryOf = async (asked: Partial<BatchListParams>) => {
    const urls = answerWith({ body: pageOf() });
    await fetchBatches({ ...params, ...asked });
    expect(urls[0]?.pathname).toBe('/api/external/v1/inventory/batches');
    return Object.fromEntries(urls[0]?.searchParams ?? []);
  };

  it('M65 M186: in the names of the profile', async () => {
    const all = { product: testId(5), status: 'expiring', days: 7 } as const;
    await expect(queryOf(all)).resolves.toEqual({
      branch_id: branch,
      product_id: testId(5),
      status: 'expiring',
      days: '7',
      per_page: '50',
      page: '2',
    });
    const batches = {
      branch: 'sucursal',
      product: 'producto',
      status: 'estado',
      days: 'dias',
      perPage: 'limite',
      page: 'pagina',
    };
    setProfile({ ...defaultProfile, query: { ...defaultProfile.query, batches } });
    await expect(queryOf(all)).resolves.toEqual({
      sucursal: branch,
      producto: testId(5),
      estado: 'expiring',
      dias: '7',
      limite: '50',
      pagina: '2',
    });
  });

  it.each([undefined, 'available', 'expired'] as const)(
    'M188: the window is not sent with status %s',
    async (status) => {
      await expect(queryOf({ status, days: 7 })).resolves.not.toHaveProperty('days');
    },
  );

  it.each<[Partial<BatchListParams>, Record<string, string[]>]>([
    [{ branch: '' }, { branch: ['invalid-id'] }],
    [{ branch: 'main' }, { branch: ['invalid-id'] }],
    [{ product: '1' }, { product: ['invalid-id'] }],
    [{ days: 0 }, { days: ['out-of-range'] }],
    [{ days: 366 }, { days: ['out-of-range'] }],
    [{ perPage: 0 }, { perPage: ['out-of-range'] }],
    [{ perPage: 201 }, { perPage: ['out-of-range'] }],
    [{ page: 0 }, { page: ['out-of-range'] }],
    [{ page: 1.5 }, { page: ['out-of-range'] }],
  ])('M13 M188 M189: %j spends no request', async (asked, fields) => {
    const urls = answerWith({ body: pageOf() });
    await expect(fetchBatches({ ...params, ...asked })).rejects.toMatchObject({
      error: { kind: 'validation', outcome: 'not-sent', fields },
    });
    expect(urls).toEqual([]);
  });

  it('M35 M196: a 404 speaks of the branch', async () => {
    answerWith({ status: 404, body: { status: false, message: 'Not found.' } });
    const failure = await fetchBatches(params).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ error: { kind: 'not-found', what: 'branch' } });
  });
});

describe('the query of batches', () => {
  it('is one entry below the list, so that a write can make all lists stale', () => {
    const { queryKey } = batchQueries.list(params);
    expect(queryKey).toEqual([...batchKeys.lists(), params]);
    expect(queryKey[0]).toBe(batchKeys.all[0]);
  });
});
