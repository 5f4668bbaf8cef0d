import { expect, type Locator, type Page } from '@playwright/test';
import { expectCounted } from './ladder';
import type { World } from './world';

/** Fills in the form for a pasted key on the gateway's sign-in page, and sends it. */
export async function sendKey(page: Page, key: string, operator: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Con una clave de integración' });
  await form.getByLabel('Clave de la integración').fill(key);
  await form.getByLabel('Su nombre').fill(operator);
  await form.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Signs in through the real page with a pasted key, and waits until the app has taken over. */
export async function signIn(page: Page, key: string, operator: string, next = '/'): Promise<void> {
  await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
  await sendKey(page, key, operator);
  await expect(page.getByRole('button', { name: `Sesión: ${operator}` })).toBeVisible();
}

/** Signs Ana in and opens the lots of the world's branch, with filters as they stand in the address. */
export async function openBatches(
  page: Page,
  world: World,
  { search = '', key = world.keys.full, branch = world.branch.id } = {},
): Promise<Locator> {
  await signIn(page, key, 'Ana', `/branches/${branch}/batches${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.getByRole('table');
}

/** Opens another branch from the header. */
export async function pickBranch(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Sucursal/ }).click();
  await page.getByRole('list', { name: 'Sucursales' }).getByRole('button', { name }).click();
}

/** Answers which branch a screen is meant for that was opened before any was chosen. */
export async function chooseBranch(page: Page, name: string): Promise<void> {
  const choices = page.getByRole('main').getByRole('list', { name: 'Elegir sucursal' });
  await choices.getByRole('button', { name }).click();
}

/**
 * Leaves the list of lots through the session's menu; `way` is one of its buttons. The ladder has its counts by then: the browser
 * would tell as errors what a session that has ended is refused.
 */
export async function signOut(page: Page, way = 'Cerrar sesión'): Promise<void> {
  await expectCounted(page);
  await page.getByRole('button', { name: /^Sesión: / }).click();
  await page.getByRole('button', { name: way, exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in/);
}
