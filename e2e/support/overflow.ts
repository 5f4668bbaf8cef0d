import { expect, type Page } from '@playwright/test';

/** Nothing on the page reaches beyond the right edge of the window. */
export async function expectNoOverflow(page: Page, where = 'the page'): Promise<void> {
  const pixels = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(pixels, `${where}: pixels beyond the right edge`).toBeLessThanOrEqual(0);
}
