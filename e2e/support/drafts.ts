import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** The quiet line below the fields: what is on the screen is kept. */
export const savedLine = (page: Page): Locator => page.getByText(/^Borrador guardado \d\d:\d\d$/);

export const notice = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

/** The draft that the address names; empty when it names none. */
export const draftInAddress = (page: Page): string =>
  new URL(page.url()).searchParams.get('draft') ?? '';

const isSave = (request: Request) =>
  /^(PUT|PATCH)$/.test(request.method()) &&
  new URL(request.url()).pathname.startsWith('/gateway/drafts/');

/** Longer than the form waits before it saves; milliseconds. */
const beforeSaveMs = 1_500;

/** Waits until the gateway has everything that is typed: the request of the last save was answered. */
export async function untilSaved(page: Page, type: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((response) => isSave(response.request()) && response.ok());
  await type();
  // On a slow machine the first save begins while somebody types still: the last one begins now, unless it has begun already.
  const last = await page.waitForRequest(isSave, { timeout: beforeSaveMs }).catch(() => null);
  await saved;
  if (last !== null) expect((await last.response())?.ok()).toBe(true);
  await expect(savedLine(page)).toBeVisible();
}
