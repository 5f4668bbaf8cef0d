/**
 * Takes a style sheet that could not be loaded out of the page. What is loaded later is asked for again when it fails, but whoever
 * asks takes a sheet that stands in the page for loaded (Vite's preloading does): without this it would never come.
 */
export function dropFailedStyles(page: Document): void {
  // The page's own have come or failed before any script of the app runs.
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet === null) link.remove();
  }
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    // A failure to load is told to the element alone, on its way down.
    true,
  );
}
