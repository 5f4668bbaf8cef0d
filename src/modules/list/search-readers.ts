import { firstCharacters } from '@/domain/first-characters';
import {
  densities,
  readColumns,
  type LayoutSearch,
  type ListColumns,
} from '@/ui/table/list-layout';

/** The part of an address that every list has. Plain functions: search schemas are in everybody's first load. */
export interface ListSearch extends LayoutSearch {
  page?: number | undefined;
  perPage?: number | undefined;
  /** A column's id, with a minus before it for the largest first. */
  sort?: string | undefined;
}

/** Which values of a link were not valid; moved into the history before the screen is shown. */
export interface CorrectedSearch<Name extends string> {
  corrected?: Name[] | undefined;
}

/** Reads one value of an address: what it says of the search, or null when it is not valid. */
type ReadValue<Search> = (value: unknown) => Search | null;

interface ListLimits {
  list: ListColumns;
  /** Ids of the columns a page can be ordered by. */
  sortable: readonly string[];
  perPage: { minimum: number; maximum: number };
}

/** Pages further than this are not asked for: the service would count through them. */
const lastSensiblePage = 1_000_000;

export function listReaders({
  list,
  sortable,
  perPage,
}: ListLimits): Record<keyof ListSearch, ReadValue<ListSearch>> {
  return {
    page: (value) => (isWithin(value, 1, lastSensiblePage) ? { page: value } : null),
    perPage: (value) =>
      isWithin(value, perPage.minimum, perPage.maximum) ? { perPage: value } : null,
    sort: (value) => {
      const sort = typeof value === 'string' && sortable.includes(value.replace(/^-/, ''));
      return sort ? { sort: value } : null;
    },
    columns: (value) => {
      const columns = readColumns(list, value);
      return columns === null ? null : { columns };
    },
    density: (value) => {
      const density = densities.find((known) => known === value);
      return density ? { density } : null;
    },
  };
}

/** Nobody types more characters than these. */
export const longestSearch = 100;

/** What a list is searched for, as an address says it; null when it is too long or no text. An address may hold a number for it. */
export function searchedIn(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && firstCharacters(text, longestSearch) === text ? text : null;
}

/** As much of a typed search as an address takes, by whole characters: half of one is no text. Empty when nothing is typed. */
export function searchedFor(typed: string): string {
  return typed.trim() === '' ? '' : firstCharacters(typed, longestSearch);
}

/** Whether a value of an address is a whole number between two others, or one of them. */
export function isWithin(value: unknown, minimum: number, maximum: number): value is number {
  return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
}

/**
 * Reads a hand-edited or shared address: what is not valid is left out and named as corrected, beside what the history already
 * calls so.
 */
export function readAddress<Name extends string, Search extends Partial<Record<Name, unknown>>>(
  raw: Record<string, unknown>,
  names: readonly Name[],
  readers: Record<Name, ReadValue<Search>>,
): { search: Search; corrected: Set<Name> } {
  // Named even when undefined: the router lays this over the raw address, where a wrong value would shine through.
  let search = Object.fromEntries(
    [...names, 'corrected'].map((name) => [name, undefined]),
  ) as Search;
  const corrected = new Set(namesAmong(names, raw['corrected']));
  for (const name of names) {
    if (raw[name] === undefined) continue;
    const value = readers[name](raw[name]);
    if (value) search = { ...search, ...value };
    else corrected.add(name);
  }
  return { search, corrected };
}

/** An address read as `readAddress` does, where each of its values stands for itself. */
export function readSearch<
  Name extends string,
  Search extends Partial<Record<Name, unknown>> & CorrectedSearch<Name>,
>(
  raw: Record<string, unknown>,
  names: readonly Name[],
  readers: Record<Name, ReadValue<Search>>,
): Search {
  const { search, corrected } = readAddress(raw, names, readers);
  return corrected.size > 0 ? { ...search, corrected: [...corrected] } : search;
}

/** The address of a page of a list and its layout, without defaults. */
export function searchOfList(
  { page, perPage, sort, columns, density }: ListSearch,
  defaults: { page: number; perPage: number },
): ListSearch {
  return {
    ...(sort && { sort }),
    ...(page !== defaults.page && { page }),
    ...(perPage !== defaults.perPage && { perPage }),
    ...(columns && { columns }),
    ...(density && { density }),
  };
}

/** Which of a list's names are told, in the list's order. */
function namesAmong<Name extends string>(names: readonly Name[], told: unknown): Name[] {
  return Array.isArray(told) ? names.filter((name) => told.includes(name)) : [];
}
