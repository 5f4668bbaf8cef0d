import { lazy, Suspense } from 'react';

const againAfterMs = 10_000;

/** The screen does without the strip while it cannot be loaded; it must not break for it. */
async function loadStrip() {
  for (;;) {
    try {
      return { default: (await import('./unresolved-strip')).UnresolvedStrip };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    }
  }
}

const Strip = lazy(loadStrip);

/** The strip, loaded after the screen it stands on. */
export function LazyUnresolvedStrip() {
  return (
    <Suspense>
      <Strip />
    </Suspense>
  );
}
