import { IconAlertTriangle } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';

/** The part of the program that draws the ladder did not arrive; the list works without it. */
export function LadderMissing() {
  return (
    <Notice tone="warn" icon={<IconAlertTriangle size={16} />}>
      {m.ladder_missing()}
    </Notice>
  );
}
