import { IconBuildingStore, IconFilterOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { directoryQueries } from '@/api/directory/queries';
import type { DirectoryEntry } from '@/api/directory/schemas';
import { businessZone } from '@/domain/business-date';
import { textSearch } from '@/domain/search-text';
import { comparableTaxNumber } from '@/domain/tax-number';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { ColumnMenu } from '@/modules/list-tools/column-menu';
import { rememberLayout } from '@/modules/list-tools/own-layouts';
import { useListLayout } from '@/modules/list-tools/use-list-layout';
import { formatClock, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button, ButtonLink } from '@/ui/form/button';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { DataTable } from '@/ui/table/data-table';
import { ListSearch } from '@/ui/table/list-search';
import { ReadState } from '@/ui/table/read-state';
import { useListTable } from '@/ui/table/use-list-table';
import { columnName, providerColumns } from './provider-columns';
import { providerList } from './provider-list-columns';
import classes from './providers.module.css';

const DirectoryTools = lazy(async () => ({
  default: (await import('./directory-tools')).DirectoryTools,
}));

const search = textSearch<DirectoryEntry>((entry) => [
  entry.name,
  entry.legalName,
  entry.taxNumber,
  comparableTaxNumber(entry.taxNumber ?? ''),
  entry.registerNumber,
  entry.email,
  entry.id,
]);

const NewLink = createLink(ButtonLink);

const rowId = ({ id }: DirectoryEntry) => id;
const noEntries: DirectoryEntry[] = [];
const nothing = () => undefined;

/** The providers this business has a name for. What is searched for stays out of the address: it may be somebody's number. */
export function ProvidersScreen() {
  useLocale();
  const list = useQuery({ ...directoryQueries.list('provider'), retryOnMount: false });
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const entries = list.data ?? noEntries;
  const rows = useMemo(() => [...search(entries, wanted)], [entries, wanted]);
  const layout = useListLayout(providerList, {});
  const table = useListTable({ columns: providerColumns, rows, rowId, layout });
  const reread = () => void list.refetch();
  const total = list.data?.length ?? null;
  return (
    <ListScreen>
      <ScreenTitle title={m.providers_title()}>
        <ReadState
          readAt={list.data ? formatClock(list.dataUpdatedAt, businessZone) : null}
          reading={list.isFetching}
          onRefresh={reread}
        />
        <NewLink size="xs" leftSection={<IconPlus size={16} aria-hidden />} to="/providers/new">
          {m.directory_new()}
        </NewLink>
      </ScreenTitle>
      <p className={classes.honest}>{m.directory_honest()}</p>
      <section className={classes.tools} aria-label={m.directory_search_region()}>
        <ListSearch
          label={m.directory_search()}
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
          list={providerList}
          layout={layout}
          nameOf={columnName}
          onLayout={(chosen) => rememberLayout(providerList, chosen)}
        />
      </section>
      <ReadTrouble query={list} subject={m.directory_subject()} />
      {list.error && !list.data ? null : (
        <DataTable
          table={table}
          caption={m.directory_caption()}
          density={layout.density}
          busy={list.isFetching}
          skeletonRows={list.data ? undefined : 8}
          instead={
            list.data && rows.length === 0 ? (
              <NoProviders isEmpty={entries.length === 0} onClear={() => setTyped('')} />
            ) : undefined
          }
        />
      )}
      {total === null || total === 0 ? null : (
        <p className={classes.count}>
          {m.directory_count({ total: formatQuantity(total), count: total })}
        </p>
      )}
      {list.data ? (
        <Suspense>
          <DirectoryTools entries={list.data} />
        </Suspense>
      ) : null}
    </ListScreen>
  );
}

function NoProviders({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  useLocale();
  if (isEmpty) {
    return (
      <StatePanel icon={<IconBuildingStore size={20} />} title={m.directory_empty_title()}>
        <p>{m.directory_empty_body()}</p>
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
