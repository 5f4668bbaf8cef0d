import { useEffect } from 'react';

/**
 * Paper for as long as a screen is shown. A rule of its own for each part of a page would be simpler, but browsers fit the page to
 * the usual paper all the same; and no other style sheet can know what was chosen.
 */
export function usePageRule(rule: string | null): void {
  useEffect(() => {
    if (rule === null) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [rule]);
}
