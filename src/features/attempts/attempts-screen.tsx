import { IconBook2, IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions, Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { attemptQueries } from '@/api/attempts/queries';
import type { AttemptPage } from '@/api/attempts/schemas';
import { readClock } from '@/modules/business-day/moments';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { useStopWaiting } from '@/modules/error-panel/use-stop-waiting';
import { ExportMenu } from '@/modules/export/export-menu';
import { ListFoot } from '@/modules/list-tools/list-foot';
import { useListLayout } from '@/modules/list-tools/use-list-layout';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { StatePanel } from '@/ui/feedback/state-panel';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { DataTable } from '@/ui/table/data-table';
import { ReadState } from '@/ui/table/read-state';
import { RowLinks } from '@/ui/table/row-links';
import { useListTable } from '@/ui/table/use-list-table';
import { Button } from '@/ui/form/button';
import { attemptColumns } from './attempt-columns';
import { AttemptFiltersBar } from './attempt-filters';
import { attemptList } from './attempt-list-columns';
import { AttemptNotices } from './attempt-notices';
import classes from './attempts.module.css';
import { attemptParams, isNarrowed, type AttemptFilters } from './attempt-search';
import { AttemptTools } from './attempt-tools';
import { journalAt } from './journal-at';
import { useAttemptExport } from './use-attempt-export';
import { useAttemptNavigation } from './use-attempt-navigation';

const sizes = [20, 50, 100, 200];
const rowId = ({ id }: { id: string }) => id;
const noRows: AttemptPage['rows'] = [];
const linkToAttempt = (attemptId: string) =>
  linkOptions({ to: '/attempts/$attemptId', params: { attemptId } });

/** The journal: every write anybody of this business asked for, and what became of it. */
export function AttemptsScreen({ filters }: { filters: AttemptFilters }) {
  const asked = attemptQueries.list(attemptParams(filters));
  const list = useQuery({ ...asked, retryOnMount: false });
  const stop = useStopWaiting(asked.queryKey);
  const go = useAttemptNavigation(filters);
  const layout = useListLayout(attemptList, filters.layout);
  const rows = list.data?.rows ?? noRows;
  const table = useListTable({ columns: attemptColumns, rows, rowId, layout });
  const pagination = list.isPlaceholderData ? undefined : list.data?.pagination;
  useAnnouncedCount(pagination?.total, list.dataUpdatedAt);
  const reread = () => void list.refetch();
  const exportAs = useAttemptExport(filters, layout.columns);
  if (pagination && filters.page > pagination.lastPage) {
    return (
      <Navigate
        {...journalAt({ ...filters, page: pagination.lastPage })}
        state={({ corrected }) => ({ corrected, pageBeyondEnd: filters.page })}
        replace
      />
    );
  }
  return (
    <ListScreen>
      <ScreenTitle title={m.attempts_title()}>
        <ReadState
          readAt={list.data ? readClock(list.dataUpdatedAt) : null}
          reading={list.isFetching}
          onRefresh={reread}
          onStop={stop}
        />
        {pagination && pagination.total > 0 ? (
          <ExportMenu total={pagination.total} scoped onExport={exportAs} />
        ) : null}
        <Link to="/attempts/file" className={classes.move}>
          {m.attempts_file()}
        </Link>
      </ScreenTitle>
      <AttemptNotices />
      <p className={classes.ours}>{m.attempts_ours()}</p>
      <AttemptFiltersBar
        filters={filters}
        go={go}
        tools={<AttemptTools filters={filters} layout={layout} go={go} />}
      />
      <ReadTrouble query={list} subject={m.attempts_subject()} />
      {list.error && !list.data ? null : (
        <RowLinks linkTo={linkToAttempt}>
          <DataTable
            table={table}
            caption={m.attempts_title()}
            density={layout.density}
            busy={list.isFetching}
            skeletonRows={list.data ? undefined : 12}
            instead={
              list.data && rows.length === 0 ? (
                <NoAttempts isNarrowed={isNarrowed(filters)} onClear={go.clear} />
              ) : undefined
            }
          />
        </RowLinks>
      )}
      {list.data && list.data.pagination.total > 0 ? (
        <ListFoot
          count={countInWords(list.data)}
          sizes={sizes}
          perPage={filters.perPage}
          onPerPage={(perPage) => go.filter({ perPage })}
          page={list.data.pagination.page}
          lastPage={list.data.pagination.lastPage}
          linkTo={(page) => journalAt({ ...filters, page })}
        />
      ) : null}
    </ListScreen>
  );
}

function countInWords({ rows, pagination: { total } }: AttemptPage): string {
  return m.attempts_count({
    shown: formatQuantity(rows.length),
    total: formatQuantity(total),
    count: total,
  });
}

function useAnnouncedCount(total: number | undefined, readAt: number): void {
  useEffect(() => {
    if (total === undefined) return;
    announce(m.attempts_found({ total: formatQuantity(total), count: total }));
  }, [total, readAt]);
}

function NoAttempts(props: { isNarrowed: boolean; onClear: () => void }) {
  if (!props.isNarrowed) {
    return (
      <StatePanel icon={<IconBook2 size={20} />} title={m.attempts_empty_title()}>
        <p>{m.attempts_empty_body()}</p>
      </StatePanel>
    );
  }
  return (
    <StatePanel
      icon={<IconFilterOff size={20} />}
      title={m.attempts_none_title()}
      actions={
        <Button size="xs" variant="default" onClick={props.onClear}>
          {m.attempts_clear()}
        </Button>
      }
    >
      <p>{m.attempts_none_body()}</p>
    </StatePanel>
  );
}
