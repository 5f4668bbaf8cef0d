import { IconAlertTriangle } from '@tabler/icons-react';
import { Suspense, useSyncExternalStore, type ComponentProps } from 'react';
import type { ApiError } from '@/api/core/errors';
import { momentClock, readClock } from '@/modules/business-day/moments';
import { m } from '@/text/generated/messages';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Button } from '@/ui/form/button';
import { laterComponent } from '../later-part/later-component';
import type { DraftNotices } from './draft-notices';
import classes from './drafts.module.css';
import type { Drafting } from './use-draft';

/** Below the fields: when the draft was saved, or since when it is not. Nobody has to read it while all is well. */
export function DraftStatus({ draft: { view, saved, moves } }: { draft: Drafting }) {
  const { id, trouble, conflict } = view;
  const isOwn = id !== null && (conflict === null || conflict.isApart);
  const savedAt = useSyncExternalStore(saved.subscribe, saved.savedAt);
  return (
    <div className={classes.status} data-trouble={trouble !== null}>
      <output>
        {trouble ? (
          <>
            <IconAlertTriangle size={14} aria-hidden />{' '}
            <strong>{m.drafts_unsaved({ time: readClock(trouble.since) })}</strong>{' '}
            {reasonOf(trouble.error)}
          </>
        ) : null}
      </output>
      {trouble === null && savedAt !== null ? (
        <span>{m.drafts_saved({ time: momentClock(savedAt) })}</span>
      ) : null}
      {isOwn && savedAt !== null ? (
        <Button size="compact-sm" variant="subtle" onClick={moves.discard}>
          {m.drafts_discard()}
        </Button>
      ) : null}
    </div>
  );
}

function reasonOf({ kind }: ApiError): string {
  if (kind === 'session') return m.drafts_unsaved_session();
  return kind === 'validation' ? m.drafts_unsaved_large() : m.drafts_unsaved_away();
}

const Notices = laterComponent(async () => (await import('./draft-notices')).DraftNotices);

/** What is to be said of a draft, loaded after its form; until then a form that waits for its draft says so by itself. */
export function LazyDraftNotices(props: ComponentProps<typeof DraftNotices>) {
  const waits = props.draft.view.opening !== null;
  return (
    <Suspense fallback={waits ? <SlowNotice>{m.drafts_opening()}</SlowNotice> : null}>
      <Notices {...props} />
    </Suspense>
  );
}
