import { IconBuildingStore } from '@tabler/icons-react';
import { Suspense } from 'react';
import { m } from '@/text/generated/messages';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import { ErrorPanel } from '../error-panel/error-panel';
import { laterComponent } from '../later-part/later-component';
import { useRememberBranch } from './last-branch';
import { useBranches } from './use-branches';

const PasteBranchForm = laterComponent(
  async () => (await import('./paste-branch-form')).PasteBranchForm,
);

/** Where one starts when no branch can be opened by itself: why, and every way to name one. */
export function ChooseBranch({ onPick }: { onPick: (branchId: string) => void }) {
  const rememberBranch = useRememberBranch();
  const { branches, failure, reading, readAgain } = useBranches();
  const pick = (id: string) => {
    rememberBranch(id);
    onPick(id);
  };
  return (
    <>
      <ScreenTitle title={m.branches_choose_title()} />
      {failure ? (
        <ErrorPanel error={failure} subject={m.branches_subject()} onRetry={readAgain} />
      ) : null}
      {!failure && !reading && branches.length === 0 ? (
        <StatePanel icon={IconBuildingStore} title={m.branches_empty_title()}>
          <p>{m.branches_empty_body()}</p>
        </StatePanel>
      ) : null}
      {branches.map(({ id, name }) => (
        <div key={id}>
          <Button variant="default" onClick={() => pick(id)}>
            <bdi>{name}</bdi>
          </Button>
        </div>
      ))}
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
