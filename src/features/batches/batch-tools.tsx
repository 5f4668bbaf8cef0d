import { useRouter } from '@tanstack/react-router';
import { ColumnMenu } from '@/modules/list/column-menu';
import { rememberLayout } from '@/modules/list/own-layouts';
import { viewSearch } from '@/modules/saved-views/saved-views';
import { ViewMenu } from '@/modules/saved-views/view-menu';
import { layoutSearch, type ListLayout } from '@/ui/table/list-layout';
import { batchColumns } from './batch-columns';
import { batchList } from './batch-list-columns';
import { readBatchSearch, searchOf, type BatchFilters } from './batch-search';
import type { useBatchNavigation } from './use-batch-navigation';

interface Props {
  branchId: string;
  filters: BatchFilters;
  layout: ListLayout;
  go: ReturnType<typeof useBatchNavigation>;
}

/** Views and columns of the batch list, right of its filters. */
export function BatchTools({ branchId, filters, layout, go }: Props) {
  const router = useRouter();
  const told = { ...filters, ...layoutSearch(batchList, layout) };
  const link = () => {
    const { href } = router.buildLocation({
      to: '/branches/$branchId/batches',
      params: { branchId },
      search: searchOf(told),
    });
    return new URL(href, window.location.origin).href;
  };
  return (
    <>
      <ViewMenu
        list={batchList.list}
        search={viewSearch(searchOf({ ...told, page: 1 }))}
        link={link}
        onApply={(search) => go.view(readBatchSearch(search))}
      />
      <ColumnMenu
        list={batchList}
        layout={layout}
        nameOf={columnName}
        onLayout={(chosen) => {
          rememberLayout(batchList, chosen);
          // From here on the layout is the reader's own, no longer that of the link.
          if (filters.columns ?? filters.density)
            go.look({ columns: undefined, density: undefined });
        }}
      />
    </>
  );
}

function columnName(id: string): string {
  return batchColumns[id]?.label() ?? id;
}
