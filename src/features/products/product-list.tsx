import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { ApiFailure } from '@/api/core/errors';
import type { Page } from '@/api/core/paging';
import type { Product } from '@/api/products/schemas';
import { columnDecimals } from '@/domain/price';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { useListLayout } from '@/modules/list/own-layouts';
import { LazyWholeListNotice } from '@/modules/whole-list/lazy-whole-list-notice';
import { useSession } from '@/modules/session/session-context';
import { useReadWhenNeeded } from '@/modules/whole-list/use-read-when-needed';
import type { WholeListInMemory } from '@/modules/whole-list/use-whole-list';
import { m } from '@/text/generated/messages';
import { ListScreen } from '@/ui/layout/list-screen';
import { DataTable, type TableSelection } from '@/ui/table/data-table';
import { nextSort, sortOf, useOrderedRows } from '@/ui/table/sort';
import { columnsOf } from '@/ui/table/column';
import { HiddenText } from '@/ui/feedback/hidden-text';
import { laterComponent } from '@/modules/later-part/later-component';
import type { ListChoosing } from './bulk/list-choosing';
import { ProductNotices } from './product-notices';
import { rowHintId } from './product-cells';
import { productColumns } from './product-columns';
import { ProductFilters } from './product-filters';
import { productList } from './product-list-columns';
import { ProductListFoot } from './product-list-foot';
import { ProductListHead } from './product-list-head';
import type { ProductRow } from './product-row';
import { isNarrowed, type ProductFilters as Filters } from './product-search';
import { mostDecimals } from './product-words';
import { ProductTools } from './product-tools';
import { ProductsFailed, ProductsStale } from './products-failed';
import { useAnnouncedProducts } from './use-announced-products';
import { useProductNavigation } from './use-product-navigation';
import { useProductReferences } from './use-product-references';
import { useProductSet } from './use-product-set';
import { useTypedText } from '@/modules/list/use-typed-text';

interface Props {
  branchId: string;
  filters: Filters;
  list: UseQueryResult<Page<Product>, ApiFailure>;
  /** Gives up the reading of the page. */
  onStop: () => void;
  all: WholeListInMemory<Product>;
}

const NoProducts = laterComponent(async () => (await import('./no-products')).NoProducts);

const FailedReferences = laterComponent(
  async () => (await import('./failed-references')).FailedReferences,
);

const rowId = ({ id }: { id: string }) => id;

/** Title, filters, rows and foot; whatever happens to a read, the rest stays where it is. */
export function ProductList({ branchId, filters, list, onStop, all }: Props) {
  const branchName = useBranchName(branchId);
  const go = useProductNavigation(branchId, filters);
  const search = useTypedText(filters.text, go.type);
  const narrowing = { ...filters, text: useDeferredValue(search.text) };
  const { references, failed, retry: retryReferences } = useProductReferences(branchId);
  const sort = useMemo(() => sortOf(filters.sort), [filters.sort]);
  const set = useProductSet({
    page: list.data,
    all,
    narrowing,
    sort,
    paging: filters,
    references,
  });
  const isNarrow = isNarrowed(narrowing);
  const isUnread = isNarrow && set.reach === 'page' && set.pagination?.lastPage !== 1;
  useReadWhenNeeded(all, isUnread && !list.isPlaceholderData, list.data?.pagination.total ?? null);
  const layout = useListLayout(productList, filters.layout);
  const price = columnDecimals(
    set.rows.map((row) => row.price),
    mostDecimals,
  );
  const cost = columnDecimals(
    set.rows.map((row) => row.cost),
    mostDecimals,
  );
  const columns = useMemo(() => productColumns({ price, cost }), [price, cost]);
  const shown = useMemo(() => columnsOf(columns, layout.columns), [columns, layout.columns]);
  const rows = useOrderedRows(set.rows, columns, sort);
  useAnnouncedProducts(list, all.whole);
  const session = useSession();
  const [choosing, setChoosing] = useState<ListChoosing | null>(null);
  const choose = async () => {
    const { chooseInList } = await import('./bulk/list-choosing');
    setChoosing(chooseInList(session, branchId));
  };
  const selecting: TableSelection<ProductRow> | null = choosing && {
    selection: choosing.selection,
    page: filters.page,
    nameOf: ({ name, sku }) => name ?? sku ?? m.products_nameless(),
  };
  const isLoading = all.loading.status === 'running' || all.loading.status === 'paused';
  const hasRows = list.data !== undefined || all.whole !== null;
  const reading = all.whole ? isLoading : list.isFetching;

  return (
    <ListScreen>
      <ProductListHead
        branchId={branchId}
        layout={layout}
        list={list}
        onStop={onStop}
        all={all}
        set={set}
        narrowing={narrowing}
        references={references}
        onChoose={choosing === null ? () => void choose() : null}
      />
      <ProductNotices dropped={all.whole ? 0 : (list.data?.dropped ?? 0)} />
      {/* Without rows there is nothing that names would be missing in. */}
      {hasRows && failed.length > 0 ? (
        <Suspense>
          <FailedReferences failed={failed} onRetry={retryReferences}>
            {m.products_reference_meanwhile()}
          </FailedReferences>
        </Suspense>
      ) : null}
      <ProductFilters
        filters={filters}
        categories={references.categories}
        search={search}
        set={set}
        all={all}
        onChange={go.filter}
        tools={<ProductTools branchId={branchId} filters={filters} layout={layout} go={go} />}
      />
      {choosing ? (
        <choosing.Head branchId={branchId} filters={filters} onClose={() => setChoosing(null)} />
      ) : null}
      <LazyWholeListNotice list={all} subject={m.products_subject()} />
      {all.whole ? null : <ProductsStale list={list} />}
      {list.error && !hasRows ? (
        <ProductsFailed branchId={branchId} list={list} onClearFilters={go.clear} />
      ) : (
        <DataTable
          columns={shown}
          rows={rows}
          rowId={rowId}
          caption={m.products_caption({ branch: branchName })}
          density={layout.density}
          busy={reading}
          skeletonRows={hasRows ? undefined : 12}
          sort={sort}
          onSort={(column) => go.sort(nextSort(sort, column))}
          whole={all.whole !== null}
          {...(selecting && { selecting })}
          instead={
            hasRows && set.rows.length === 0 ? (
              <NoProducts
                set={set}
                isNarrowed={isNarrow}
                onLoadAll={isLoading ? null : all.readRest}
                onClear={() => {
                  search.type('');
                  go.clear();
                }}
              />
            ) : undefined
          }
        />
      )}
      {choosing ? <choosing.Bar branchId={branchId} total={set.total ?? 0} /> : null}
      <HiddenText id={rowHintId}>{m.products_row_hint()}</HiddenText>
      {set.pagination && set.total !== null && set.total > 0 ? (
        <ProductListFoot
          branchId={branchId}
          filters={filters}
          set={set}
          pagination={set.pagination}
          isNarrowed={isNarrow}
          readAt={all.whole?.readAt ?? null}
          onPerPage={(perPage) => go.filter({ perPage })}
        />
      ) : null}
    </ListScreen>
  );
}
