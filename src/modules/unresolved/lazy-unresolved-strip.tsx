import { lazy, Suspense } from 'react';
import { untilLoaded } from '../later-part/until-loaded';

const Strip = lazy(
  untilLoaded(async () => ({ default: (await import('./unresolved-strip')).UnresolvedStrip })),
);

/** The strip, loaded after the screen it stands on, which does without it meanwhile and must not break for it. */
export function LazyUnresolvedStrip() {
  return (
    <Suspense>
      <Strip />
    </Suspense>
  );
}
