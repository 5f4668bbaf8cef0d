import { expect, type Locator, type Page } from '@playwright/test';

/** More presses than any screen has places to stop at. */
const mostStops = 120;

/** Goes on with Tab until the focus is there, as somebody without a mouse has to. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < mostStops; stops += 1) {
    const isThere = await target.evaluate((element) => element === document.activeElement);
    if (isThere) {
      const ring = await target.evaluate((element) => element.matches(':focus-visible'));
      expect(ring, 'the focus is seen').toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${String(target)}`);
}

/** Goes there and presses it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

/** Chooses a file from the field that takes one; the window it opens is the browser's. */
export async function chooseFile(
  page: Page,
  field: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  // Asked for before: the browser takes the window away from us only from some moment after that on.
  const opening = page.waitForEvent('filechooser');
  await press(page, field);
  await (await opening).setFiles(file);
}

/** Whoever has no mouse is somewhere on the screen, and not at the beginning of the page again. */
export async function expectPlaceKept(page: Page, what: string): Promise<void> {
  const place = () =>
    page.evaluate(() => document.activeElement?.closest('main')?.tagName ?? 'nowhere');
  await expect.poll(place, `where the focus is once ${what}`).toBe('MAIN');
}

/** As long as somebody takes who reads what came of a press: two of Ctrl+Enter right after each other are one. */
export async function readOn(page: Page): Promise<void> {
  const began = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 700, began);
}
