/**
 * Asks once more for a style sheet of the page that could not be loaded: nobody can work on a page without it. The page's own have
 * come or failed before any script of the app runs.
 */
export function retryFailedStyles(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!hasRules(link.sheet)) link.replaceWith(link.cloneNode());
  }
}

/** One that failed has none, or none that may be read. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
