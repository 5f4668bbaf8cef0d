import { Suspense } from 'react';
import { laterComponent } from '../later-part/later-component';

const Strip = laterComponent(async () => (await import('./unresolved-strip')).UnresolvedStrip);

/** The strip, loaded after the screen it stands on, which does without it meanwhile and must not break for it. */
export function LazyUnresolvedStrip() {
  return (
    <Suspense>
      <Strip />
    </Suspense>
  );
}
