import { expect, type Page } from '@playwright/test';
import { signIn } from './actions';
import type { World } from './world';

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

/** Who signs in in another window of the page's browser, by what differs from Ana; again: Ana, who had signed out there. */
export type Arrival = 'person' | 'integration' | 'business' | 'again';

/** @param other the other window, which is the browser's from then on */
export async function arrive(other: Page, keys: World['keys'], who: Arrival): Promise<void> {
  const { full, second, other: elsewhere } = keys;
  const key = { person: full, again: full, integration: second, business: elsewhere }[who];
  await signIn(other, key, who === 'person' ? 'Luis' : 'Ana', '/help');
}

/** Ana is back, and her page goes on by itself. */
export async function comeBack(page: Page, other: Page, keys: World['keys']): Promise<void> {
  await arrive(other, keys, 'again');
  await expect(cover(page)).toBeHidden({ timeout: 10_000 });
}

/** Signs out in the other window, which the page hears of at once. */
export async function leave(page: Page, other: Page): Promise<void> {
  await other.getByRole('button', { name: /^Sesión: / }).click();
  await other.getByRole('button', { name: 'Cerrar sesión', exact: true }).click();
  // Going anywhere from there before that would be in its way.
  await expect(other).toHaveURL(/\/sign-in/);
  await expect(page.getByRole('dialog', { name: 'Se cerró la sesión' })).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
}

/** How long a page that is not covered takes to be pressed. */
const pressed = { timeout: 3_000 };

/** What somebody does on a page that is not theirs any more; it may know so by itself by then, and be covered. */
export async function unlessCovered(
  page: Page,
  act: (within: { timeout: number }) => Promise<void>,
): Promise<void> {
  await act(pressed).catch(() => undefined);
  await expect(cover(page)).toBeVisible();
}
