import {
  IconAlertTriangle,
  IconBrowser,
  IconFileOff,
  IconFileText,
  IconHistory,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Fragment, type ComponentProps } from 'react';
import { draftQueries } from '@/api/drafts/queries';
import type { DraftForm, DraftSummary } from '@/api/drafts/schemas';
import { isUnconfirmed, unsentDrafts } from '@/api/drafts/unsent-drafts';
import { formatMoment } from '@/modules/business-day/moments';
import { fieldLabel } from '@/modules/form-fields/field-label';
import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Notice } from '@/ui/feedback/notice';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Button } from '@/ui/form/button';
import { takeLostFocus } from '@/ui/layout/take-lost-focus';
import { describeReadError } from '../error-panel/describe-error';
import { formOfDraft } from '../journal/write-words';
import { ConflictNotice } from './conflict-notice';
import { isAsBegun } from './draft-page';
import type { StoredEarlier } from './draft-state';
import classes from './drafts.module.css';
import type { LostValue } from './fit-values';
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
        icon={IconAlertTriangle}
        urgent
        actions={
          <div className={classes.actions}>
            <Answer onClick={answer(moves.retry)}>{m.common_retry()}</Answer>
            <Answer onClick={answer(moves.startBlank)}>{m.drafts_start_blank()}</Answer>
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
        <Notice tone="info" icon={IconFileOff} onDismiss={dismiss}>
          {m.drafts_missing()}
        </Notice>
      ) : null}
      {view.restored ? (
        <DraftRestored id={view.id} {...view.restored} specs={specs} onDismiss={dismiss} />
      ) : null}
      {view.conflict ? (
        <ConflictNotice
          conflict={view.conflict}
          moves={{ follow: answer(moves.follow), keepApart: answer(moves.keepApart) }}
          stands="in-form"
        />
      ) : null}
      {view.isOpenElsewhere && view.conflict === null ? (
        <Notice tone="info" icon={IconBrowser}>
          {m.drafts_open_elsewhere()}
        </Notice>
      ) : null}
      {view.discardFailure ? (
        <Notice tone="warn" urgent onDismiss={dismiss}>
          {m.drafts_not_discarded()}
        </Notice>
      ) : null}
      {view.isDiscarded ? (
        <Notice
          tone="info"
          icon={IconTrash}
          onDismiss={dismiss}
          actions={
            // The button that discarded went away with the draft.
            <Answer ref={takeLostFocus} onClick={answer(moves.undo)}>
              {m.drafts_undo()}
            </Answer>
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

const Answer = (props: ComponentProps<typeof Button>) => (
  <Button size="compact-sm" variant="default" {...props} />
);

interface RestoredProps {
  id: string | null;
  savedAt: number;
  lost: readonly LostValue[];
  /** What stored an earlier version of it. */
  stored: StoredEarlier | null;
  /** Every field of the form, by path. */
  specs: Readonly<Record<string, FieldSpec>>;
  onDismiss: () => void;
}

/** The form was filled from a draft; what found no place in it is shown to be copied. */
function DraftRestored({ id, savedAt, lost, stored, specs, onDismiss }: RestoredProps) {
  if (id !== null && isAsBegun(id, savedAt) && lost.length === 0 && stored === null) return null;
  const restored = m.drafts_restored({ moment: formatMoment(savedAt) });
  if (stored !== null && lost.length === 0) {
    return (
      <Notice
        tone="warn"
        icon={IconAlertTriangle}
        onDismiss={onDismiss}
        actions={
          <Link to="/attempts/$attemptId" params={{ attemptId: stored.attempt }}>
            {m.drafts_see_sent()}
          </Link>
        }
      >
        {restored} {m.drafts_stored_earlier({ moment: formatMoment(stored.at) })}
      </Notice>
    );
  }
  if (lost.length === 0) {
    return (
      <Notice tone="info" icon={IconHistory} onDismiss={onDismiss}>
        {restored}
      </Notice>
    );
  }
  const told = lost.map(({ path, text }) => {
    const label = fieldLabel(specs, path) ?? m.drafts_lost_field();
    return { path, label, text };
  });
  return (
    <Notice
      tone="warn"
      icon={IconAlertTriangle}
      actions={
        <CopyButton text={() => told.map(({ label, text }) => `${label}: ${text}`).join('\n')}>
          {m.drafts_copy_lost()}
        </CopyButton>
      }
    >
      {restored} {m.drafts_lost()}
      <dl className={classes.lost}>
        {told.map(({ path, label, text }) => (
          <Fragment key={path}>
            <dt>{label}</dt>
            <dd>{isolate(text)}</dd>
          </Fragment>
        ))}
      </dl>
    </Notice>
  );
}

interface OfferProps {
  form: DraftForm;
  /** The record that the form changes. */
  subject: string | undefined;
  /** One of them is being opened. */
  onFollowed: () => void;
}

/**
 * On an empty form: what the same person left unsent in it, first of all in this branch. Another branch's is opened there. A failure is
 * told where drafts are listed, not here.
 */
function DraftOffer({ form, subject, onFollowed }: OfferProps) {
  const { data } = useQuery(draftQueries.list({ form, subject }));
  const { branchId } = useParams({ strict: false });
  if (data === undefined) return null;
  const isHere = (draft: DraftSummary) => draft.branchId === branchId?.toLowerCase();
  const unknown = data.rows.find(
    (draft) => isUnconfirmed(draft) && (branchId === undefined || isHere(draft)),
  );
  const { rows, total } = unsentDrafts(data);
  const here = rows.find(isHere);
  const newest = here ?? rows[0];
  const isElsewhere = branchId !== undefined && here === undefined;
  return (
    <>
      {unknown === undefined ? null : <SentUnknown draft={unknown} />}
      {newest === undefined ? null : (
        <Notice
          tone="info"
          icon={IconFileText}
          actions={
            <div className={classes.actions}>
              <Link {...formOfDraft(newest).opens(newest)} replace onClick={onFollowed}>
                {continueInWords(newest, isElsewhere)}
              </Link>
              <Link to="/drafts">{m.drafts_all()}</Link>
            </div>
          }
        >
          {m.drafts_offer({ count: total })}
        </Notice>
      )}
    </>
  );
}

function continueInWords({ title, branchName }: DraftSummary, isElsewhere: boolean): string {
  const named = { title: isolate(title || m.drafts_untitled_one()) };
  return isElsewhere && branchName !== null
    ? m.drafts_continue_in({ ...named, branch: isolate(branchName) })
    : m.drafts_continue(named);
}

/** What was sent has no known end, and should not be typed again. */
function SentUnknown({ draft }: { draft: DraftSummary }) {
  return (
    <Notice
      tone="warn"
      icon={IconAlertTriangle}
      actions={
        <div className={classes.actions}>
          <Link {...formOfDraft(draft).opens(draft)} replace>
            {m.drafts_see_sent()}
          </Link>
          <Link to="/drafts">{m.drafts_all()}</Link>
        </div>
      }
    >
      {m.drafts_offer_unknown()}
    </Notice>
  );
}
