import { IconFileArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatMoment, momentClock } from '@/modules/business-day/moments';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import type { DraftConflict, DraftMoves } from './draft-state';
import classes from './drafts.module.css';

interface Props {
  conflict: DraftConflict;
  moves: Pick<DraftMoves, 'follow' | 'keepApart'>;
  /** Over a review nothing can be typed, and nothing is sent before somebody has chosen. */
  stands: 'in-form' | 'over-review';
}

/** Another page went on with the draft: which of the two counts is for its person to say. */
export function ConflictNotice({ conflict: { why, at, isApart }, moves, stands }: Props) {
  const isNewer = why === 'newer';
  const isOver = stands === 'over-review';
  return (
    <Notice
      tone="warn"
      icon={IconFileArrowRight}
      urgent
      actions={
        <div className={classes.actions}>
          {isNewer ? (
            <Button size="compact-sm" variant="default" onClick={moves.follow}>
              {m.drafts_follow()}
            </Button>
          ) : null}
          {isApart && !isOver ? null : (
            <Button size="compact-sm" variant="default" onClick={moves.keepApart}>
              {m.drafts_keep_apart()}
            </Button>
          )}
        </div>
      }
    >
      {isOver ? overReview[why](at) : isApart ? apart[why](at) : inForm[why](at)}
    </Notice>
  );
}

type Words = Record<DraftConflict['why'], (at: number | null) => string>;

const timeOf = (at: number | null) => ({
  time: at === null ? m.common_not_told() : momentClock(at),
});

const inForm: Words = { newer: (at) => m.drafts_newer(timeOf(at)), gone: () => m.drafts_gone() };
const apart: Words = {
  newer: (at) => m.drafts_newer_apart(timeOf(at)),
  gone: () => m.drafts_gone_apart(),
};
const overReview: Words = {
  newer: (at) => m.drafts_newer_review(timeOf(at)),
  gone: () => m.drafts_gone_review(),
};

/** Beside a receipt: another page had saved the draft since, and that version was not what is stored. */
export function NewerStays({ at }: { at: number }) {
  return (
    <Notice
      tone="warn"
      icon={IconFileArrowRight}
      urgent
      actions={<Link to="/drafts">{m.drafts_all()}</Link>}
    >
      {m.drafts_newer_stays({ moment: formatMoment(at) })}
    </Notice>
  );
}
