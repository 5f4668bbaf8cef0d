import { IconArrowsExchange } from '@tabler/icons-react';
import { useEffect } from 'react';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { useLastBranch, useRememberBranch } from './last-branch';
import { useBranchName } from './use-branches';

interface Props {
  branchId: string;
  onGoBack: (branchId: string) => void;
}

/** A link opened another branch than the one last chosen: it says so, and offers both. */
export function OtherBranchNotice({ branchId, onGoBack }: Props) {
  const remembered = useLastBranch();
  const rememberBranch = useRememberBranch();
  const isFirst = remembered === null;
  useEffect(() => {
    // The first branch that somebody ever opens becomes the one to come back to.
    if (isFirst) rememberBranch(branchId);
  }, [isFirst, branchId, rememberBranch]);
  const here = useBranchName(branchId);
  const before = useBranchName(remembered ?? branchId);
  const isOther = typeof remembered === 'string' && remembered !== branchId;
  const words = isOther ? m.branches_other({ here, before }) : null;
  useEffect(() => {
    // What stands on the page before its words are known is not read out by itself.
    if (words !== null) announce(words);
  }, [words]);
  if (!isOther) return null;
  return (
    <Notice
      tone="info"
      icon={IconArrowsExchange}
      actions={
        <>
          <Button size="compact-sm" variant="default" onClick={() => onGoBack(remembered)}>
            {m.branches_go_back({ name: before })}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => rememberBranch(branchId)}>
            {m.branches_stay()}
          </Button>
        </>
      }
    >
      {words}
    </Notice>
  );
}
