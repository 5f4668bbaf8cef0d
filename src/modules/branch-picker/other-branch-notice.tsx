import { IconArrowsExchange } from '@tabler/icons-react';
import { useEffect } from 'react';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { useSession } from '../session/session-context';
import { rememberBranch, useLocalBranches } from './local-branches';
import { useBranchName } from './use-branches';

interface Props {
  branchId: string;
  onGoBack: (branchId: string) => void;
}

/** A link opened another branch than the one last chosen: it says so, and offers both. */
export function OtherBranchNotice({ branchId, onGoBack }: Props) {
  const { business } = useSession().integration;
  const { remembered } = useLocalBranches(business);
  useEffect(() => {
    // The first branch ever opened here becomes the one to come back to.
    if (remembered === null) rememberBranch(business, branchId);
  }, [remembered, business, branchId]);
  const here = useBranchName(branchId);
  const before = useBranchName(remembered ?? branchId);
  const isOther = remembered !== null && remembered !== branchId;
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
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => rememberBranch(business, branchId)}
          >
            {m.branches_stay()}
          </Button>
        </>
      }
    >
      {words}
    </Notice>
  );
}
