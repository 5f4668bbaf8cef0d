import { activities } from './official/activities';
import { countries } from './official/countries';
import { departments } from './official/departments';
import { incoterms } from './official/incoterms';
import { municipalities } from './official/municipalities';
import { paymentMethods } from './official/payment-methods';
import type { OfficialEntry } from './official/read-list';
import { units } from './official/units';
import { stableId } from './random';
import type { Row, Table } from '../table';

export const catalogTables = {
  /** Every official catalog: the same for all businesses. */
  catalog_items: {
    columns: {
      id: 'text',
      catalog: 'text',
      parent_id: 'text?',
      name: 'text',
      number_code: 'text',
      trashed: 'flag',
      overrides: 'text?',
    },
    indexes: ['(catalog)'],
  },
} as const satisfies Record<string, Table>;

export type CatalogRow = Row<typeof catalogTables.catalog_items>;

/** The catalogs the service keeps; places are one tree of three. */
export type Catalog =
  'units' | 'payment-methods' | 'incoterms' | 'activities' | 'countries' | 'states' | 'cities';

export const catalogId = (catalog: Catalog, code: string): string => stableId(catalog, code);

/** El Salvador in CAT-020: the only country whose departments and municipalities the state publishes. */
export const homeCountryId = catalogId('countries', 'SV');

function rowsOf(
  catalog: Catalog,
  entries: readonly OfficialEntry[],
  parentOf: (code: string) => string | null = () => null,
): CatalogRow[] {
  return entries.map(({ code, name }) => ({
    id: catalogId(catalog, code),
    catalog,
    parent_id: parentOf(code),
    name,
    number_code: code,
    trashed: 0,
    overrides: null,
  }));
}

function cityRows(): CatalogRow[] {
  const stateOf = (code: string) => catalogId('states', code.slice(0, 2));
  return rowsOf('cities', municipalities, stateOf).map((row) => ({
    ...row,
    number_code: row.number_code.slice(3),
  }));
}

export function catalogRows(): CatalogRow[] {
  return [
    ...rowsOf('units', units),
    ...rowsOf('payment-methods', paymentMethods),
    ...rowsOf('incoterms', incoterms),
    ...rowsOf('activities', activities),
    ...rowsOf('countries', countries),
    ...rowsOf('states', departments, () => homeCountryId),
    ...cityRows(),
  ];
}
