import { Suspense } from 'react';
import { openAtStart } from '@/api/core/page-start';
import { laterComponent } from '../later-part/later-component';
import { UnresolvedNotices } from './unresolved-notices';

const Strip = laterComponent(async () => (await import('./unresolved-strip')).UnresolvedStrip);

/** The strip, loaded after the screen it stands on, which must not break for it. */
export function LazyUnresolvedStrip() {
  return (
    <Suspense fallback={<ToldWithPage />}>
      <Strip />
    </Suspense>
  );
}

/** As the page came with it: one that came later would push down what somebody is about to press. */
function ToldWithPage() {
  const open = openAtStart();
  return open && <UnresolvedNotices unresolved={open.unresolved} sending={open.sending.length} />;
}
