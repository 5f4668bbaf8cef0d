import type { WriteOperation } from '../../../src/contract/attempt-words';
import type { Profile } from '../../../src/contract/profile';

/** How the value of a query parameter may look; what it means is the service's business. */
export type QueryValue = 'uuid' | 'number' | 'word' | 'flag' | 'text';

/** One operation of the service the gateway passes on. */
export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below the versioned base; `{id}` is a UUID. Stands for the operation in logs and metrics. */
  template: string;
  query: Record<string, QueryValue>;
  /** What the ledger calls it; null for a read. */
  write: WriteOperation | null;
};

const paging = { page: 'number', per_page: 'number' } as const;

const get = (template: string, query: Operation['query'] = {}): Operation => ({
  method: 'GET',
  template,
  query,
  write: null,
});
const write = (
  name: WriteOperation,
  method: 'POST' | 'PUT' | 'DELETE',
  template: string,
): Operation => ({ method, template, query: {}, write: name });

const catalogs = [
  '/activities',
  '/product-categories',
  '/product-measurements',
  '/payment-methods',
  '/incoterms',
  '/countries',
];
const lookups = [
  '/branches',
  '/taxes/branch/{id}',
  '/treasury/banks',
  '/treasury/petty-cashes',
  '/treasury/checkbooks',
];

/** Every operation of the description, with the names the profile gives what it leaves open; nothing else is passed on. */
export function operationsOf({ paths, query }: Profile): Operation[] {
  const { batches, employees, receivables } = query;
  return [
    ...catalogs.map((path) => get(path)),
    ...lookups.map((path) => get(path)),
    get('/products/branch/{id}', paging),
    get('/inventory/batches', {
      [batches.branch]: 'uuid',
      [batches.product]: 'uuid',
      [batches.status]: 'word',
      [batches.days]: 'number',
      [batches.perPage]: 'number',
      [batches.page]: 'number',
    }),
    get('/hr/employees', {
      [employees.active]: 'flag',
      [employees.search]: 'text',
      [employees.document]: 'text',
      [employees.perPage]: 'number',
      [employees.page]: 'number',
    }),
    get('/hr/labor-rules'),
    get('/hr/work-schedules/{id}'),
    get('/sales/{id}'),
    get('/receivables/summary', { [receivables.branch]: 'uuid' }),
    write('entry-types.create', 'POST', '/accounting/entry-types'),
    write('products.create', 'POST', '/products'),
    write('products.update', 'PUT', '/products/{id}'),
    write('expenses.create', 'POST', '/expenses'),
    write('providers.create', 'POST', '/providers'),
    write('schedule-assignments.delete', 'DELETE', '/hr/schedule-assignments/{id}'),
    ...(paths.purchaseStatus === null ? [] : [get(paths.purchaseStatus)]),
    ...(paths.paymentApplication === null
      ? []
      : [write('payments.apply', 'POST', paths.paymentApplication)]),
  ];
}
