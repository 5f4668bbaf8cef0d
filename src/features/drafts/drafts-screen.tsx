import { IconAlertTriangle, IconFileText, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { draftQueries } from '@/api/drafts/queries';
import type { Draft, DraftList } from '@/api/drafts/schemas';
import { readClock } from '@/modules/business-day/moments';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { useStopWaiting } from '@/modules/error-panel/use-stop-waiting';
import { useFocusAfter } from '@/modules/form-fields/use-focus-after';
import { useSession } from '@/modules/session/session-context';
import { businessInWords } from '@/modules/session/integration-words';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ReadState } from '@/ui/table/read-state';
import { DraftTable } from './draft-table';
import { titleOf } from './draft-words';
import classes from './drafts.module.css';
import { useDiscardedDraft } from './use-discarded-draft';

/** Everything its person typed and did not send, in any form. */
export function DraftsScreen() {
  const { operator, integration } = useSession();
  const list = useQuery(draftQueries.list({}));
  const discarded = useDiscardedDraft();
  const { data, error } = list;
  const screen = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(screen);
  /** Leads the focus on, unless its person went elsewhere meanwhile. */
  const goOnTo = (...places: string[]) => {
    const from = document.activeElement;
    return () => {
      const { activeElement } = document;
      if (activeElement === from || activeElement === document.body) focus(...places);
    };
  };
  const discard = (id: string) => {
    const rows = data?.rows ?? [];
    const at = rows.findIndex((row) => row.id === id);
    const next = rows[at + 1] ?? rows[at - 1];
    discarded.discard(id, goOnTo(`[data-draft="${next?.id ?? ''}"] button`, '[data-undo]'));
  };
  const undo = (draft: Draft) => discarded.undo(draft, goOnTo(`[data-draft="${draft.id}"] a`));
  const reread = () => void list.refetch();
  const stop = useStopWaiting(draftQueries.list({}).queryKey);
  return (
    <div ref={screen} className={classes.screen}>
      <ScreenTitle title={m.drafts_title()}>
        <ReadState
          readAt={data ? readClock(list.dataUpdatedAt) : null}
          reading={list.isFetching}
          onRefresh={reread}
          onStop={stop}
        />
      </ScreenTitle>
      <p className={classes.intro}>
        {m.drafts_intro({
          operator: isolate(operator),
          business: isolate(businessInWords(integration)),
        })}
      </p>
      <DiscardNotices discarded={discarded} onUndo={undo} />
      <ReadTrouble query={list} subject={m.drafts_subject()} />
      {data === undefined && !error ? <SlowNotice>{m.common_reading()}</SlowNotice> : null}
      {data?.rows.length === 0 ? (
        <StatePanel icon={<IconFileText size={20} />} title={m.drafts_empty()}>
          <p>{m.drafts_empty_body()}</p>
        </StatePanel>
      ) : null}
      {data && data.rows.length > 0 ? (
        <DraftTable
          rows={data.rows}
          now={Date.parse(data.now)}
          isBusy={discarded.isBusy}
          onDiscard={discard}
        />
      ) : null}
      {data && data.total > data.rows.length ? <MoreDrafts {...data} /> : null}
    </div>
  );
}

function MoreDrafts({ rows, total }: DraftList) {
  const shown = formatQuantity(rows.length);
  return <p className={classes.intro}>{m.drafts_more({ shown, total: formatQuantity(total) })}</p>;
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
        <Notice tone="warn" icon={<IconAlertTriangle size={16} />} urgent>
          {isUndoFailure ? m.drafts_not_put_back() : m.drafts_not_discarded()}
        </Notice>
      ) : null}
      {last ? (
        <Notice
          tone="info"
          icon={<IconTrash size={16} />}
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
          {m.drafts_discarded_one({ title: titleOf(last) })}
        </Notice>
      ) : null}
    </>
  );
}
