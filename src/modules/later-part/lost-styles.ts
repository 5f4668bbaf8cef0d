import { wait } from '@/api/core/wait';
import { waitForNetwork } from './wait-for-network';

/** From a failure to the next try, unless the network comes back or somebody asks for it sooner; milliseconds. */
const againMs = 5_000;
/** What does not answer for so long is taken for lost: nobody shall wait for a connection that is dead; milliseconds. */
const answerMs = 10_000;

const never = new AbortController().signal;
const lost = new Set<HTMLLinkElement>();
let asking: Promise<void> | null = null;
let isKeptOn = false;

/**
 * Asks again for a style sheet that could not be loaded, until it is there: nobody can work without it. The browser never does, and
 * Vite's preloading takes one that stands in the page, and one it has asked for before, for loaded.
 * @returns ends that
 */
export function watchStyles(page: Document): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lose(target);
  };
  // A failure to load is told to the element alone, on its way down.
  page.addEventListener('error', onError, true);
  // The page's own have come or failed before any script of the app runs.
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!hasRules(link.sheet)) lost.add(link);
  }
  if (lost.size > 0) void fetchLostStyles();
  return () => page.removeEventListener('error', onError, true);
}

/** Asks for all that are lost. @returns whether all are there now */
export async function fetchLostStyles(): Promise<boolean> {
  asking ??= Promise.all([...lost].map(replaceSheet)).then(() => {
    asking = null;
  });
  await asking;
  return lost.size === 0;
}

/** Resolves when the sheet has come or is lost again; at once where it is no longer in the page. */
function replaceSheet(link: HTMLLinkElement): Promise<void> {
  lost.delete(link);
  return new Promise((resolve) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => resolve());
    // In its place: of two rules of the same weight the later one counts.
    link.replaceWith(again);
    if (!again.isConnected) return resolve();
    void wait(answerMs, never).then(() => {
      if (!hasRules(again.sheet)) lose(again);
      resolve();
    });
  });
}

function lose(link: HTMLLinkElement): void {
  if (!link.isConnected) return;
  lost.add(link);
  void keepAsking();
}

async function keepAsking(): Promise<void> {
  if (isKeptOn) return;
  isKeptOn = true;
  while (lost.size > 0) {
    await waitForNetwork(againMs, never);
    await fetchLostStyles();
  }
  isKeptOn = false;
}

/** A failed sheet has none, or none that may be read. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
