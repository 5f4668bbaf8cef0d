import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchBatches } from '@/api/batches/operations';
import { fetchBranches } from '@/api/branches/operations';
import { fetchActivities, fetchCountries, fetchStandardCatalog } from '@/api/catalogs/operations';
import { testId } from '@/api/core/test-answers';
import { fetchProducts } from '@/api/products/operations';
import { fetchTaxes } from '@/api/taxes/operations';
import { fetchTreasuryList } from '@/api/treasury/operations';
import { defaultProfile } from '@/contract/profile';
import { signIn, startTestGateway, type TestGateway } from './support/gateway';
import { startOtherServer, type OtherServer } from './support/other-server';

const branch = testId(1);
const [country, state, city] = [testId(21), testId(22), testId(23)];
const key = 'key-of-another-service';

/** Everything the description leaves open is answered the other way round here. */
const answers = {
  '/activities': { success: true, data: [{ id: testId(2), code: '01', name: 'Cereales' }] },
  '/branches': [{ id: branch, description: 'Centro' }],
  '/inventory/batches': {
    success: true,
    data: {
      data: [{ id: testId(3), quantity: '12.50', is_expired: 0, expiration_date: null }],
      pagination: { current_page: '2', total: '51' },
    },
  },
  [`/products/branch/${branch}`]: {
    status: true,
    data: {
      data: [{ id: testId(4), price_before_taxes: '1.10' }],
      pagination: { current_page: 1, total: 7 },
    },
  },
  [`/taxes/branch/${branch}`]: { data: { data: [{ id: testId(5), percent: '0.13' }] } },
  '/incoterms': { success: true, data: [{ id: testId(6), name: 'CIF', number_code: 5 }] },
  '/countries': {
    success: true,
    data: [
      { id: city, name: 'Santa Tecla', state_id: state },
      { id: state, name: 'La Libertad', country_id: country },
      { id: country, name: 'El Salvador' },
    ],
  },
  '/treasury/banks': { success: true, data: [{ id: testId(7), number: 1234 }] },
};

const batches = {
  branch: 'sucursal',
  product: 'producto',
  status: 'estado',
  days: 'dias',
  perPage: 'limite',
  page: 'pagina',
};

let server: OtherServer;
let gateway: TestGateway;

beforeAll(async () => {
  server = await startOtherServer(answers);
  gateway = await startTestGateway({
    profile: { query: { ...defaultProfile.query, batches } },
    env: { UPSTREAM_URL: server.base },
  });
  await signIn(gateway, key);
});

beforeEach(() => {
  server.seen.length = 0;
});

afterAll(async () => {
  await gateway.close();
  await server.close();
});

describe('a service by somebody else, with a profile that names its words', () => {
  it('M65 M186: gets the batches query in its own words, with the key of the session', async () => {
    const params = { branch, product: testId(4), status: 'expiring', days: 7 } as const;
    const page = await fetchBatches({ ...params, page: 2, perPage: 50 });
    expect(server.seen).toEqual([
      {
        path: '/inventory/batches',
        query: {
          sucursal: branch,
          producto: testId(4),
          estado: 'expiring',
          dias: '7',
          limite: '50',
          pagina: '2',
        },
        key,
      },
    ]);
    expect(page).toMatchObject({
      rows: [{ id: testId(3), quantity: 12.5, isExpired: false, expirationDate: null }],
      pagination: { page: 2, lastPage: 2, perPage: 50, total: 51 },
    });
  });

  it('M93: pages of products, though it ignores the page size it is asked for', async () => {
    await expect(fetchProducts({ branch, page: 1, perPage: 20 })).resolves.toMatchObject({
      rows: [{ id: testId(4), price: '1.10' }],
      pagination: { page: 1, lastPage: 7, perPage: 1, total: 7 },
    });
  });

  it('M63 M81: lists that are only mentioned, in any shape', async () => {
    await expect(fetchBranches()).resolves.toEqual({
      rows: [{ id: branch, name: 'Centro' }],
      dropped: 0,
    });
    await expect(fetchTaxes(branch)).resolves.toMatchObject({
      rows: [{ id: testId(5), fraction: '0.13' }],
    });
    await expect(fetchTreasuryList('banks')).resolves.toMatchObject({
      rows: [{ id: testId(7), name: '1234' }],
    });
  });

  it('M73 M75: catalogs, with flat countries and codes that are numbers', async () => {
    await expect(fetchActivities()).resolves.toMatchObject({ rows: [{ code: '01' }] });
    await expect(fetchStandardCatalog('incoterms')).resolves.toMatchObject({
      rows: [{ name: 'CIF', code: '5', retired: false }],
    });
    await expect(fetchCountries()).resolves.toMatchObject({
      rows: [{ id: country, states: [{ id: state, cities: [{ id: city }] }] }],
      dropped: 0,
    });
  });

  it('M26 M35: a 404 in its own words is told by what was asked for', async () => {
    await expect(fetchProducts({ branch: testId(9), page: 1, perPage: 20 })).rejects.toMatchObject({
      error: { kind: 'not-found', what: 'branch', outcome: 'rejected' },
    });
    await expect(fetchTreasuryList('checkbooks')).rejects.toMatchObject({
      error: { kind: 'not-found', what: 'record', serviceMessage: 'No such thing.' },
    });
  });
});
