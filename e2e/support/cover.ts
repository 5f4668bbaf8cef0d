import { expect, type Page } from '@playwright/test';

/** What hides a page while the browser is somebody else's. */
export const cover = (page: Page) =>
  page.getByRole('dialog', { name: 'Esta página es de otra sesión' });

/** Nothing of the page shows, for nobody: not to the eye, not to a screen reader. */
export async function expectCovered(page: Page, operator: string): Promise<void> {
  await expect(cover(page)).toContainText(operator);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([
    'Esta página es de otra sesión',
  ]);
  await expect(page.getByRole('main')).toBeHidden();
}

/** Whoever is signed in now means to work on this page, which is loaded anew for them. */
export async function takeOver(page: Page, operator: string): Promise<void> {
  await cover(page)
    .getByRole('button', { name: `Descartarla y trabajar como ${operator}` })
    .click();
  await expect(page.getByRole('button', { name: `Sesión: ${operator}` })).toBeVisible();
}
