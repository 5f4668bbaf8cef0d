import type { Page } from '@playwright/test';

/** Pastes a text where the focus is, as somebody does who copied it elsewhere; the test grants the clipboard. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}
