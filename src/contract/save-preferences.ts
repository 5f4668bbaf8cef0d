import * as z from 'zod/mini';
import { uuidSchema } from './identifier';
import { viewLimits, type ViewSearch } from './preferences';
import { words } from './words';

const ofCatalog = ['catalog', 'q', 'retired', 'branch'];

/** The lists that have views, and which filters a view of each may keep. No list of people is among them. */
const filtersOf = {
  attempts: [
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
  ],
  batches: ['status', 'days', 'product', 'band', 'removed'],
  catalog: ofCatalog,
  'catalog-activities': ofCatalog,
  'catalog-countries': ofCatalog,
  'catalog-named': ofCatalog,
  'catalog-taxes': ofCatalog,
  owed: ['q', 'branch'],
  products: ['q', 'low', 'tax', 'category'],
  purchases: ['q', 'state', 'document', 'credit', 'from', 'to', 'branch', 'person'],
};
export type ViewList = keyof typeof filtersOf;
const viewLists = Object.keys(filtersOf) as ViewList[];

const ofEveryList = ['sort', 'group', 'perPage', 'columns', 'density'];

/** Here a search may be for the tax number of a provider, who may be a person. */
const searchedByNumber: readonly string[] = ['attempts', 'owed', 'purchases'];
const fourDigits = /\p{Nd}(?:\P{Nd}*\p{Nd}){3}/u;

/** As much of an address as a view of a list may keep; null: the list has no views. */
export function keptInView(list: string, search: ViewSearch): ViewSearch | null {
  const known = viewLists.find((name) => name === list);
  if (known === undefined) return null;
  const names = [...filtersOf[known], ...ofEveryList];
  const isNumber = (name: string, value: unknown) =>
    name === 'q' && searchedByNumber.includes(list) && fourDigits.test(String(value));
  const kept = Object.entries(search).filter(
    ([name, value]) => names.includes(name) && !isNumber(name, value),
  );
  return Object.fromEntries(kept);
}

/** The longest text of a filter: columns are written out one after the other. */
const longestValue = 500;

/**
 * The body of `PUT /gateway/preferences/views/{id}`; the browser mints the id. Another view of the same list under the same name gives
 * way to it, and where it is what the list opens with, no other is.
 */
export const saveViewSchema = z
  .strictObject({
    list: z.string(),
    name: words(viewLimits.name).check(z.minLength(1)),
    search: z.record(
      z.string(),
      z.union([z.string().check(z.maxLength(longestValue)), z.number(), z.boolean()]),
    ),
    isDefault: z.boolean(),
  })
  .check(
    z.refine(({ list, search }) => {
      const kept = keptInView(list, search);
      return kept !== null && Object.keys(kept).length === Object.keys(search).length;
    }),
  );
export type SaveView = z.infer<typeof saveViewSchema>;

/** The body of `PUT /gateway/preferences/branch`. */
export const chooseBranchSchema = z.strictObject({ branch: uuidSchema });
