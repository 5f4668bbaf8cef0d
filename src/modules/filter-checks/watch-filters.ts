import type { QueryCache, QueryKey } from '@tanstack/react-query';
import { batchKeys } from '@/api/batches/keys';
import type { Batch, BatchListParams, WholeBatches } from '@/api/batches/schemas';
import type { Page } from '@/api/core/paging';
import { currentProfile } from '@/api/core/profile';
import { employeeKeys } from '@/api/employees/keys';
import type { Employee, EmployeeListParams } from '@/api/employees/schemas';
import { productKeys } from '@/api/products/keys';
import type { Product, ProductListParams } from '@/api/products/schemas';
import type { WholeList } from '../whole-list/read-whole-list';
import { forgetFilters, noteFilters } from './filter-record';
import { observeBatches, observeEmployees, observePaging, type Observation } from './observe';

export interface FilterWatch {
  stop: () => void;
  /** Another session begins: what was seen was told to the one before. */
  forget: () => void;
}

/** Keeps the record of filters from the pages that screens read, and from nothing else: no request is made to try one. */
export function watchFilters(cache: QueryCache): FilterWatch {
  // Pages that came before anybody looked.
  for (const query of cache.getAll()) look(query);
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // A list that was read as a whole is put there once its last page has come.
    const read: Read = event.query;
    if (event.action.manual !== true || isWholeLots(read.queryKey)) look(read);
  });
  return { stop, forget: forgetFilters };
}

/** What of a query is looked at, whatever it reads. */
interface Read {
  queryKey: QueryKey;
  state: { data: unknown; dataUpdatedAt: number };
}

function look({ queryKey, state }: Read): void {
  if (state.data !== undefined) noteFilters(seenIn(queryKey, state.data), state.dataUpdatedAt);
}

function seenIn(queryKey: readonly unknown[], data: unknown): Observation[] {
  const [area, kind, asked] = queryKey;
  const { expiringIncludesExpired } = currentProfile();
  if (isList(batchKeys.lists(), area, kind)) {
    const params = asked as BatchListParams;
    const page = data as Page<Batch>;
    return [
      ...observeBatches(params, page.rows, expiringIncludesExpired),
      ...observePaging('query.batches', params, page),
    ];
  }
  if (isWholeLots(queryKey)) {
    const { rows } = data as WholeList<Batch>;
    return observeBatches(asked as WholeBatches, rows, expiringIncludesExpired);
  }
  if (isList(employeeKeys.lists(), area, kind)) {
    return observeEmployees(asked as EmployeeListParams, data as Page<Employee>);
  }
  if (isList(productKeys.lists(), area, kind)) {
    return observePaging('products', asked as ProductListParams, data as Page<Product>);
  }
  return [];
}

const isWholeLots = ([area, kind]: readonly unknown[]) => isList(batchKeys.wholes(), area, kind);

function isList(lists: readonly string[], area: unknown, kind: unknown): boolean {
  return lists[0] === area && lists[1] === kind;
}
