import { counted } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import type { PlanGaps } from './plan-form';

interface Props {
  gaps: PlanGaps;
  /** Of the schedule or of the copy, whichever has more of them. */
  openBreaks: number;
}

/** What the copy and its figures are without, on paper too: they look whole otherwise. */
export function PlanGapsNotice({ gaps: { shifts, breaks }, openBreaks }: Props) {
  if (shifts + breaks + openBreaks === 0) return null;
  return (
    <Notice tone="warn">
      {shifts > 0 ? <p>{m.what_if_shifts_missing(counted(shifts))}</p> : null}
      {breaks > 0 ? <p>{m.what_if_breaks_untold(counted(breaks))}</p> : null}
      {openBreaks > 0 ? <p>{m.what_if_breaks_open(counted(openBreaks))}</p> : null}
    </Notice>
  );
}
