import { IconBookmarks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { preferenceQueries } from '@/api/preferences/queries';
import type { ViewSearch } from '@/api/preferences/schemas';
import { m } from '@/text/generated/messages';
import tool from '@/ui/form/tool.module.css';
import { ToolMenu } from '@/ui/overlay/tool-menu';
import { laterComponent } from '../later-part/later-component';
import { sameSearch } from './view-search';

const ViewPanel = laterComponent(async () => (await import('./view-panel')).ViewPanel);

interface Props {
  /** What the list is called in storage. */
  list: string;
  /** All that makes the screen what it is, written out, without the page: this is what is saved and shared. */
  search: ViewSearch;
  /** The address of that, for somebody else. */
  link: () => string;
  onApply: (search: ViewSearch) => void;
}

/** Ways of looking at a list under names of one's own; the button tells which one this is. */
export function ViewMenu({ list, search, link, onApply }: Props) {
  const { data } = useQuery(preferenceQueries.mine());
  const views = data?.views.filter((view) => view.list === list) ?? [];
  const current = views.find((view) => sameSearch(view.search, search)) ?? null;
  return (
    <ToolMenu
      face={
        <>
          <IconBookmarks size={16} aria-hidden />
          {current ? (
            <bdi className={tool.words}>{m.lists_view({ name: current.name })}</bdi>
          ) : (
            m.lists_views()
          )}
        </>
      }
    >
      {(close) => (
        <ViewPanel
          list={list}
          views={views}
          current={current}
          search={search}
          link={link}
          onApply={(chosen) => {
            close();
            onApply(chosen);
          }}
        />
      )}
    </ToolMenu>
  );
}
