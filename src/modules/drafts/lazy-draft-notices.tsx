import { Suspense, type ComponentProps } from 'react';
import { m } from '@/text/generated/messages';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { laterComponent } from '../later-part/later-component';
import type { DraftNotices } from './draft-notices';

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
