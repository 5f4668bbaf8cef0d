import type { Page } from '@playwright/test';

/** Takes the page from its person as a browser does that runs out of memory. */
export async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It never answers: the page that would is gone.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Lets the page store nothing, as a browser does whose person or office forbids it. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
}
