import {
  type AttemptState,
  type WriteOperation,
  attemptLimits,
  attemptStates,
  writeOperations,
} from '@/api/attempts/names';
import { type AttemptListParams } from '@/api/attempts/schemas';
import {
  listReaders,
  namesAmong,
  readAddress,
  type ListSearch,
} from '@/modules/list-tools/list-address';
import type { LayoutSearch } from '@/ui/table/list-layout';
import { attemptList } from './attempt-list-columns';

/** The journal's part of the address; a default is left out. */
export interface AttemptSearch extends ListSearch {
  unresolved?: true | undefined;
  outcome?: AttemptState | undefined;
  operation?: WriteOperation | undefined;
  /** Which values of a link were not valid; moved into the history before the screen is shown. */
  corrected?: AttemptSearchName[] | undefined;
}

const names = [
  'unresolved',
  'outcome',
  'operation',
  'sort',
  'page',
  'perPage',
  'columns',
  'density',
] as const;
export type AttemptSearchName = (typeof names)[number];

/** What the address means once its defaults are filled in. */
export interface AttemptFilters {
  unresolved: boolean;
  outcome: AttemptState | null;
  operation: WriteOperation | null;
  page: number;
  perPage: number;
  layout: LayoutSearch;
}

export const attemptDefaults = { page: 1, perPage: attemptLimits.perPage.default } as const;

const readers: Record<AttemptSearchName, (value: unknown) => AttemptSearch | null> = {
  unresolved: (value) => (value === true ? { unresolved: true } : null),
  outcome: (value) => {
    const outcome = attemptStates.find((known) => known === value);
    return outcome ? { outcome } : null;
  },
  operation: (value) => {
    const operation = writeOperations.find((known) => known === value);
    return operation ? { operation } : null;
  },
  // The journal is newest first, and only so: what is asked of it is a page.
  ...listReaders({ list: attemptList, sortable: [], perPage: attemptLimits.perPage }),
};

// Named even when undefined: the router lays this over the raw address, where a wrong value would shine through.
const nothing: AttemptSearch = {
  ...Object.fromEntries(names.map((name) => [name, undefined])),
  corrected: undefined,
};

/** Reads a hand-edited or shared address: what is not valid goes back to its default and is named in `corrected`. */
export function readAttemptSearch(raw: Record<string, unknown>): AttemptSearch {
  const { search, corrected } = readAddress(raw, names, readers, nothing);
  if (corrected.size > 0) search.corrected = [...corrected];
  return search;
}

/** Which of the names in the history's `corrected` are this list's. */
export function correctedNames(told: readonly string[]): AttemptSearchName[] {
  return namesAmong(names, told);
}

export function filtersOf(search: AttemptSearch): AttemptFilters {
  const { columns, density } = search;
  return {
    unresolved: search.unresolved ?? false,
    outcome: search.outcome ?? null,
    operation: search.operation ?? null,
    page: search.page ?? attemptDefaults.page,
    perPage: search.perPage ?? attemptDefaults.perPage,
    layout: { columns, density },
  };
}

/** The address of these filters, without defaults. */
export function searchOf(filters: AttemptFilters): AttemptSearch {
  const { unresolved, outcome, operation, page, perPage, layout } = filters;
  return {
    ...(unresolved && { unresolved }),
    ...(outcome && { outcome }),
    ...(operation && { operation }),
    ...(page !== attemptDefaults.page && { page }),
    ...(perPage !== attemptDefaults.perPage && { perPage }),
    ...(layout.columns !== undefined && { columns: layout.columns }),
    ...(layout.density !== undefined && { density: layout.density }),
  };
}

export function isNarrowed({ unresolved, outcome, operation }: AttemptFilters): boolean {
  return unresolved || outcome !== null || operation !== null;
}

/** What the loader and the screen both ask for. */
export function attemptParams(filters: AttemptFilters): AttemptListParams {
  const { unresolved, outcome, operation, page, perPage } = filters;
  return {
    ...(unresolved && { unresolved }),
    ...(outcome && { state: outcome }),
    ...(operation && { operation }),
    page,
    perPage,
  };
}
