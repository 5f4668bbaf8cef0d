import { useRouter } from '@tanstack/react-router';
import { ColumnMenu } from '@/modules/list-tools/column-menu';
import { rememberLayout } from '@/modules/list-tools/own-layouts';
import { viewSearch } from '@/modules/saved-views/saved-views';
import { ViewMenu } from '@/modules/saved-views/view-menu';
import { layoutSearch, type ListLayout } from '@/ui/table/list-layout';
import { columnName } from './attempt-columns';
import { attemptList } from './attempt-list-columns';
import { filtersOf, readAttemptSearch, type AttemptFilters } from './attempt-search';
import { shownSearchOf } from './journal-at';
import type { useAttemptNavigation } from './use-attempt-navigation';

interface Props {
  filters: AttemptFilters;
  layout: ListLayout;
  go: ReturnType<typeof useAttemptNavigation>;
}

/** Views and columns of the journal, right of its filters. */
export function AttemptTools({ filters, layout, go }: Props) {
  const router = useRouter();
  const told = shownSearchOf({ ...filters, page: 1, layout: layoutSearch(attemptList, layout) });
  const link = () => {
    const { href } = router.buildLocation({ to: '/attempts', search: told });
    return new URL(href, window.location.origin).href;
  };
  return (
    <>
      <ViewMenu
        list={attemptList.list}
        search={viewSearch(told)}
        link={link}
        onApply={(search) => go.open(filtersOf(readAttemptSearch(search)))}
      />
      <ColumnMenu
        list={attemptList}
        layout={layout}
        nameOf={columnName}
        onLayout={(chosen) => {
          rememberLayout(attemptList, chosen);
          // From here on the layout is the reader's own, no longer that of the link.
          if (filters.layout.columns ?? filters.layout.density) {
            go.layout({ columns: undefined, density: undefined });
          }
        }}
      />
    </>
  );
}
