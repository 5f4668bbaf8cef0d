import * as z from 'zod/mini';
import { valueOf } from '@/modules/list/address';
import { listAddress, type ListAddress } from '@/modules/list/list-address';

/** Every list of the service that others refer to, the one most asked for first (API description, Catalog item). */
export const catalogs = [
  'product-categories',
  'product-measurements',
  'payment-methods',
  'countries',
  'activities',
  'incoterms',
  'taxes',
  'banks',
  'petty-cashes',
  'checkbooks',
  'branches',
] as const;
export type CatalogName = (typeof catalogs)[number];

export const retiredChoices = ['current', 'retired'] as const;

const filters = () =>
  z.object({
    catalog: valueOf.choice(catalogs),
    q: valueOf.search(),
    /** Left out, retired items are shown among the others. */
    retired: valueOf.oneOf(retiredChoices),
    /** Whose taxes; left out, those of the branch in use. */
    branch: valueOf.identifier(),
  });
export type CatalogFilters = z.output<ReturnType<typeof filters>>;

type At = 'always' | 'shown' | 'hidden';
type Id = 'code' | 'name' | 'kind' | 'within' | 'rate' | 'retired' | 'id';

/** Catalogs whose items can be retired, which is told of standard items alone. */
const retires: readonly CatalogName[] = catalogs
  .slice(0, 6)
  .filter((name) => name !== 'activities');

const declared = (list: string, columns: Partial<Record<Id, At>>): CatalogAddress =>
  listAddress<Id, ReturnType<typeof filters>['shape']>({
    list,
    columns: columns as Record<Id, At>,
    sortable: ['code', 'name'],
    perPage: { minimum: 1, maximum: 1_000, default: 100, offered: [50, 100, 200, 1_000] },
    filters,
    lasting: ['catalog', 'branch'],
    misplaced: ({ catalog }) => [
      ...(retires.includes(catalog) ? [] : (['retired'] as const)),
      ...(catalog === 'taxes' ? [] : (['branch'] as const)),
    ],
  });

type CatalogAddress = ListAddress<CatalogFilters, object, Id>;

const standard = declared('catalog', {
  code: 'shown',
  name: 'always',
  retired: 'shown',
  id: 'shown',
});
const named = declared('catalog-named', { name: 'always', id: 'shown' });

/** How the list of each is laid out: what the service tells of its items. */
export const catalogAddresses: Record<CatalogName, CatalogAddress> = {
  'product-categories': standard,
  'product-measurements': standard,
  'payment-methods': standard,
  incoterms: standard,
  activities: declared('catalog-activities', { code: 'shown', name: 'always', id: 'shown' }),
  countries: declared('catalog-countries', {
    code: 'shown',
    name: 'always',
    within: 'shown',
    kind: 'shown',
    retired: 'shown',
    id: 'shown',
  }),
  taxes: declared('catalog-taxes', {
    code: 'shown',
    name: 'always',
    kind: 'shown',
    rate: 'shown',
    id: 'shown',
  }),
  banks: named,
  'petty-cashes': named,
  checkbooks: named,
  branches: named,
};

/** Which catalog an address is of; what names none opens the first. */
export const catalogOf = ({ catalog }: { catalog?: unknown }): CatalogName =>
  catalogs.find((name) => name === catalog) ?? catalogs[0];

/** Reads the address as the list of its catalog does. */
export const readCatalogSearch = (raw: Record<string, unknown>) =>
  catalogAddresses[catalogOf(raw)].read(raw);
