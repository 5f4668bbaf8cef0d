import { IconColumns3 } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { ToolMenu } from '@/ui/overlay/tool-menu';
import { layoutSearch, type ListLayout } from '@/ui/table/list-layout';
import { laterComponent } from '../later-part/later-component';
import { ViewMenu } from '../saved-views/view-menu';
import { viewSearch } from '../saved-views/view-search';
import type { ColumnChooserProps, Grouping } from './column-chooser';
import { rememberLayout } from './own-layouts';
import { linkToPlace, type ListAt } from './use-list-place';

interface Props {
  at: ListAt;
  layout: ListLayout;
  columns: Readonly<Record<string, { label: () => string }>>;
  groups: Grouping['offered'] | undefined;
}

/** Views and columns of a list. What others get of it says its layout too, for theirs may be another. */
export function ListTools({ at, layout, columns, groups }: Props) {
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
      {address.hasViews ? (
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
        grouping={
          groups
            ? { by: place.group, offered: groups, onGroup: (group) => at.look({ group }) }
            : null
        }
        onLayout={(chosen) => {
          rememberLayout(list, chosen);
          // From here on the layout is the reader's own, no longer that of the link.
          if (place.columns ?? place.density) at.look({ columns: undefined, density: undefined });
        }}
      />
    </>
  );
}

const ColumnChooser = laterComponent(async () => (await import('./column-chooser')).ColumnChooser);

/** Which columns a list shows, in which order and how densely. */
function ColumnMenu(props: ColumnChooserProps) {
  return (
    <ToolMenu
      face={
        <>
          <IconColumns3 size={16} aria-hidden />
          {m.lists_columns()}
        </>
      }
    >
      {() => <ColumnChooser {...props} />}
    </ToolMenu>
  );
}
