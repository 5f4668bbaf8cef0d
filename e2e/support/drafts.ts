import { expect, type Locator, type Page } from '@playwright/test';

/** The quiet line below the fields: what is on the screen is kept. */
export const savedLine = (page: Page): Locator => page.getByText(/^Borrador guardado \d\d:\d\d$/);

export const notice = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

/** The draft that the address names; empty when it names none. */
export const draftInAddress = (page: Page): string =>
  new URL(page.url()).searchParams.get('draft') ?? '';

/** Waits until the gateway has everything that is typed: the request of the last save was answered. */
export async function untilSaved(page: Page, type: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.ok(),
  );
  await type();
  await saved;
  await expect(savedLine(page)).toBeVisible();
}
