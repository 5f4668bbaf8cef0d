import { lazy, Suspense } from 'react';

const againAfterMs = 10_000;

/** The screen does without the line while it cannot be loaded; it must not break for it. */
async function loadLine() {
  for (;;) {
    try {
      return { default: (await import('./bulk-line')).BulkLine };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    }
  }
}

const Line = lazy(loadLine);

/** The line of a running bulk job, loaded after the screen it stands on. */
export function LazyBulkLine() {
  return (
    <Suspense>
      <Line />
    </Suspense>
  );
}
