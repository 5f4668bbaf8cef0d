const lostPart = 'LostPart';
let lost = 0;

/**
 * Names the failure to fetch a part of the app, so that it is told apart from a mistake in it. Left as it is, the router would load
 * the page again by itself, which without a network ends at the browser's own error page.
 */
export function nameLostParts(page: Window): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    lost += 1;
    if (isLostPart(payload)) return;
    payload.name = lostPart;
    payload.message = `Not fetched: ${payload.message}`;
  });
}

export const isLostPart = (error: unknown): boolean =>
  error instanceof Error && error.name === lostPart;

/** How often a part could not be fetched since the page was opened. */
export const timesLost = (): number => lost;
