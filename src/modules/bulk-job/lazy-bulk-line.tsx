import { lazy, Suspense } from 'react';
import { untilLoaded } from '../later-part/until-loaded';

const Line = lazy(untilLoaded(async () => ({ default: (await import('./bulk-line')).BulkLine })));

/** The line of a running bulk job, loaded after the screen it stands on, which does without it meanwhile. */
export function LazyBulkLine() {
  return (
    <Suspense>
      <Line />
    </Suspense>
  );
}
