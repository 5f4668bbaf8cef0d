import { lazy, Suspense } from 'react';
import { laterPart } from '../later-part/later-part';

const Line = lazy(
  laterPart(async () => ({ default: (await import('./bulk-line')).BulkLine })).load,
);

/** The line of a running bulk job, loaded after the screen it stands on, which does without it meanwhile. */
export function LazyBulkLine() {
  return (
    <Suspense>
      <Line />
    </Suspense>
  );
}
