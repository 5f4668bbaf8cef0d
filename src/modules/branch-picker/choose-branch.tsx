import { IconBuildingStore } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { m } from '@/text/generated/messages';
import { SkeletonLines } from '@/ui/feedback/skeleton-lines';
import { StatePanel } from '@/ui/feedback/state-panel';
import { ScreenNote } from '@/ui/layout/screen-note';
import { ErrorPanel } from '../error-panel/error-panel';
import { laterComponent } from '../later-part/later-component';
import { BranchChoices } from './branch-choices';
import classes from './branch-picker.module.css';
import { useRememberBranch } from './last-branch';
import { useGoOn, useOwnBranch } from './link-branch';
import { useBranches } from './use-branches';

const PasteBranchForm = laterComponent(
  async () => (await import('./paste-branch-form')).PasteBranchForm,
);

/** Asks for the branch of the screen that was opened, and goes on to it; at once where there is nothing to ask. */
export function ChooseAndGoOn() {
  const own = useOwnBranch();
  const goOn = useGoOn();
  const goOnIn = useEffectEvent(goOn);
  useEffect(() => {
    if (own !== null) goOnIn(own);
  }, [own]);
  return own === null ? <ChooseBranch onPick={goOn} /> : <SkeletonLines count={4} />;
}

/** Where no branch can be opened by itself: why, and every way to name one. */
export function ChooseBranch({ onPick }: { onPick: (branchId: string) => void }) {
  const rememberBranch = useRememberBranch();
  const { branches, failure, reading, isPending, readAgain } = useBranches();
  const pick = (id: string) => {
    rememberBranch(id);
    onPick(id);
  };
  if (isPending && branches.length === 0) return <SkeletonLines count={4} />;
  return (
    <>
      {failure ? (
        <ErrorPanel error={failure} subject={m.branches_subject()} onRetry={readAgain} />
      ) : null}
      {!failure && !reading && branches.length === 0 ? (
        <StatePanel icon={IconBuildingStore} title={m.branches_empty_title()}>
          <p>{m.branches_empty_body()}</p>
        </StatePanel>
      ) : null}
      {branches.length > 0 ? (
        <>
          <ScreenNote>{m.branches_choose_why()}</ScreenNote>
          <div className={classes.choices} data-walk>
            <BranchChoices
              label={m.branches_choose_title()}
              branches={branches}
              branchId={null}
              onPick={pick}
            />
          </div>
        </>
      ) : null}
      {failure || branches.length === 0 ? (
        <StatePanel icon={IconBuildingStore} title={m.branches_paste()}>
          <Suspense>
            <PasteBranchForm onKept={pick} />
          </Suspense>
        </StatePanel>
      ) : null}
    </>
  );
}
