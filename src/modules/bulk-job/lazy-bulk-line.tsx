import { Suspense } from 'react';
import { laterComponent } from '../later-part/later-component';

const Line = laterComponent(async () => (await import('./bulk-line')).BulkLine);

/** The line of a running bulk job, loaded after the screen it stands on, which does without it meanwhile. */
export function LazyBulkLine() {
  return (
    <Suspense>
      <Line />
    </Suspense>
  );
}
