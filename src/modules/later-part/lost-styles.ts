import { waitForNetwork } from './wait-for-network';

/** From a failure to the next try, unless somebody asks for it sooner; milliseconds. */
export const stylesAgainMs = 5_000;

const lost = new Set<HTMLLinkElement>();
let asking: Promise<void> | null = null;

/**
 * Asks again for a style sheet that could not be loaded, until it is there: nobody can work without it. The browser never does, and
 * Vite's preloading takes one that stands in the page, and one it has asked for before, for loaded.
 */
export function watchStyles(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lose(target);
    },
    // A failure to load is told to the element alone, on its way down.
    true,
  );
  // The page's own have come or failed before any script of the app runs.
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!hasRules(link.sheet)) lost.add(link);
  }
  if (lost.size > 0) void fetchLostStyles();
}

/** Asks for all that are lost. @returns whether all are there now */
export async function fetchLostStyles(): Promise<boolean> {
  asking ??= askAgain().finally(() => (asking = null));
  await asking;
  return lost.size === 0;
}

async function askAgain(): Promise<void> {
  const links = [...lost];
  lost.clear();
  await Promise.all(links.map(replaceSheet));
}

/** Resolves when the sheet has come or failed; at once where it is no longer in the page. */
function replaceSheet(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const again = link.cloneNode();
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => resolve());
    // In its place: of two rules of the same weight the later one counts.
    link.replaceWith(again);
    if (!again.isConnected) resolve();
  });
}

function lose(link: HTMLLinkElement): void {
  lost.add(link);
  if (lost.size > 1) return;
  void waitForNetwork(stylesAgainMs, new AbortController().signal).then(fetchLostStyles);
}

/** A failed sheet has none, or none that may be read. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
