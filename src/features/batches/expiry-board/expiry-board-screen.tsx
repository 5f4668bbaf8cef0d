import { IconBuildingStore } from '@tabler/icons-react';
import board from '@/modules/branch-reads/board-screen.module.css';
import { BranchTroubles } from '@/modules/branch-reads/branch-troubles';
import { refusalOfAll } from '@/modules/branch-reads/refusal-of-all';
import { useBranches } from '@/modules/branch-picker/use-branches';
import { readClock } from '@/modules/business-day/moments';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { m } from '@/text/generated/messages';
import { SkeletonLines } from '@/ui/feedback/skeleton-lines';
import { StatePanel } from '@/ui/feedback/state-panel';
import { PrintButton } from '@/ui/form/print-button';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ReadState } from '@/ui/table/read-state';
import { IgnoredLotFilters } from '../ignored-lots';
import { ExpiryBoardTable } from './expiry-board-table';
import { useBoard } from './use-board';

/** What expires in which branch, all of them side by side. */
export function ExpiryBoardScreen() {
  const today = useBusinessToday();
  // Another day moves the lots from step to step: they are read anew.
  return <Board key={today} today={today} />;
}

function Board({ today }: { today: string }) {
  const { branches, failure, reading, readAgain } = useBranches();
  const rows = useBoard(branches, today);
  const refusal = refusalOfAll(rows.map(({ whole }) => whole));
  const readAt = rows.flatMap(({ whole }) => (whole.data ? [whole.dataUpdatedAt] : []));
  const readAll = () => rows.forEach(({ whole }) => whole.refetch());
  return (
    <div className={board.screen}>
      <ScreenTitle title={m.ladder_board_title()}>
        <ReadState
          readAt={readAt.length === 0 ? null : readClock(Math.min(...readAt))}
          reading={reading || rows.some(({ whole }) => whole.isFetching)}
          onRefresh={readAll}
        />
        {readAt.length === 0 ? null : <PrintButton inHead />}
      </ScreenTitle>
      {failure ? (
        <ErrorPanel error={failure} subject={m.branches_subject()} onRetry={readAgain} />
      ) : null}
      {branches.length === 0 && reading && !failure ? <SkeletonLines count={6} /> : null}
      {branches.length === 0 && !reading && !failure ? (
        <StatePanel icon={IconBuildingStore} title={m.ladder_board_empty()} />
      ) : null}
      {refusal ? (
        <ErrorPanel error={refusal} subject={m.batches_subject()} onRetry={readAll} />
      ) : branches.length > 0 ? (
        <BranchTroubles reads={rows.map(({ whole }) => whole)}>
          <IgnoredLotFilters product={null} byTime />
          <ExpiryBoardTable rows={rows} />
          <p className={board.help}>{m.ladder_board_help()}</p>
        </BranchTroubles>
      ) : null}
    </div>
  );
}
