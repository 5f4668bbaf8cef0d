import { IconFileArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatMoment } from '@/modules/business-day/moments';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';

/** Beside a receipt: another page had saved the draft since, and that version was not what is stored. */
export function NewerStays({ at }: { at: number }) {
  return (
    <Notice
      tone="warn"
      icon={<IconFileArrowRight size={16} />}
      urgent
      actions={<Link to="/drafts">{m.drafts_all()}</Link>}
    >
      {m.drafts_newer_stays({ moment: formatMoment(at) })}
    </Notice>
  );
}
