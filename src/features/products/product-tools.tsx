import { useRouter } from '@tanstack/react-router';
import { ColumnMenu } from '@/modules/list/column-menu';
import { rememberLayout } from '@/modules/list/own-layouts';
import { viewSearch } from '@/modules/saved-views/saved-views';
import { ViewMenu } from '@/modules/saved-views/view-menu';
import { layoutSearch, type ListLayout } from '@/ui/table/list-layout';
import { columnName } from './product-columns';
import { productList } from './product-list-columns';
import { filtersOf, readProductSearch, searchOf, type ProductFilters } from './product-search';
import type { useProductNavigation } from './use-product-navigation';

interface Props {
  branchId: string;
  filters: ProductFilters;
  layout: ListLayout;
  go: ReturnType<typeof useProductNavigation>;
}

/** Views and columns of the product list, right of its filters. */
export function ProductTools({ branchId, filters, layout, go }: Props) {
  const router = useRouter();
  const told = searchOf({ ...filters, page: 1, layout: layoutSearch(productList, layout) });
  const link = () => {
    const { href } = router.buildLocation({
      to: '/branches/$branchId/products',
      params: { branchId },
      search: told,
    });
    return new URL(href, window.location.origin).href;
  };
  return (
    <>
      <ViewMenu
        list={productList.list}
        search={viewSearch(told)}
        link={link}
        onApply={(search) => go.open(filtersOf(readProductSearch(search)))}
      />
      <ColumnMenu
        list={productList}
        layout={layout}
        nameOf={columnName}
        onLayout={(chosen) => {
          rememberLayout(productList, chosen);
          // From here on the layout is the reader's own, no longer that of the link.
          if (filters.layout.columns ?? filters.layout.density) {
            go.layout({ columns: undefined, density: undefined });
          }
        }}
      />
    </>
  );
}
