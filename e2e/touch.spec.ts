import { expect, type Locator, type Page } from '@playwright/test';
import { openBatches } from './support/actions';
import { button, field } from './support/controls';
import { openEntryTypes, receipt, typeEntryType } from './support/entry-types';
import { expectRow } from './support/expectations';
import { test } from './support/fixtures';
import { addLots } from './support/lots';
import {
  addCheese,
  openForm,
  receipt as productReceipt,
  save,
  toReview,
} from './support/product-edit';
import { openNewProvider, providerReceipt, typeProvider } from './support/providers';

test.use({
  hasTouch: true,
  viewport: { width: 768, height: 1024 },
  worldOptions: { empty: true },
});

/** A finger needs more room than a pointer (WCAG 2.2, 2.5.8 asks for 24 px). */
async function tap(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await target.tap();
}

const tapButton = (page: Page, name: string) =>
  tap(page.getByRole('button', { name, exact: true }));

test.describe('M310: on a tablet, with the finger', () => {
  test('lots are filtered, and one product of them is opened', async ({ page, world }) => {
    await addLots(world, [
      { product: 'Leche entera 1 L', lot: 'L-1', days: -3 },
      { product: 'Yogur de fresa', lot: 'Y-1', days: 2 },
    ]);
    const table = await openBatches(page, world);
    await expectRow(table, { Lote: 'L-1' });
    await page.locator('label').filter({ hasText: 'Vencidos' }).tap();
    await expect(page).toHaveURL(/status=expired/);
    await expect(table.getByRole('link', { name: 'Yogur de fresa' })).toHaveCount(0);
    // A row of a list is a line of text: what is around its link belongs to no other target.
    await table.getByRole('link', { name: 'Leche entera 1 L' }).tap();
    await expect(page).toHaveURL(/product=/);
  });

  test('an entry type is created', async ({ page, world }) => {
    await openEntryTypes(page, world);
    await typeEntryType(page);
    await tapButton(page, 'Revisar el tipo de partida');
    await tapButton(page, 'Crear DIARIO');
    await expect(receipt(page)).toBeVisible();
  });

  test('a provider is created', async ({ page, world }) => {
    await openNewProvider(page, world);
    await typeProvider(page);
    const state = page.getByRole('combobox', { name: 'Departamento' });
    await tap(state);
    await state.fill('libertad');
    await tap(page.getByRole('option', { name: /La Libertad/ }));
    await tapButton(page, 'Revisar el proveedor');
    await tapButton(page, 'Crear La Ceiba');
    await expect(providerReceipt(page)).toBeVisible();
  });

  test('a product is changed', async ({ page, world }) => {
    const cheese = await addCheese(world);
    await openForm(page, world, cheese, 'edit');
    await field(page, 'Nombre').fill('Queso duro viejo');
    await tap(toReview(page));
    await tap(save(page));
    await expect(productReceipt(page)).toBeVisible();
    await tap(button(page, 'Seguir editando'));
    await expect(field(page, 'Nombre')).toHaveValue('Queso duro viejo');
  });
});
