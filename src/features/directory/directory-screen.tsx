import { IconAddressBook, IconDownload, IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { directoryQueries } from '@/api/directory/queries';
import type { DirectoryEntry, DirectoryKind } from '@/api/directory/schemas';
import { readClock } from '@/modules/business-day/moments';
import { searchEntries } from '@/modules/directory/search-entries';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { useStopWaiting } from '@/modules/error-panel/use-stop-waiting';
import { ColumnMenu } from '@/modules/list-tools/column-menu';
import { rememberLayout } from '@/modules/list-tools/own-layouts';
import { useListLayout } from '@/modules/list-tools/use-list-layout';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { DataTable } from '@/ui/table/data-table';
import { ListSearch } from '@/ui/table/list-search';
import { ReadState } from '@/ui/table/read-state';
import { useListTable } from '@/ui/table/use-list-table';
import { laterComponent } from '@/modules/later-part/later-component';
import { OpenEntry } from './entry-cells';
import { columnName, entryColumns } from './entry-columns';
import { entryLists } from './entry-list-columns';
import { KindLinks } from './kind-links';
import { kindWords } from './kind-words';
import classes from './directory.module.css';
import { useDirectoryExport } from './use-directory-export';

const DirectoryTools = laterComponent(
  async () => (await import('./directory-tools')).DirectoryTools,
);
const EntryDialog = laterComponent(async () => (await import('./entry-dialog')).EntryDialog);

const rowId = ({ id }: DirectoryEntry) => id;
const noEntries: DirectoryEntry[] = [];
const nothing = () => undefined;

interface Props {
  kind: DirectoryKind;
  title: string;
  /** The one primary action of the screen, if it has one. */
  action?: ReactNode;
}

/** The names this business has for the records of a kind. What is searched for stays out of the address. */
export function DirectoryScreen({ kind, title, action }: Props) {
  const list = useQuery({ ...directoryQueries.list(kind), retryOnMount: false });
  const stop = useStopWaiting(directoryQueries.list(kind).queryKey);
  const [typed, setTyped] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const wanted = useDeferredValue(typed);
  const entries = list.data ?? noEntries;
  const rows = useMemo(() => [...searchEntries(entries, wanted)], [entries, wanted]);
  const columns = entryLists[kind];
  const layout = useListLayout(columns, {});
  const table = useListTable({ columns: entryColumns[kind], rows, rowId, layout });
  const exportEntries = useDirectoryExport(kind, rows, entries.length);
  const total = list.data?.length ?? null;
  const isRefused = list.error !== null && list.data === undefined;
  /** Nothing to search in, and no columns to choose. */
  const isBare = isRefused || total === 0;
  const opened = entries.find(({ id }) => id === openId);
  return (
    <ListScreen>
      <ScreenTitle title={title}>
        <ReadState
          readAt={list.data ? readClock(list.dataUpdatedAt) : null}
          reading={list.isFetching}
          onRefresh={() => void list.refetch()}
          onStop={stop}
        />
        {total ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={exportEntries}
          >
            {m.directory_export()}
          </Button>
        ) : null}
        {action}
      </ScreenTitle>
      <KindLinks />
      <p className={classes.honest}>{kindWords[kind].honest()}</p>
      {isBare ? null : (
        <section className={classes.tools} aria-label={m.directory_search_region()}>
          <ListSearch
            label={kindWords[kind].search()}
            typed={typed}
            onType={setTyped}
            loaded={entries.length}
            total={total}
            found={rows.length}
            loading={false}
            onLoadAll={nothing}
            onCancel={nothing}
          />
          <ColumnMenu
            list={columns}
            layout={layout}
            nameOf={columnName}
            onLayout={(chosen) => rememberLayout(columns, chosen)}
          />
        </section>
      )}
      <ReadTrouble query={list} subject={m.directory_subject()} />
      {isRefused ? null : (
        <OpenEntry value={setOpenId}>
          <DataTable
            table={table}
            caption={kindWords[kind].title()}
            density={layout.density}
            busy={list.isFetching}
            skeletonRows={list.data ? undefined : 8}
            instead={
              list.data && rows.length === 0 ? (
                <NoEntries
                  kind={kind}
                  isEmpty={entries.length === 0}
                  onClear={() => setTyped('')}
                />
              ) : undefined
            }
          />
        </OpenEntry>
      )}
      {total ? (
        <p className={classes.count}>
          {kind === 'provider'
            ? m.directory_count({ total: formatQuantity(total), count: total })
            : m.directory_count_any({ total: formatQuantity(total), count: total })}
        </p>
      ) : null}
      <Suspense>
        {list.data ? <DirectoryTools kind={kind} entries={list.data} /> : null}
        {opened ? (
          <EntryDialog key={opened.id} kind={kind} entry={opened} onClose={() => setOpenId(null)} />
        ) : null}
      </Suspense>
    </ListScreen>
  );
}

interface NoEntriesProps {
  kind: DirectoryKind;
  isEmpty: boolean;
  onClear: () => void;
}

function NoEntries({ kind, isEmpty, onClear }: NoEntriesProps) {
  if (isEmpty) {
    return (
      <StatePanel icon={<IconAddressBook size={20} />} title={m.directory_empty_title()}>
        <p>{kind === 'provider' ? m.directory_empty_body() : m.directory_empty_body_any()}</p>
      </StatePanel>
    );
  }
  return (
    <StatePanel
      icon={<IconFilterOff size={20} />}
      title={m.directory_none_title()}
      actions={
        <Button size="xs" variant="default" onClick={onClear}>
          {m.directory_clear()}
        </Button>
      }
    >
      <p>{m.directory_none_body()}</p>
    </StatePanel>
  );
}
