import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { priceColumn, stock, updates } from './support/bulk';
import { expectRow } from './support/expectations';
import { test } from './support/fixtures';
import { openProducts } from './support/products';

test.use({ worldOptions: { empty: true } });

/** More presses than any screen has places to stop at. */
const mostStops = 120;

/** Goes on with Tab until the focus is there, as somebody without a mouse has to. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < mostStops; stops += 1) {
    const isThere = await target.evaluate((element) => element === document.activeElement);
    if (isThere) {
      const ring = await target.evaluate((element) => element.matches(':focus-visible'));
      expect(ring, 'the focus is seen').toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${String(target)}`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

test('M299: an identifier gets a name, and is corrected, without a mouse', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/directory?kind=price-list');
  await press(page, page.locator('summary').filter({ hasText: 'Dar nombre a un identificador' }));
  await reach(page, page.getByRole('textbox', { name: 'Identificador' }));
  await page.keyboard.insertText('0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b77');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('Lista Mayoreo');
  await page.keyboard.press('Enter');
  const opener = page.getByRole('button', { name: 'Lista Mayoreo' });
  await press(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Lista Mayoreo' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('M299: prices of many products are raised without a mouse', async ({ page, world }) => {
  await stock(world, 3);
  await openProducts(page, world);
  await press(page, page.getByRole('button', { name: 'Cambiar varios' }));
  // The rows are one stop; arrows go from one to the next.
  await press(page, page.getByRole('link', { name: 'Producto 1' }), 'Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  for (const name of ['Producto 1', 'Producto 2']) {
    await expect(page.getByRole('checkbox', { name: `Seleccionar ${name}` })).toBeChecked();
  }
  await press(page, page.getByRole('button', { name: 'Cambiar', exact: true }));
  const way = page.getByRole('combobox', { name: 'Cambio de precio' });
  await reach(page, way);
  await page.keyboard.press('ArrowDown');
  await expect(way).toHaveValue('percent-up');
  await reach(page, page.getByRole('textbox', { name: 'Porcentaje' }));
  await page.keyboard.insertText('10');
  await press(page, page.getByRole('button', { name: /^Revisar 2 filas/ }));
  await expectRow(page.getByRole('table'), { Producto: 'Producto 2', [priceColumn]: /1\.10/ });
  await press(page, page.getByRole('button', { name: /^Seguir con 2 cambios/ }));
  await reach(page, page.getByRole('textbox', { name: /para confirmar/ }));
  await page.keyboard.insertText('2');
  await press(page, page.getByRole('button', { name: /^Enviar 2 cambios/ }));
  await expect(page.getByText('2 de 2 filas')).toBeVisible();
  expect(await updates(world)).toHaveLength(2);
});
