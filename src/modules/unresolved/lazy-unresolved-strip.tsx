import { lazy, Suspense } from 'react';
import { laterPart } from '../later-part/later-part';

const Strip = lazy(
  laterPart(async () => ({ default: (await import('./unresolved-strip')).UnresolvedStrip })).load,
);

/** The strip, loaded after the screen it stands on, which does without it meanwhile and must not break for it. */
export function LazyUnresolvedStrip() {
  return (
    <Suspense>
      <Strip />
    </Suspense>
  );
}
