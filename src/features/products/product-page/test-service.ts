import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse, type TestAnswer } from '@/api/core/test-answers';

export const branch = testId(1);
export const product = testId(350);

/** Only for tests: a branch as the service would tell it; a test changes it as time goes by. */
export interface TestService {
  /** How many products the branch has; their ids are `testId(1…)`. */
  products: number;
  /** What the product of the tests says otherwise. */
  changed: Record<string, unknown>;
  lots: unknown[];
  /** Instead of a page of products, whenever it comes. */
  productsAnswer: TestAnswer | Promise<TestAnswer | null> | null;
  lotsAnswer: TestAnswer | null;
  /** The pages of products asked for, in order. */
  asked: string[];
}

const perPage = 200;

export function playService(changes: Partial<TestService> = {}): TestService {
  const service: TestService = {
    products: 450,
    changed: {},
    lots: [],
    productsAnswer: null,
    lotsAnswer: null,
    asked: [],
    ...changes,
  };
  configureHttp({
    fetch: async (address) => {
      const url = new URL(address, 'http://app.test');
      if (url.pathname.includes('/products/branch/')) {
        const page = url.searchParams.get('page') ?? '1';
        service.asked.push(page);
        return toResponse((await service.productsAnswer) ?? productPage(service, Number(page)));
      }
      if (url.pathname === '/gateway/attempts') return toResponse(emptyJournal);
      const answer = url.pathname.endsWith('/batches')
        ? (service.lotsAnswer ?? listed(service.lots))
        : listed([]);
      return toResponse(answer);
    },
  });
  return service;
}

/** A lot of the product of the tests, unless it says that it is another's. */
export function testLot(number: number, changes: Record<string, unknown> = {}) {
  return {
    id: testId(10_000 + number),
    branch_id: branch,
    product: { id: product, sku: 'SKU-350', name: 'Producto 350' },
    batch_number: `L-${number}`,
    expiration_date: '2030-01-31',
    days_to_expire: 900,
    quantity: 20,
    available_quantity: 7,
    is_expired: false,
    is_removed: false,
    ...changes,
  };
}

function productPage(service: TestService, page: number): TestAnswer {
  const from = (page - 1) * perPage;
  const count = Math.max(0, Math.min(perPage, service.products - from));
  const rows = Array.from({ length: count }, (_, index) => {
    const id = testId(from + index + 1);
    const name = `Producto ${from + index + 1}`;
    return { id, name, ...(id === product ? service.changed : {}) };
  });
  const pagination = { current_page: page, per_page: perPage, total: service.products };
  return { body: { success: true, data: { data: rows, pagination } } };
}

const emptyJournal: TestAnswer = {
  body: { rows: [], pagination: { page: 1, lastPage: 1, perPage: 50, total: 0 } },
};

function listed(rows: unknown[]): TestAnswer {
  const pagination = { current_page: 1, last_page: 1, per_page: 50, total: rows.length };
  return { body: { status: true, success: true, data: { data: rows, pagination } } };
}
