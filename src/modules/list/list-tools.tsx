import { useRouter } from '@tanstack/react-router';
import { layoutSearch, type ListLayout } from '@/ui/table/list-layout';
import { viewSearch } from '../saved-views/saved-views';
import { ViewMenu } from '../saved-views/view-menu';
import { ColumnMenu } from './column-menu';
import { rememberLayout } from './own-layouts';
import { linkToPlace, type ListAt } from './use-list-place';

interface Props {
  at: ListAt;
  layout: ListLayout;
  columns: Readonly<Record<string, { label: () => string }>>;
}

/** Views and columns of a list. What others get of it says its layout too, for theirs may be another. */
export function ListTools({ at, layout, columns }: Props) {
  const router = useRouter();
  const { address, place } = at;
  const list = address.layout;
  const told = address.shown({ ...place, page: 1, ...layoutSearch(list, layout) });
  const link = () => {
    const { href } = router.buildLocation(linkToPlace(address, address.fill(told)));
    return new URL(href, window.location.origin).href;
  };
  return (
    <>
      {address.hasFilters ? (
        <ViewMenu
          list={list.list}
          search={viewSearch(told)}
          link={link}
          onApply={(view) => at.open(view)}
        />
      ) : null}
      <ColumnMenu
        list={list}
        layout={layout}
        nameOf={(id) => columns[id]?.label() ?? id}
        onLayout={(chosen) => {
          rememberLayout(list, chosen);
          // From here on the layout is the reader's own, no longer that of the link.
          if (place.columns ?? place.density) at.look({ columns: undefined, density: undefined });
        }}
      />
    </>
  );
}
