/**
 * A style sheet that could not be loaded is asked for again: one of the page at once, for nobody can work without it, and one that
 * came later by whoever asks for it next. That one takes a sheet that stands in the page for loaded (Vite's preloading does), so a
 * failed one has to leave it.
 */
export function retryFailedStyles(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    // A failure to load is told to the element alone, on its way down.
    true,
  );
  // The page's own have come or failed before any script of the app runs.
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!hasRules(link.sheet)) link.replaceWith(link.cloneNode());
  }
}

/** A failed sheet has none, or none that may be read. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
