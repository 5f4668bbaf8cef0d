import { lazy, Suspense, type ComponentProps } from 'react';
import { m } from '@/text/generated/messages';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { laterPart } from '../later-part/later-part';
import type { DraftNotices } from './draft-notices';

const Notices = lazy(
  laterPart(async () => ({ default: (await import('./draft-notices')).DraftNotices })).load,
);

/** What is to be said of a draft, loaded after its form; until then a form that waits for its draft says so by itself. */
export function LazyDraftNotices(props: ComponentProps<typeof DraftNotices>) {
  const waits = props.draft.view.opening !== null;
  return (
    <Suspense fallback={waits ? <SlowNotice>{m.drafts_opening()}</SlowNotice> : null}>
      <Notices {...props} />
    </Suspense>
  );
}
