import type { QueryCache, QueryKey } from '@tanstack/react-query';
import { batchKeys } from '@/api/batches/keys';
import type { Batch, BatchListParams } from '@/api/batches/schemas';
import type { Page } from '@/api/core/paging';
import { employeeKeys } from '@/api/employees/keys';
import type { Employee, EmployeeListParams } from '@/api/employees/schemas';
import { productKeys } from '@/api/products/keys';
import type { Product, ProductListParams } from '@/api/products/schemas';
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
    if (event.action.manual !== true) look(event.query);
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
  if (isList(batchKeys.lists(), area, kind)) {
    return observeBatches(asked as BatchListParams, data as Page<Batch>);
  }
  if (isList(employeeKeys.lists(), area, kind)) {
    return observeEmployees(asked as EmployeeListParams, data as Page<Employee>);
  }
  if (isList(productKeys.lists(), area, kind)) {
    return observePaging('products', asked as ProductListParams, data as Page<Product>);
  }
  return [];
}

function isList(lists: readonly string[], area: unknown, kind: unknown): boolean {
  return lists[0] === area && lists[1] === kind;
}
