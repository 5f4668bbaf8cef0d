import type { DirectoryEntry, DirectoryKind } from '@/api/directory/schemas';
import type { Product } from '@/api/products/schemas';
import { textSearch } from '@/domain/search-text';
import { comparableTaxNumber } from '@/domain/tax-number';
import { entryDetail, entryName } from '@/modules/directory/entry-words';
import { searchEntries } from '@/modules/directory/search-entries';
import { recordLink } from '@/modules/open-record/record-links';
import { m } from '@/text/generated/messages';
import { groupOf, type Place, type PlaceGroup, type Way } from './places';
import type { BranchPlace } from './matching-screens';
import { searchLink } from './search-links';

/** Kinds of the address book that are looked through; branches are those that one may work in. */
type RecordKind = Exclude<DirectoryKind, 'branch'>;

/** What is at hand without asking the service: the address book as far as it was read, branches, and products read before. */
export interface KnownRecords {
  entries: Readonly<Record<RecordKind, readonly DirectoryEntry[]>>;
  branches: readonly BranchPlace[];
  /** Of the branch in use, where all of them are in memory. */
  products: readonly KnownProduct[];
}

export type KnownProduct = Pick<Product, 'id' | 'name' | 'sku'>;

const kindNames: Record<RecordKind, () => string> = {
  provider: m.shell_screen_providers,
  purchase: m.palette_purchases,
  sale: m.shell_screen_sales,
  schedule: m.shell_screen_schedules,
  'price-list': m.palette_price_lists,
};

export const recordKinds = Object.keys(kindNames) as RecordKind[];

export function entryPlace(kind: RecordKind, entry: DirectoryEntry): Place {
  return {
    icon: kind,
    label: entryName(entry),
    detail: entryDetail(entry),
    way: { link: entryLink(kind, entry) },
  };
}

/** Its page, its place among what was sent, or its window in the address book: by its id, and by nothing that tells who it is. */
function entryLink(kind: RecordKind, { id, source }: DirectoryEntry): LinkOf {
  if (kind === 'sale' || kind === 'schedule') return recordLink(kind, id);
  if (kind === 'provider') return { to: '/providers', search: { entry: id } };
  if (kind === 'purchase' && source === 'created') return searchLink('/purchases', id);
  return { to: '/directory', search: { kind, entry: id } };
}

type LinkOf = Extract<Way, { link: unknown }>['link'];

export function branchPlace({ id, name }: BranchPlace): Place {
  return { icon: 'branch', label: name, detail: null, way: { branchId: id } };
}

export function productPlace(branchId: string, { id, name, sku }: KnownProduct): Place {
  const params = { branchId, productId: id };
  return {
    icon: 'product',
    label: name ?? sku ?? id,
    detail: name === null ? null : sku,
    way: { link: { to: '/branches/$branchId/products/$productId', params } },
  };
}

const searchBranches = textSearch<BranchPlace>(({ name, id }) => [name, id]);
const searchProducts = textSearch<KnownProduct>(({ name, sku, id }) => [name, sku, id]);

/** Everything at hand that holds each typed word, by kind. */
export function matchingRecords(
  known: KnownRecords,
  branch: BranchPlace | null,
  typed: string,
): PlaceGroup[] {
  const [providers, ...others] = recordKinds.map((kind) =>
    groupOf(kindNames[kind](), searchEntries(known.entries[kind], typed), (entry) =>
      entryPlace(kind, entry),
    ),
  );
  const products = branch === null ? [] : searchProducts(known.products, typed);
  return [
    ...(providers ?? []),
    ...groupOf(m.palette_branches(), searchBranches(known.branches, typed), branchPlace),
    ...others.flat(),
    ...groupOf(m.shell_screen_products(), products, (product) =>
      productPlace(branch?.id ?? '', product),
    ),
  ];
}

/** Suppliers with this number, of the taxpayer or of the register, however either was grouped. */
export function providersByNumber(known: KnownRecords, digits: string): readonly DirectoryEntry[] {
  return known.entries.provider.filter(({ taxNumber, registerNumber }) =>
    [taxNumber, registerNumber].some((number) => comparableTaxNumber(number ?? '') === digits),
  );
}
