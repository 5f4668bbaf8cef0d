import { expect, type Page } from '@playwright/test';

/** Signs in through the real page with a pasted key, and waits until the app has taken over. */
export async function signIn(page: Page, key: string, operator: string, next = '/'): Promise<void> {
  await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
  const form = page.getByRole('form', { name: 'Con una clave de integración' });
  await form.getByLabel('Clave de la integración').fill(key);
  await form.getByLabel('Su nombre').fill(operator);
  await form.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
