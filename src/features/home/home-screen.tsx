import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { branchQueries } from '@/api/branches/queries';
import { useLastBranch } from '@/modules/branch-picker/last-branch';
import { useBranches } from '@/modules/branch-picker/use-branches';
import { readClock } from '@/modules/business-day/moments';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { useFocusAfter } from '@/modules/form-fields/use-focus-after';
import { laterComponent } from '@/modules/later-part/later-component';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { SkeletonLines } from '@/ui/feedback/skeleton-lines';
import { Button } from '@/ui/form/button';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ReadState } from '@/ui/table/read-state';
import { BranchFigures } from './branch-figures';
import classes from './home.module.css';
import { RefusedAreas } from './refused-areas';
import { isRefused, useBranchFigures, useOpenFigures } from './use-branch-figures';
import { WaitingList } from './waiting-list';

// Few people ever have no branch.
const ChooseBranch = laterComponent(
  async () => (await import('@/modules/branch-picker/choose-branch')).ChooseBranch,
);

const PeoplePlaces = laterComponent(async () => (await import('./people-places')).PeoplePlaces);

/** So many branches are read by themselves, three requests each: the whole business shares one budget. */
const readAtOnce = 8;

/**
 * What needs a person now: what is unconfirmed, unfinished or wrong with the key, then what is late in each branch; for whom no
 * figure of a branch is open, what there is to do with people.
 */
export function HomeScreen() {
  const { branches, failure } = useBranches();
  const last = useLastBranch();
  // Once asked, whoever has no branch stays where one is named, also while that screen asks again.
  const { isFetched } = useQuery(branchQueries.list());
  const navigate = useNavigate();
  // Whoever works in a branch already is not asked for one because its list failed.
  const isKnown = failure !== null && last !== null;
  if (branches.length > 0 || !isFetched || isKnown) return <Board />;
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.branches_choose_title()} />
      <WaitingList />
      <Suspense fallback={<SkeletonLines count={4} />}>
        <ChooseBranch
          onPick={(branchId) =>
            void navigate({ to: '/branches/$branchId/batches', params: { branchId } })
          }
        />
      </Suspense>
    </div>
  );
}

function Board() {
  const last = useLastBranch();
  const { branches, failure, reading, readAgain } = useBranches();
  const [all, setAll] = useState(false);
  // The one that is worked in comes first; the others stand as the service lists them.
  const ordered = branches.toSorted(
    (one, other) => Number(other.id === last) - Number(one.id === last),
  );
  const shown = all ? ordered : ordered.slice(0, readAtOnce);
  const left = ordered.length - shown.length;
  const screen = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(screen);
  const showAll = () => {
    setAll(true);
    // Its figures are still read, and may be no links.
    focus(`tbody tr:nth-child(${readAtOnce + 1}) th`);
  };
  const reads = useBranchFigures(shown);
  const figures = useOpenFigures(reads);
  const every = [reads.expired, reads.expiring, reads.overdue];
  const readAt = every.flat().flatMap((read) => (read.data ? [read.dataUpdatedAt] : []));
  const readAll = () => {
    for (const [first, ...others] of every) {
      void first?.refetch();
      if (first && !isRefused(first)) others.forEach((read) => void read.refetch());
    }
  };
  return (
    <div ref={screen} className={classes.screen}>
      <ScreenTitle title={m.home_title()}>
        <ReadState
          readAt={readAt.length === 0 ? null : readClock(Math.min(...readAt))}
          reading={reading || every.flat().some(({ isFetching }) => isFetching)}
          onRefresh={readAll}
        />
      </ScreenTitle>
      <WaitingList />
      {failure ? (
        <ErrorPanel error={failure} subject={m.branches_subject()} onRetry={readAgain} />
      ) : null}
      {branches.length === 0 ? (
        failure ? null : (
          <SkeletonLines count={4} />
        )
      ) : figures.length === 0 ? (
        <Suspense fallback={<SkeletonLines count={4} />}>
          <PeoplePlaces />
        </Suspense>
      ) : (
        <BranchFigures branches={shown} reads={reads} figures={figures} />
      )}
      {left > 0 && figures.length > 0 ? (
        <div>
          <Button variant="default" onClick={showAll}>
            {m.home_more({ branches: formatQuantity(left), count: left })}
          </Button>
        </div>
      ) : null}
      <RefusedAreas figures={figures} />
    </div>
  );
}
