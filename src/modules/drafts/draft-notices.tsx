import { IconAlertTriangle, IconBrowser, IconFileOff, IconTrash } from '@tabler/icons-react';
import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Button } from '@/ui/form/button';
import { describeReadError } from '../error-panel/describe-error';
import { DraftOffer } from './draft-offer';
import { DraftRestored } from './draft-restored';
import classes from './drafts.module.css';
import { PartedNotice } from './parted-notice';
import type { Drafting } from './use-draft';

interface Props {
  draft: Drafting;
  /** Every field of the form, by path. */
  specs: Readonly<Record<string, FieldSpec>>;
  /** Something was pressed that goes away with its notice: the focus is to go on to the fields. */
  onAnswered: () => void;
}

/** Above the fields: what happened to the draft that whoever types must know. */
export function DraftNotices({ draft, specs, onAnswered }: Props) {
  const { view, moves } = draft;
  const answer = (move: () => void) => () => {
    move();
    onAnswered();
  };
  const dismiss = answer(moves.dismiss);
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
            <Button size="compact-sm" variant="default" onClick={answer(moves.retry)}>
              {m.common_retry()}
            </Button>
            <Button size="compact-sm" variant="default" onClick={answer(moves.startBlank)}>
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
        <Notice tone="info" icon={<IconFileOff size={16} />} onDismiss={dismiss}>
          {m.drafts_missing()}
        </Notice>
      ) : null}
      {view.restored ? (
        <DraftRestored {...view.restored} specs={specs} onDismiss={dismiss} />
      ) : null}
      {view.parted ? (
        <PartedNotice
          parted={view.parted}
          moves={{ follow: answer(moves.follow), keepApart: answer(moves.keepApart) }}
          stands="in-form"
        />
      ) : null}
      {view.isOpenElsewhere && view.parted === null ? (
        <Notice tone="info" icon={<IconBrowser size={16} />}>
          {m.drafts_open_elsewhere()}
        </Notice>
      ) : null}
      {view.discardFailure ? (
        <Notice tone="warn" icon={<IconAlertTriangle size={16} />} urgent onDismiss={dismiss}>
          {m.drafts_not_discarded()}
        </Notice>
      ) : null}
      {view.isDiscarded ? (
        <Notice
          tone="info"
          icon={<IconTrash size={16} />}
          onDismiss={dismiss}
          actions={
            <Button
              ref={takeLostFocus}
              size="compact-sm"
              variant="default"
              onClick={answer(moves.undo)}
            >
              {m.drafts_undo()}
            </Button>
          }
        >
          {m.drafts_discarded()}
        </Notice>
      ) : null}
      {hasNone ? (
        <DraftOffer form={draft.form} subject={draft.subject} onFollowed={onAnswered} />
      ) : null}
    </>
  );
}

/** The button that discarded went away with the draft. */
function takeLostFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}
