import {
  type AttemptState,
  type WriteArea,
  type WriteOperation,
  attemptLimits,
  attemptStates,
  writeAreas,
  writeOperations,
} from '@/api/attempts/names';
import { type AttemptListParams } from '@/api/attempts/schemas';
import { isBusinessDate } from '@/domain/business-date';
import { isIdentifier } from '@/domain/identifier';
import {
  listReaders,
  readSearch,
  searchedFor,
  searchedIn,
  searchOfList,
  type CorrectedSearch,
  type ListSearch,
} from '@/modules/list-tools/list-address';
import type { LayoutSearch } from '@/ui/table/list-layout';
import { attemptList } from './attempt-list-columns';

/** The journal's part of the address; a default is left out. */
export interface AttemptSearch extends ListSearch, CorrectedSearch<AttemptSearchName> {
  q?: string | undefined;
  unresolved?: true | undefined;
  outcome?: AttemptState | undefined;
  /** An operation, or an area for all of its operations. */
  operation?: WriteOperation | WriteArea | undefined;
  /** Id of a person of the journal: names have no place here. */
  person?: string | undefined;
  branch?: string | undefined;
  /** Id of the bulk job they are rows of. */
  job?: string | undefined;
  /** Decimal text. */
  amount?: string | undefined;
  /** Business dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

const names = [
  'q',
  'unresolved',
  'outcome',
  'operation',
  'person',
  'branch',
  'job',
  'amount',
  'from',
  'to',
  'sort',
  'page',
  'perPage',
  'columns',
  'density',
] as const;
export type AttemptSearchName = (typeof names)[number];

/** What the journal is narrowed to. */
export interface AttemptNarrowing {
  text: string;
  unresolved: boolean;
  outcome: AttemptState | null;
  operation: WriteOperation | WriteArea | null;
  person: string | null;
  branch: string | null;
  job: string | null;
  amount: string | null;
  from: string | null;
  to: string | null;
}

/** What the address means once its defaults are filled in. */
export interface AttemptFilters extends AttemptNarrowing {
  page: number;
  perPage: number;
  layout: LayoutSearch;
}

/** Nothing is narrowed. */
export const wholeJournal: AttemptNarrowing = {
  text: '',
  unresolved: false,
  outcome: null,
  operation: null,
  person: null,
  branch: null,
  job: null,
  amount: null,
  from: null,
  to: null,
};

export const attemptDefaults = { page: 1, perPage: attemptLimits.perPage.default } as const;

/** An address may hold a number for a text of digits. */
const textIn = (value: unknown) => (typeof value === 'number' ? String(value) : value);

const date = (name: 'from' | 'to') => (value: unknown) =>
  typeof value === 'string' && isBusinessDate(value) ? { [name]: value } : null;

const id = (name: 'branch' | 'job') => (value: unknown) =>
  typeof value === 'string' && isIdentifier(value) ? { [name]: value.toLowerCase() } : null;

const readers: Record<AttemptSearchName, (value: unknown) => AttemptSearch | null> = {
  q: (value) => {
    const q = searchedIn(value);
    return q === null ? null : { q };
  },
  unresolved: (value) => (value === true ? { unresolved: true } : null),
  outcome: (value) => {
    const outcome = attemptStates.find((known) => known === value);
    return outcome ? { outcome } : null;
  },
  operation: (value) => {
    const operation = [...writeOperations, ...writeAreas].find((known) => known === value);
    return operation ? { operation } : null;
  },
  person: (value) => {
    const person = textIn(value);
    return typeof person === 'string' && /^[\w-]{1,40}$/.test(person) ? { person } : null;
  },
  branch: id('branch'),
  job: id('job'),
  amount: (value) => {
    const amount = textIn(value);
    return typeof amount === 'string' && /^\d{1,13}(\.\d{1,4})?$/.test(amount) ? { amount } : null;
  },
  from: date('from'),
  to: date('to'),
  // The journal is newest first, and only so: what is asked of it is a page.
  ...listReaders({ list: attemptList, sortable: [], perPage: attemptLimits.perPage }),
};

/** Reads a hand-edited or shared address: what is not valid goes back to its default and is named in `corrected`. */
export function readAttemptSearch(raw: Record<string, unknown>): AttemptSearch {
  return readSearch(raw, names, readers);
}

export function filtersOf(search: AttemptSearch): AttemptFilters {
  const { columns, density } = search;
  return {
    text: search.q ?? '',
    unresolved: search.unresolved ?? false,
    outcome: search.outcome ?? null,
    operation: search.operation ?? null,
    person: search.person ?? null,
    branch: search.branch ?? null,
    job: search.job ?? null,
    amount: search.amount ?? null,
    from: search.from ?? null,
    to: search.to ?? null,
    page: search.page ?? attemptDefaults.page,
    perPage: search.perPage ?? attemptDefaults.perPage,
    layout: { columns, density },
  };
}

/** The address of these filters, without defaults. */
export function searchOf(filters: AttemptFilters): AttemptSearch {
  const { text, unresolved, page, perPage, layout } = filters;
  const { outcome, operation } = filters;
  const q = searchedFor(text);
  return {
    ...(q && { q }),
    ...(unresolved && { unresolved }),
    ...(outcome && { outcome }),
    ...(operation && { operation }),
    ...exactFilters(filters),
    ...searchOfList({ page, perPage, ...layout }, attemptDefaults),
  };
}

/** Filters that are called the same in the address and in the request, as far as they are set. */
function exactFilters({ person, branch, job, amount, from, to }: AttemptNarrowing) {
  return {
    ...(person && { person }),
    ...(branch && { branch }),
    ...(job && { job }),
    ...(amount && { amount }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

export function isNarrowed(filters: AttemptNarrowing): boolean {
  const { text, unresolved, outcome, operation, job } = filters;
  const isChosen = [outcome, operation, job].some((value) => value !== null);
  return text.trim() !== '' || unresolved || isChosen || rarelyUsed(filters) > 0;
}

/** How many of the filters are set that stand behind a button. */
export function rarelyUsed({ person, branch, amount, from, to }: AttemptNarrowing): number {
  return [person, branch, amount, from, to].filter((value) => value !== null).length;
}

/** What the loader and the screen both ask for. */
export function attemptParams(filters: AttemptFilters): AttemptListParams {
  const { text, unresolved, outcome, operation, page, perPage } = filters;
  const area = writeAreas.find((known) => known === operation);
  const single = writeOperations.find((known) => known === operation);
  return {
    ...(text.trim() !== '' && { q: text.trim() }),
    ...(unresolved && { unresolved }),
    ...(outcome && { state: outcome }),
    ...(area && { area }),
    ...(single && { operation: single }),
    ...exactFilters(filters),
    page,
    perPage,
  };
}
