import { IconFileText, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { draftMutations } from '@/api/drafts/mutations';
import { draftQueries } from '@/api/drafts/queries';
import type { Draft, DraftSummary, SaveDraft } from '@/api/drafts/schemas';
import { formatTimestamp } from '@/modules/business-day/moments';
import { thisDraftPage } from '@/modules/drafts/draft-page';
import { useFocusAfter } from '@/modules/form-fields/use-focus-after';
import { formOfDraft } from '@/modules/journal/write-words';
import { listAddress } from '@/modules/list/list-address';
import type { ListColumn } from '@/modules/list/list-declaration';
import { ListPage } from '@/modules/list/list-page';
import { useLocalListing } from '@/modules/list/listing';
import { useListPlace } from '@/modules/list/use-list-place';
import { businessInWords } from '@/modules/session/integration-words';
import { useSession } from '@/modules/session/session-context';
import { formatAge } from '@/text/age';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { CutText } from '@/ui/layout/cut-text';
import { unlessFocusMoved } from '@/ui/layout/unless-focus-moved';
import classes from './drafts.module.css';

const address = listAddress({
  list: 'drafts',
  columns: { what: 'always', branch: 'shown', age: 'shown', actions: 'always' },
});
const nowhere = {};

/** The form it was typed in. */
const opens = (draft: DraftSummary) => formOfDraft(draft).opens(draft);

const row = { id: ({ id }: DraftSummary) => id, name: titleOf, to: opens };

type Columns = Record<(typeof address)['ids'][number], ListColumn<DraftSummary>>;

interface Moves {
  onOpen: (draft: DraftSummary) => void;
  onDiscard: (id: string) => void;
}

/** @param now the gateway's clock when they were read */
function columnsOf(now: number, isBusy: boolean, { onOpen, onDiscard }: Moves): Columns {
  return {
    what: {
      label: m.drafts_what,
      width: null,
      narrow: 'lead',
      cell: (draft) => (
        <>
          <span className={classes.form}>{formOfDraft(draft).name()}</span>
          {draft.sent ? (
            <span className={classes.form}>
              {draft.sent.outcome === 'unknown' ? m.drafts_sent_unknown() : m.drafts_sent_earlier()}
            </span>
          ) : null}
        </>
      ),
    },
    branch: {
      label: m.drafts_branch,
      width: { wide: 220, medium: 160 },
      narrow: 'hidden',
      cell: ({ branchName }) => <CutText>{branchName ?? m.drafts_whole_business()}</CutText>,
    },
    age: {
      label: m.drafts_age,
      width: { wide: 200, medium: 192 },
      narrow: 'detail',
      cell: (draft) => (
        <>
          {ageOf(draft, now)}
          <span className={classes.moment}>{formatTimestamp(draft.savedAt)}</span>
        </>
      ),
    },
    actions: {
      label: m.drafts_actions,
      width: { wide: 216, medium: 208 },
      narrow: 'mark',
      cell: (draft) => (
        <span className={classes.actions}>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={m.drafts_continue({ title: inSentence(draft) })}
            onClick={() => onOpen(draft)}
          >
            {m.drafts_continue_short()}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            data-discard
            busy={isBusy}
            aria-label={m.drafts_discard_one({ title: inSentence(draft) })}
            onClick={() => onDiscard(draft.id)}
          >
            {m.drafts_discard_short()}
          </Button>
        </span>
      ),
    },
  };
}

/** Everything its person typed and did not send, in any form, the newest first. */
export function DraftList() {
  const { operator, integration } = useSession();
  const navigate = useNavigate();
  const at = useListPlace(address, nowhere);
  const listing = useLocalListing(draftQueries.list({}), ({ rows }) => rows, null);
  const { data, all } = listing;
  const discarded = useDiscardedDraft();
  const screen = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(screen);
  const goOnTo = (...places: string[]) => unlessFocusMoved(() => focus(...places));
  const discard = (id: string) => {
    const place = all.findIndex((draft) => draft.id === id);
    const next = all[place + 1] ?? all[place - 1];
    discarded.discard(id, goOnTo(`[data-row="${next?.id ?? ''}"] [data-discard]`, '[data-undo]'));
  };
  const undo = (draft: Draft) => discarded.undo(draft, goOnTo(`[data-row="${draft.id}"] a`));
  const now = data === undefined ? 0 : Date.parse(data.now);
  const columns = columnsOf(now, discarded.isBusy, {
    onOpen: (draft) => void navigate(opens(draft)),
    onDiscard: discard,
  });
  const total = data?.total ?? 0;
  const counted = { total: formatQuantity(total), count: total };
  return (
    <div ref={screen}>
      <ListPage
        at={at}
        listing={listing}
        columns={columns}
        row={row}
        words={{
          title: m.drafts_title(),
          subject: m.drafts_subject,
          filters: m.lists_columns(),
          count: (shown) =>
            total > shown
              ? m.drafts_more({ shown: formatQuantity(shown), total: counted.total })
              : m.drafts_count(counted),
          empty: {
            icon: IconFileText,
            title: m.drafts_empty(),
            body: m.drafts_empty_body(),
          },
        }}
        slots={{
          intro: (
            <>
              <p className={classes.intro}>
                {m.drafts_intro({
                  operator: isolate(operator),
                  business: isolate(businessInWords(integration)),
                })}
              </p>
              <DiscardNotices discarded={discarded} onUndo={undo} />
            </>
          ),
        }}
      />
    </div>
  );
}

interface NoticesProps {
  discarded: ReturnType<typeof useDiscardedDraft>;
  onUndo: (draft: Draft) => void;
}

function DiscardNotices({ discarded, onUndo }: NoticesProps) {
  const { last, failure, isUndoFailure, isBusy, dismiss } = discarded;
  return (
    <>
      {failure ? (
        <Notice tone="warn" urgent>
          {isUndoFailure ? m.drafts_not_put_back() : m.drafts_not_discarded()}
        </Notice>
      ) : null}
      {last ? (
        <Notice
          tone="info"
          icon={IconTrash}
          onDismiss={dismiss}
          actions={
            <Button
              size="compact-sm"
              variant="default"
              data-undo
              busy={isBusy}
              onClick={() => onUndo(last)}
            >
              {m.drafts_undo()}
            </Button>
          }
        >
          {m.drafts_discarded_one({ title: inSentence(last) })}
        </Notice>
      ) : null}
    </>
  );
}

type Titled = Pick<DraftSummary, 'title'>;

/** What people know it by. */
function titleOf({ title }: Titled): string {
  return isolate(title || m.drafts_untitled());
}

const inSentence = ({ title }: Titled) => isolate(title || m.drafts_untitled_one());

/** How long ago it was saved, when the gateway's clock shows `now`, in milliseconds of the epoch. */
function ageOf({ savedAt }: DraftSummary, now: number): string {
  return formatAge(now - Date.parse(savedAt)) ?? m.drafts_now();
}

/** Takes drafts away, and puts the last one back for as long as the screen stands. */
function useDiscardedDraft() {
  const { operator, integration } = useSession();
  const discarding = useMutation(draftMutations.discard());
  const keeping = useMutation(draftMutations.keep());
  return {
    /** The draft that was taken away last. */
    last: discarding.data ?? null,
    isBusy: discarding.isPending || keeping.isPending,
    failure: discarding.error ?? keeping.error,
    /** Whether it is the way back that failed. */
    isUndoFailure: keeping.error !== null,
    /** `onGone` is called once it is off the list. */
    discard: (id: string, onGone: () => void) => {
      keeping.reset();
      discarding.mutate({ id, tab: thisDraftPage().tab }, { onSuccess: onGone });
    },
    /** `onBack` is called once it is on the list again. */
    undo: (draft: Draft, onBack: () => void) => {
      const worker = { operator, business: integration.business };
      keeping.mutate(
        { id: draft.id, draft: asNew(draft, worker) },
        {
          onSuccess: () => {
            discarding.reset();
            onBack();
          },
        },
      );
    },
    dismiss: discarding.reset,
  };
}

function asNew(draft: Draft, worker: Pick<SaveDraft, 'operator' | 'business'>): SaveDraft {
  const { form, schema, title, branchId, branchName, subjectId, values, origin } = draft;
  const { tab, nextRevision } = thisDraftPage();
  const label = { form, schema, title, branchId, branchName, subjectId };
  return { ...label, ...worker, base: 0, tab, revision: nextRevision(), values, origin };
}
