import { CutText } from '@/ui/layout/cut-text';
import { useBranchName } from './use-branches';

/** A branch as it is called now, for what was sent before its name was known. */
export function BranchName({ id }: { id: string }) {
  return <CutText>{useBranchName(id)}</CutText>;
}
