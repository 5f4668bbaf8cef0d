import { IconBolt } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { practiceMutations } from '@/api/practice/mutations';
import { practiceQueries } from '@/api/practice/queries';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { focusTitle } from '@/ui/layout/focus-title';
import { unlessFocusMoved } from '@/ui/layout/unless-focus-moved';
import { mishapInWords } from './mishap-words';

/** On every screen of practice for as long as the next write meets a mishap that was ordered, with the way to take it back. */
export function ArmedMishap() {
  const { data } = useQuery(practiceQueries.mine());
  const arm = useMutation(practiceMutations.arm());
  const armed = data?.armed ?? null;
  if (armed === null) return null;
  const what = mishapInWords[armed]();
  return (
    <Notice
      tone="info"
      icon={IconBolt}
      actions={
        <Button
          size="compact-sm"
          variant="default"
          busy={arm.isPending}
          onClick={() => arm.mutate(null, { onSuccess: unlessFocusMoved(focusTitle) })}
        >
          {m.practice_disarm()}
        </Button>
      }
    >
      {armed === 'slow' ? m.practice_armed_slow({ what }) : m.practice_armed({ what })}
      {arm.isError ? ` ${m.practice_not_changed()}` : null}
    </Notice>
  );
}
