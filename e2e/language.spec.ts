import { expect, type Page } from '@playwright/test';
import { appHeaders } from './support/app-headers';
import { expectAccessible } from './support/axe';
import { field } from './support/controls';
import { arrivals, openEntryTypes, receipt, sendSlowly, typed } from './support/entry-types';
import { test } from './support/fixtures';

test.use({ worldOptions: { empty: true } });

const english = (page: Page) => page.getByRole('button', { name: 'English' });
const question = (page: Page) => page.getByRole('dialog', { name: '¿Cambiar el idioma ahora?' });

test('what was typed a moment ago is there in the other language', async ({ page, world }) => {
  await openEntryTypes(page, world);
  await field(page, 'Nombre').pressSequentially(typed.name);
  await english(page).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(typed.name);
  await expect(english(page)).toBeFocused();
});

test('while something is sent it asks first, and changing cancels nothing', async ({
  page,
  world,
}) => {
  await sendSlowly(page, world);
  await english(page).click();
  await expect(question(page)).toContainText('su resultado quedará en la bitácora');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Quedarse aquí' }).click();
  await expect(receipt(page)).toBeVisible();
  await english(page).click();
  await expect(question(page)).toContainText('El resultado que está en pantalla no se mostrará');
  await question(page).getByRole('button', { name: 'Cambiar' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await arrivals(world)).toBe(1);
});

test('what is in no draft is asked about, and lost only by saying so', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(401);
  await openEntryTypes(page, world);
  // Somebody signs out in another window: what is typed from then on cannot be kept.
  await page.request.post('/gateway/sign-out', { headers: await appHeaders(page) });
  await field(page, 'Nombre').fill(typed.name);
  await english(page).click();
  await expect(question(page)).toContainText('se pierde');
  await question(page).getByRole('button', { name: 'Quedarse aquí' }).click();
  await expect(field(page, 'Nombre')).toHaveValue(typed.name);
});

test('without a connection it waits instead of losing the page', async ({
  page,
  world,
  expectConnectionLoss,
}) => {
  expectConnectionLoss();
  await openEntryTypes(page, world);
  await page.context().setOffline(true);
  await english(page).click();
  const dialog = page.getByRole('dialog', { name: 'El idioma no se puede cambiar ahora' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Quedarse aquí' }).click();
  await page.context().setOffline(false);
  await english(page).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the language lasts: the next page comes in it, and so does the page to sign in', async ({
  page,
  world,
}) => {
  await openEntryTypes(page, world);
  await english(page).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  const next = await page.request.get('/help', { headers: { accept: 'text/html' } });
  expect(await next.text()).toContain('<html lang="en">');
  await page.goto('/sign-in');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
