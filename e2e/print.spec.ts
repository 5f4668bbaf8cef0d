import { expect, type Page } from '@playwright/test';
import { openBatches } from './support/actions';
import { field } from './support/controls';
import { openEntryTypes, receipt, reviewAndSend, typeEntryType } from './support/entry-types';
import { test } from './support/fixtures';
import { addLots } from './support/lots';
import {
  addCheese,
  openForm,
  receipt as productReceipt,
  save,
  toReview,
} from './support/product-edit';
import { openNewProvider, providerReceipt, sendProvider, typeProvider } from './support/providers';
import type { World } from './support/world';

test.use({ worldOptions: { empty: true }, colorScheme: 'dark' });

/** On paper: black on white whatever the theme, who printed it, numbered pages, and nothing to press. */
async function expectPaper(page: Page, world: World): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const foot = page.getByText(/^Consulta de Ana para .+ No es documento fiscal\.$/);
  await expect(foot).toBeVisible();
  await expect(foot).toContainText(world.today.split('-').reverse().join('/'));
  await expect(page.getByRole('navigation', { name: 'Áreas' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const paper = await page.evaluate(() => ({
    ink: getComputedStyle(document.querySelector('main h1') ?? document.body).color,
    ground: getComputedStyle(document.documentElement).getPropertyValue('--ground').trim(),
    numbered: [...document.styleSheets].some((sheet) =>
      [...sheet.cssRules].some((rule) => rule.cssText.includes('counter(pages)')),
    ),
  }));
  expect(paper).toEqual({ ink: 'rgb(0, 0, 0)', ground: '#fff', numbered: true });
}

test.describe('M307: on paper', () => {
  test('a receipt says what was stored, when, and by whom', async ({ page, world }) => {
    await openEntryTypes(page, world);
    await typeEntryType(page);
    await reviewAndSend(page);
    await expect(receipt(page)).toContainText('Ana');
    await expectPaper(page, world);
    await expect(receipt(page)).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
  });

  test('so does that of a provider, with its branch', async ({ page, world }) => {
    await openNewProvider(page, world);
    await typeProvider(page);
    await sendProvider(page);
    await expect(providerReceipt(page)).toBeVisible();
    await expectPaper(page, world);
    await expect(providerReceipt(page)).toContainText('La Ceiba');
  });

  test('and that of a product', async ({ page, world }) => {
    const cheese = await addCheese(world);
    await openForm(page, world, cheese, 'edit');
    await field(page, 'Nombre').fill('Queso duro viejo');
    await toReview(page).click();
    await save(page).click();
    await expect(productReceipt(page)).toBeVisible();
    await expectPaper(page, world);
    await expect(productReceipt(page)).toContainText('Queso duro viejo');
  });

  test('the count sheet says of which branch it is, and when it was read', async ({
    page,
    world,
  }) => {
    await addLots(world, [{ product: 'Leche entera 1 L', lot: 'L-1', days: 3 }]);
    await openBatches(page, world);
    await page.getByRole('button', { name: 'Hoja de conteo' }).click();
    await expect(page.getByRole('table')).toContainText('L-1');
    await expectPaper(page, world);
    await expect(page.getByRole('main')).toContainText(world.branch.name);
    await expect(page.getByRole('main')).toContainText(/a las \d\d:\d\d/);
  });

  test('what the shell tells of itself stays on the screen', async ({
    page,
    world,
    context,
    expectConnectionLoss,
  }) => {
    expectConnectionLoss();
    await openEntryTypes(page, world);
    await context.setOffline(true);
    const told = page.getByText(/^Sin conexión\./);
    await expect(told).toBeVisible();
    await expectPaper(page, world);
    await expect(told).toBeHidden();
    await context.setOffline(false);
  });
});
