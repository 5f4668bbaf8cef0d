import { areaOf, type WriteArea } from '../../../src/contract/attempt-words';
import type { Profile } from '../../../src/contract/profile';
import { reads, type ReadArea } from '../../../src/contract/reads';
import {
  writeOperations,
  writePath,
  writes,
  type WriteOperation,
} from '../../../src/contract/writes';

/** How the value of a query parameter may look; what it means is the service's business. */
export type QueryValue = 'uuid' | 'number' | 'word' | 'flag' | 'text';

/** The area of an operation as the app calls it, and what the ledger calls a write; null for a read. */
type Named = { area: ReadArea; write: null } | { area: WriteArea; write: WriteOperation };

/** One operation of the service the gateway passes on. */
export type Operation = Named & {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below the versioned base; `{id}` is a UUID. Stands for the operation in logs and metrics. */
  template: string;
  query: Record<string, QueryValue>;
};

/** Whether the last answer may be held for the next one: nothing of a person is held longer than it takes to pass it on. */
export const mayBeHeld = (operation: Operation): boolean =>
  operation.write === null && reads[operation.area].isHeld;

const paging = { page: 'number', per_page: 'number' } as const;

const get = (area: ReadArea, template: string, query: Operation['query'] = {}): Operation => ({
  method: 'GET',
  template,
  query,
  area,
  write: null,
});

const catalogs = [
  '/activities',
  '/product-categories',
  '/product-measurements',
  '/payment-methods',
  '/incoterms',
  '/countries',
];

/** Every operation of the description, with the names the profile gives what it leaves open; nothing else is passed on. */
export function operationsOf({ paths, query }: Profile): Operation[] {
  const { batches, employees, receivables } = query;
  return [
    ...catalogs.map((path) => get('catalogs', path)),
    get('branches', '/branches'),
    get('taxes', '/taxes/branch/{id}'),
    get('treasury', '/treasury/banks'),
    get('treasury', '/treasury/petty-cashes'),
    get('treasury', '/treasury/checkbooks'),
    get('products', '/products/branch/{id}', paging),
    get('batches', '/inventory/batches', {
      [batches.branch]: 'uuid',
      [batches.product]: 'uuid',
      [batches.status]: 'word',
      [batches.days]: 'number',
      [batches.perPage]: 'number',
      [batches.page]: 'number',
    }),
    get('employees', '/hr/employees', {
      [employees.active]: 'flag',
      [employees.search]: 'text',
      [employees.document]: 'text',
      [employees.perPage]: 'number',
      [employees.page]: 'number',
    }),
    get('labor-rules', '/hr/labor-rules'),
    get('work-schedules', '/hr/work-schedules/{id}'),
    get('sales', '/sales/{id}'),
    get('receivables', '/receivables/summary', { [receivables.branch]: 'uuid' }),
    ...(paths.purchaseStatus === null ? [] : [get('expenses', paths.purchaseStatus)]),
    ...writeOperations.flatMap((name): Operation[] => {
      const template = writePath(name, { paths });
      const { method } = writes[name];
      return template === null
        ? []
        : [{ method, template, query: {}, area: areaOf(name), write: name }];
    }),
  ];
}
