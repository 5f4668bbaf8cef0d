import { OtherBranchNotice } from '@/modules/branch-picker/other-branch-notice';
import { useScreenBranch } from './use-current-branch';
import { useSwitchBranch } from './use-switch-branch';

/** A link led to another branch than the one worked in: said on whichever screen it opened. */
export function OtherBranchBanner() {
  const branchId = useScreenBranch();
  const switchBranch = useSwitchBranch();
  return branchId === null ? null : (
    <OtherBranchNotice branchId={branchId} onGoBack={switchBranch} />
  );
}
