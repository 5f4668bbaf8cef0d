import { hashKey } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Batch } from '@/api/batches/schemas';
import { ofBranch } from '@/modules/branch-picker/of-branch';
import { UnknownBranch } from '@/modules/branch-picker/unknown-branch';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { isUnderWay } from '@/modules/whole-list/stoppable-reading';
import { isCurrent } from '@/modules/whole-list/read-whole-list';
import { useWholeList, type WholeListInMemory } from '@/modules/whole-list/use-whole-list';
import { WholeListNotice } from '@/modules/whole-list/whole-list-notice';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { ScreenTitle } from '@/ui/layout/screen-title';
import type { BatchPlace } from '../batch-address';
import { isOfToday } from '../ladder/is-of-today';
import { joinLoadings } from '../ladder/joined-loading';
import { ReadingLine } from '../ladder/ladder-reading';
import { wholeBatches, wholeOf } from '../ladder/whole-batches';
import { BackToList } from './back-to-list';
import { CountSheet } from './count-sheet';
import classes from './count-sheet.module.css';
import { sheetRows } from './sheet-rows';

interface Props {
  branchId: string;
  filters: BatchPlace;
}

/** A sheet to count lots by, on paper or on the screen. Nothing of it reaches the service, which changes no lot. */
export const CountSheetScreen = ofBranch(function BranchCountSheet({ branchId, filters }: Props) {
  const branchName = useBranchName(branchId);
  const today = useBusinessToday();
  const { chosenLots } = useLocation({ select: ({ state }) => state });
  // All of a step, wherever it begins by now: the page of its link is a guess of an earlier moment.
  const asked = wholeOf(branchId, { ...filters, page: 1 });
  const list = useWholeList(wholeBatches(asked));
  const { loading, whole } = list;
  const name = hashKey([asked, filters.band]);

  const open = useEffectEvent(() => {
    if (whole === null || !isCurrent(whole) || !isOfToday(whole.readAt)) list.start();
  });
  useEffect(() => open(), [name]);

  const { band, removed } = filters;
  const rows = useMemo(
    () =>
      whole &&
      sheetRows(whole.rows, {
        band,
        chosen: chosenLots ? new Set(chosenLots) : null,
        withRemoved: removed,
        today,
      }),
    [whole, band, chosenLots, removed, today],
  );
  if (rows === null || whole === null) {
    const failed = loading.status === 'failed' && loading.done === 0 ? loading.error : null;
    return (
      <div className={classes.screen}>
        <ScreenTitle title={m.ladder_count_sheet()} of={branchName}>
          <BackToList branchId={branchId} filters={filters} />
        </ScreenTitle>
        {failed?.kind === 'not-found' && failed.what === 'branch' ? (
          <UnknownBranch branchId={branchId} error={failed} onRetry={list.start} />
        ) : failed ? (
          <ErrorPanel error={failed} subject={m.batches_subject()} onRetry={list.start} />
        ) : (
          <SheetLoading list={list} />
        )}
      </div>
    );
  }
  return (
    <CountSheet
      key={name}
      branchId={branchId}
      filters={filters}
      list={list}
      whole={whole}
      sheet={rows}
      name={name}
      isChosen={chosenLots !== undefined}
    />
  );
});

/** A sheet with a part of the lots would be counted as the whole: it waits for all of them. */
function SheetLoading({ list }: { list: WholeListInMemory<Batch> }) {
  const { loading } = list;
  return (
    <>
      <WholeListNotice list={list} subject={m.batches_subject()} />
      <div className={classes.bar}>
        <ReadingLine
          loading={{ ...joinLoadings([loading]), retryAt: null }}
          starting={m.ladder_reading_lots_start()}
          words={(done, total, count) => m.ladder_reading_lots({ done, total, count })}
        />
        {isUnderWay(loading) ? (
          <Button size="compact-sm" variant="default" onClick={list.cancel}>
            {m.ladder_cancel()}
          </Button>
        ) : null}
        {loading.status === 'cancelled' ? (
          <Button size="compact-sm" onClick={list.resume}>
            {m.ladder_resume()}
          </Button>
        ) : null}
      </div>
    </>
  );
}
