import { IconBuildingStore } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { ScreenTitle } from '@/ui/layout/screen-title';

/** The address names something that cannot be a branch: nothing was asked of the service. */
export function InvalidBranch({ branchId }: { branchId: string }) {
  return (
    <>
      <ScreenTitle title={m.branches_invalid_title()} />
      <StatePanel tone="warn" icon={IconBuildingStore} title={m.branches_id_invalid()} urgent>
        <p>
          <bdi>
            <code>{branchId}</code>
          </bdi>
        </p>
        <p>{m.branches_invalid_body()}</p>
      </StatePanel>
    </>
  );
}
