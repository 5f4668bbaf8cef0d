import { IconPackageOff } from '@tabler/icons-react';
import { createLink, linkOptions, Navigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { CatalogItem } from '@/api/catalogs/schemas';
import { columnDecimals } from '@/domain/price';
import { ofBranch } from '@/modules/branch-picker/of-branch';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { readClock } from '@/modules/business-day/moments';
import { laterComponent } from '@/modules/later-part/later-component';
import { checkControl } from '@/modules/list/filter-bar';
import type { FilterControls, ListExport } from '@/modules/list/list-declaration';
import { ListPage } from '@/modules/list/list-page';
import { localPages } from '@/modules/list/listing';
import { useListPlace } from '@/modules/list/use-list-place';
import { useSession } from '@/modules/session/session-context';
import { LazyWholeListNotice } from '@/modules/whole-list/lazy-whole-list-notice';
import { pagesAs } from '@/modules/whole-list/page-walk';
import { productPages } from '@/modules/whole-list/whole-products';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button, ButtonLink } from '@/ui/form/button';
import type { TableSelection } from '@/ui/table/data-table';
import type { ListChoosing } from './bulk/list-choosing';
import { FailedReferences } from './failed-references';
import { productRow, type ProductRow, type Lookup } from './product-row';
import {
  correctedNarrowing,
  narrowed,
  narrowingInWords,
  categoryControl,
  taxControl,
} from './narrowing';
import { productAddress, type ProductNarrowing } from './product-address';
import { AmountDecimals, productColumns } from './product-columns';
import { useProductListing, type ProductListing } from './product-listing';
import { mostDecimals, productName } from './product-words';
import { useProductReferences } from './use-product-references';

const NewLink = createLink(ButtonLink);
const NoProducts = laterComponent(async () => (await import('./no-products')).NoProducts);

const row = {
  id: ({ id }: ProductRow) => id,
  name: productName,
};

/** Products of one branch (API description, Endpoints: GET /products/branch/{id}). */
export function ProductList() {
  return <BranchProducts {...useParams({ from: '/branches/$branchId/products' })} />;
}

const BranchProducts = ofBranch(function InBranchProducts({ branchId }: { branchId: string }) {
  const at = useListPlace(productAddress, useSearch({ from: '/branches/$branchId/products' }));
  const { place, narrowing, isNarrowed } = at;
  const branchName = useBranchName(branchId);
  const { references, failed, retry } = useProductReferences(branchId);
  const listing = useProductListing(branchId, at, references);
  const { all, matches, otherSize, rows, total } = listing;
  const { whole } = all;
  const decimals = useDecimals(rows);
  const session = useSession();
  const [choosing, setChoosing] = useState<ListChoosing | null>(null);
  const choose = async () => {
    const { chooseInList } = await import('./bulk/list-choosing');
    setChoosing(chooseInList(session, branchId));
  };
  if (otherSize) {
    return (
      <Navigate
        {...at.linkTo(otherSize)}
        state={({ corrected }) => ({ corrected, pageSize: place.perPage })}
        replace
      />
    );
  }
  const selecting: TableSelection<ProductRow> | null = choosing && {
    selection: choosing.selection,
    page: place.page,
    nameOf: row.name,
  };
  const inFile = whole ? matches.length : (total ?? 0);
  const isFound = whole === null && isNarrowed;
  const file: ListExport<ProductRow> = {
    of: branchName,
    total: inFile,
    isFound,
    filter: () => narrowingInWords(narrowing, references.categories),
    readAt: whole?.readAt,
    pages: () =>
      pagesAs(whole ? localPages(matches, ({ id }) => id) : productPages(branchId), (product) =>
        productRow(product, references),
      ),
    ...(isFound && { isWanted: (one) => narrowed([one], narrowing).length > 0 }),
  };
  return (
    <AmountDecimals value={decimals}>
      <ListPage
        at={at}
        branchId={branchId}
        listing={listing}
        columns={productColumns}
        row={row}
        link={(productId) =>
          linkOptions({
            to: '/branches/$branchId/products/$productId',
            params: { branchId, productId },
          })
        }
        hint={m.products_row_hint()}
        filters={filtersAmong(references.categories, place.category)}
        words={{
          title: m.products_title(),
          of: branchName,
          caption: m.products_caption({ branch: branchName }),
          subject: m.products_subject,
          filters: m.products_filters(),
          search: m.products_search(),
          count: () => countInWords(listing, isNarrowed),
          empty: {
            icon: IconPackageOff,
            title: m.products_empty_title(),
            body: m.products_empty_body(),
          },
          pageSize: (asked) => m.products_page_size({ asked: formatQuantity(asked) }),
        }}
        export={file}
        selecting={selecting}
        slots={{
          actions: (
            <>
              {choosing !== null || inFile === 0 ? null : (
                <Button size="xs" variant="default" onClick={() => void choose()}>
                  {m.products_change_many()}
                </Button>
              )}
              <NewLink
                size="xs"
                to="/branches/$branchId/products/new"
                params={{ branchId }}
                preload={false}
              >
                {m.products_new()}
              </NewLink>
            </>
          ),
          // Without rows there is nothing that names would be missing in.
          intro:
            listing.read.data !== undefined && failed.length > 0 ? (
              <FailedReferences failed={failed} onRetry={retry}>
                {m.products_reference_meanwhile()}
              </FailedReferences>
            ) : null,
          notices: (
            <>
              {choosing ? (
                <choosing.Head
                  branchId={branchId}
                  narrowing={place}
                  onClose={() => setChoosing(null)}
                />
              ) : null}
              <LazyWholeListNotice list={all} subject={m.products_subject()} />
            </>
          ),
          instead: isNarrowed ? (
            <NoProducts listing={listing} onClear={() => at.clear()} />
          ) : undefined,
          below: choosing ? <choosing.Bar branchId={branchId} total={total ?? 0} /> : null,
        }}
      />
    </AmountDecimals>
  );
});

/** As many decimals as the amounts of the page need. */
function useDecimals(rows: readonly ProductRow[]) {
  return useMemo(
    () => ({
      price: columnDecimals(
        rows.map(({ price }) => price),
        mostDecimals,
      ),
      cost: columnDecimals(
        rows.map(({ cost }) => cost),
        mostDecimals,
      ),
    }),
    [rows],
  );
}

/** All of it works on the rows at hand, and the search says how many those are. */
function filtersAmong(
  categories: Lookup<CatalogItem>,
  chosen: string | null,
): FilterControls<ProductNarrowing> {
  return {
    q: { label: m.products_search, corrected: correctedNarrowing.q },
    category: {
      label: m.products_filter_category,
      corrected: correctedNarrowing.category,
      render: categoryControl(categories, chosen),
    },
    tax: { label: m.products_filter_tax, corrected: correctedNarrowing.tax, render: taxControl },
    low: { label: m.products_filter_low, corrected: correctedNarrowing.low, render: checkControl },
  };
}

/** How much of the list this is, and since when all of it is at hand. */
function countInWords(
  { rows, matches, loaded, total, source, all }: ProductListing,
  isNarrowed: boolean,
): string {
  const whole = { total: formatQuantity(total ?? 0), count: total ?? 0 };
  const found = {
    total: whole.total,
    found: formatQuantity(matches.length),
    count: matches.length,
  };
  const count = !isNarrowed
    ? m.products_count({ shown: formatQuantity(rows.length), ...whole })
    : source === 'whole'
      ? m.products_count_found(found)
      : m.products_count_found_in({ ...found, loaded: formatQuantity(loaded) });
  return all.whole
    ? `${count} · ${m.products_local({ time: readClock(all.whole.readAt) })}`
    : count;
}
