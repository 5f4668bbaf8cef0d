import { expect, type Locator, type Page } from '@playwright/test';

/** What people find on any screen, by role and name. */

export const field = (page: Page | Locator, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name });

/** What a write came to, by its title. */
export const alertOf = (page: Page, title: string): Locator =>
  page.getByRole('alert').filter({ hasText: title });

/** The value beside a name, in a list of facts. */
export const fact = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: name }) })
    .getByRole('definition');

/** What the address says after its path. */
export const searchIn = (page: Page): string => new URL(page.url()).search;

/** Checks what stands in the address: it comes with the navigation, and not in the press itself, which `check()` expects. */
export async function checkInAddress(choice: Locator): Promise<void> {
  await choice.click();
  await expect(choice).toBeChecked();
}
