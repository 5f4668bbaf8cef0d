import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_forceFrameRate as drawPerSecond } from 'scheduler';

/**
 * Draws the app in pieces, so that a slow computer hears a press or a key before all of it is there. Pieces of 40 ms: React's own
 * of 5 ms, made for a screen in use, come a tenth later to the end. Afterwards they are React's own again.
 * @param onDrawn calls back when a screen has been drawn
 */
export function drawApp(root: HTMLElement, app: ReactNode, onDrawn: (tell: () => void) => void) {
  drawPerSecond(25);
  onDrawn(() => drawPerSecond(0));
  startTransition(() => createRoot(root).render(app));
}
