import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { branchQueries } from '@/api/branches/queries';
import type { Country } from '@/api/catalogs/country-tree';
import { catalogQueries } from '@/api/catalogs/queries';
import type { CatalogItem } from '@/api/catalogs/schemas';
import type { ApiFailure } from '@/api/core/errors';
import type { NamedRecord } from '@/api/core/named-list';
import type { Rows } from '@/api/core/rows';
import { taxQueries } from '@/api/taxes/queries';
import type { Tax } from '@/api/taxes/schemas';
import { treasuryQueries } from '@/api/treasury/queries';
import { isIdentifier } from '@/domain/identifier';
import { percentOf } from '@/domain/price';
import { useLocalListing, type Listing } from '@/modules/list/listing';
import { m } from '@/text/generated/messages';
import type { CatalogName } from './catalog-address';

/** An item of any catalog; null where the service tells no such thing of it. */
export interface CatalogRow {
  id: string;
  name: string;
  code: string | null;
  retired: boolean;
  /** What it is among items of several kinds. */
  kind: string | null;
  /** The place it belongs to. */
  within: string | null;
  /** Of a tax. */
  rate: string | null;
}

type Narrow = (rows: readonly CatalogRow[]) => readonly CatalogRow[];

export interface Catalog {
  /** What its items are, with their article: "los países". */
  subject: () => string;
  /** What has to be known of it besides. */
  note?: () => string;
  useListing: (branch: string, narrow: Narrow) => Listing<CatalogRow>;
}

type Words = Pick<Catalog, 'subject' | 'note'>;
type RowsQuery<Row, Key extends QueryKey> = UseQueryOptions<
  Rows<Row>,
  ApiFailure,
  Rows<Row>,
  Key
> & { queryKey: Key };

/** The rows of an answer, made once: the list is drawn anew when they are others. */
function rowsOnce<Row>(rowsOf: (row: Row) => readonly CatalogRow[]) {
  const made = new WeakMap<object, readonly CatalogRow[]>();
  return (answer: Rows<Row>): readonly CatalogRow[] => {
    const before = made.get(answer);
    if (before) return before;
    const rows = answer.rows.flatMap(rowsOf);
    made.set(answer, rows);
    return rows;
  };
}

function catalog<Row, Key extends QueryKey>(
  words: Words,
  query: (branch: string) => RowsQuery<Row, Key>,
  rowOf: (row: Row) => readonly CatalogRow[],
): Catalog {
  const rows = rowsOnce(rowOf);
  return {
    ...words,
    useListing(branch, narrow) {
      const listing = useLocalListing(query(branch), rows, narrow);
      return { ...listing, dropped: listing.data?.dropped ?? 0 };
    },
  };
}

const nothingMore = { code: null, retired: false, kind: null, within: null, rate: null };

const itemRow = (item: CatalogItem): CatalogRow[] => [{ ...nothingMore, ...item }];
const namedRow = (record: NamedRecord): CatalogRow[] => [{ ...nothingMore, ...record }];

function taxRow({ id, name, code, taxType, fraction }: Tax): CatalogRow[] {
  const isShare = taxType === 'percentage' && fraction !== null;
  return [
    {
      ...nothingMore,
      id,
      code,
      name: name ?? code ?? id,
      kind: taxType === 'percentage' ? m.catalogs_tax_percentage() : taxType,
      rate: isShare ? `${percentOf(fraction)} %` : fraction,
    },
  ];
}

/** A country, then its departments, each with its municipalities. */
function placeRows(country: Country): CatalogRow[] {
  const place = (item: CatalogItem, kind: string, within: string | null): CatalogRow => ({
    ...nothingMore,
    id: item.id,
    name: item.name,
    code: item.code,
    retired: item.retired,
    kind,
    within,
  });
  return [
    place(country, m.catalogs_kind_country(), null),
    ...country.states.flatMap((state) => [
      place(state, m.catalogs_kind_state(), country.name),
      ...state.cities.map((city) => place(city, m.catalogs_kind_city(), state.name)),
    ]),
  ];
}

/** Every list of the service that others refer to: how it is asked for, and what its rows are. */
export const catalogTable: Record<CatalogName, Catalog> = {
  'product-categories': catalog(
    { subject: m.catalogs_categories_subject },
    catalogQueries.productCategories,
    itemRow,
  ),
  'product-measurements': catalog(
    {
      subject: m.catalogs_measurements_subject,
      note: m.catalogs_measurements_note,
    },
    catalogQueries.productMeasurements,
    itemRow,
  ),
  'payment-methods': catalog(
    {
      subject: m.catalogs_methods_subject,
      note: m.catalogs_methods_note,
    },
    catalogQueries.paymentMethods,
    itemRow,
  ),
  countries: catalog(
    {
      subject: m.catalogs_places_subject,
      note: m.catalogs_places_note,
    },
    catalogQueries.countries,
    placeRows,
  ),
  activities: catalog(
    { subject: m.catalogs_activities_subject },
    catalogQueries.activities,
    itemRow,
  ),
  incoterms: catalog(
    {
      subject: m.catalogs_incoterms_subject,
      note: m.catalogs_incoterms_note,
    },
    catalogQueries.incoterms,
    itemRow,
  ),
  taxes: catalog(
    { subject: m.catalogs_taxes_subject },
    // Without a branch there is nobody's to ask for.
    (branch) => ({ ...taxQueries.list(branch), enabled: isIdentifier(branch) }),
    taxRow,
  ),
  banks: catalog({ subject: m.catalogs_banks_subject }, treasuryQueries.banks, namedRow),
  'petty-cashes': catalog(
    { subject: m.catalogs_petty_cashes_subject },
    treasuryQueries.pettyCashes,
    namedRow,
  ),
  checkbooks: catalog(
    { subject: m.catalogs_checkbooks_subject },
    treasuryQueries.checkbooks,
    namedRow,
  ),
  branches: catalog({ subject: m.catalogs_branches_subject }, branchQueries.list, namedRow),
};
