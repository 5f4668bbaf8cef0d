import {
  IconAlertTriangle,
  IconBrowser,
  IconFileArrowRight,
  IconFileOff,
  IconTrash,
} from '@tabler/icons-react';
import { businessZone } from '@/domain/business-date';
import { formatClock } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Notice } from '@/ui/feedback/notice';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Button } from '@/ui/form/button';
import { describeReadError } from '../error-panel/describe-error';
import { DraftOffer } from './draft-offer';
import { DraftRestored } from './draft-restored';
import type { Parted } from './draft-view';
import classes from './drafts.module.css';
import type { Drafting } from './use-draft';

/** Above the fields: what happened to the draft that whoever types must know. */
export function DraftNotices({ draft }: { draft: Drafting }) {
  useLocale();
  const { view, moves } = draft;
  if (view.opening === 'reading') return <SlowNotice>{m.drafts_opening()}</SlowNotice>;
  if (view.opening !== null) {
    const { tone, title } = describeReadError(view.opening, m.drafts_subject_one());
    return (
      <Notice
        tone={tone}
        icon={<IconAlertTriangle size={16} />}
        urgent
        actions={
          <div className={classes.actions}>
            <Button size="compact-sm" variant="default" onClick={moves.retry}>
              {m.common_retry()}
            </Button>
            <Button size="compact-sm" variant="default" onClick={moves.startBlank}>
              {m.drafts_start_blank()}
            </Button>
          </div>
        }
      >
        {title}
      </Notice>
    );
  }
  const hasNone = view.id === null && view.restored === null && !view.isDiscarded;
  return (
    <>
      {view.isMissing ? (
        <Notice tone="info" icon={<IconFileOff size={16} />} onDismiss={moves.dismiss}>
          {m.drafts_missing()}
        </Notice>
      ) : null}
      {view.restored ? <DraftRestored {...view.restored} onDismiss={moves.dismiss} /> : null}
      {view.parted ? <PartedNotice parted={view.parted} moves={moves} /> : null}
      {view.isOpenElsewhere && view.parted === null ? (
        <Notice tone="info" icon={<IconBrowser size={16} />}>
          {m.drafts_open_elsewhere()}
        </Notice>
      ) : null}
      {view.discardFailure ? (
        <Notice tone="warn" icon={<IconAlertTriangle size={16} />} urgent>
          {m.drafts_not_discarded()}
        </Notice>
      ) : null}
      {view.isDiscarded ? (
        <Notice
          tone="info"
          icon={<IconTrash size={16} />}
          onDismiss={moves.dismiss}
          actions={
            <Button size="compact-sm" variant="default" onClick={moves.undo}>
              {m.drafts_undo()}
            </Button>
          }
        >
          {m.drafts_discarded()}
        </Notice>
      ) : null}
      {hasNone ? <DraftOffer form={draft.form} subject={draft.subject} /> : null}
    </>
  );
}

interface PartedProps {
  parted: Parted;
  moves: Drafting['moves'];
}

function PartedNotice({ parted: { why, at, isApart }, moves }: PartedProps) {
  useLocale();
  const isNewer = why === 'newer';
  return (
    <Notice
      tone="warn"
      icon={<IconFileArrowRight size={16} />}
      urgent
      actions={
        <div className={classes.actions}>
          {isNewer ? (
            <Button size="compact-sm" variant="default" onClick={moves.follow}>
              {m.drafts_follow()}
            </Button>
          ) : null}
          {isApart ? null : (
            <Button size="compact-sm" variant="default" onClick={moves.keepApart}>
              {m.drafts_keep_apart()}
            </Button>
          )}
        </div>
      }
    >
      {isNewer ? newerWords(at, isApart) : isApart ? m.drafts_gone_apart() : m.drafts_gone()}
    </Notice>
  );
}

function newerWords(at: number | null, isApart: boolean): string {
  const time = { time: at === null ? m.common_not_told() : formatClock(at, businessZone) };
  return isApart ? m.drafts_newer_apart(time) : m.drafts_newer(time);
}
