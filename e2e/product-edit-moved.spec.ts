import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { button, field } from './support/controls';
import { test } from './support/fixtures';
import { addCheese, openForm, receipt, save, toReview } from './support/product-edit';
import { addProducts } from './support/products';

test.use({ worldOptions: { empty: true } });

test('M125: a stock that moved before the send is not sent: a person decides which of two was meant', async ({
  page,
  world,
}) => {
  const cheese = await addCheese(world);
  await openForm(page, world, cheese, 'stock');
  await field(page, 'Cantidad').fill('8');
  await field(page, 'Motivo').fill('Merma');
  await button(page, 'Revisar el ajuste').click();
  const send = button(page, 'Ajustar de 10 a 8');
  await expect(send).toBeVisible();
  await cheese.meanwhile({ availability: 9 });
  await send.click();
  const moved = page.getByRole('status').filter({ hasText: 'Las existencias se movieron' });
  await expect(moved).toBeFocused();
  await expectAccessible(page);
  expect(await cheese.sent()).toEqual([]);
  await button(page, /Aplicar −2: quedan 7/).click();
  await button(page, 'Ajustar de 9 a 7').click();
  await expect(receipt(page)).toBeVisible();
  expect(await cheese.adjustments()).toMatchObject([{ quantity_before: 9, difference: -2 }]);
});

test('M125, M291: what both changed is decided field by field, and what only somebody else changed stays', async ({
  page,
  world,
}) => {
  const cheese = await addCheese(world);
  await openForm(page, world, cheese, 'edit');
  await field(page, 'Nombre').fill('Queso de Ana');
  await field(page, 'Costo').fill('2.10');
  await cheese.meanwhile({ name: 'Queso de Luis', price_before_taxes: 3.5, availability: 8 });
  await toReview(page).click();
  const moved = page.getByRole('status').filter({ hasText: 'Este producto cambió mientras tanto' });
  await expect(moved).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Seguir').click();
  await expect(moved.getByRole('alert')).toHaveText('Elija una opción.');
  await moved.getByRole('group', { name: 'Nombre' }).getByRole('radio').last().check();
  await expect(
    moved
      .getByRole('group', { name: /Precio/ })
      .getByRole('radio')
      .first(),
  ).toBeChecked();
  await button(page, 'Seguir').click();
  await save(page, 'Queso de Luis').click();
  await expect(receipt(page)).toBeVisible();
  expect(await cheese.sent()).toEqual([{ name: 'Queso de Ana', cost: 2.1 }]);
  expect(await cheese.stored()).toMatchObject({ price_before_taxes: 3.5, availability: 8 });
});

test('M125: a product that is not where it was is looked for in the whole branch when a person asks', async ({
  page,
  world,
}) => {
  await addProducts(world, 250);
  const cheese = await addCheese(world, { name: 'Aceite' });
  await openForm(page, world, cheese, 'edit');
  await field(page, 'SKU').fill('ACEITE');
  // Behind two pages of two hundred.
  await addProducts(world, 400, 500);
  await cheese.meanwhile({ name: 'Zapote' });
  await toReview(page).click();
  const missing = page.getByRole('status').filter({ hasText: 'No pudimos comprobar' });
  await expect(missing).toBeFocused();
  await expect(missing).toContainText('No se envió nada');
  await expectAccessible(page);
  await button(page, 'Leer toda la sucursal').click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Este producto cambió mientras tanto' }),
  ).toBeVisible();
  await button(page, 'Seguir').click();
  await save(page, 'Zapote').click();
  await expect(receipt(page)).toBeVisible();
  expect(await cheese.sent()).toEqual([{ sku: 'ACEITE' }]);
});

test('M109: a refused word tells how it was spelt and which setting changes that', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(422);
  const cheese = await addCheese(world, { tax_ids: [] });
  await openForm(page, world, cheese, 'edit');
  await page.getByRole('radio', { name: /^No sujeto/ }).check();
  const body = {
    success: false,
    message: 'Validation errors',
    errors: { tax_method: ['The selected tax_method is invalid.'] },
  };
  await world.fail({ kind: 'status-422', method: 'PUT', body });
  await toReview(page).click();
  await save(page).click();
  await expect(page.getByText(/is_not_subject.*productVocabulary: documented/)).toBeVisible();
  await expectAccessible(page);
});

test('M37, M125: an adjustment that had to wait is held against the stock before it goes out again', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(429);
  const cheese = await addCheese(world);
  await openForm(page, world, cheese, 'stock');
  await field(page, 'Cantidad').fill('8');
  await field(page, 'Motivo').fill('Merma');
  await world.fail({ kind: 'status-429', method: 'PUT', times: 1 });
  await button(page, 'Revisar el ajuste').click();
  await button(page, 'Ajustar de 10 a 8').click();
  const resend = button(page, 'Reenviar lo mismo');
  await expect(resend).toBeEnabled({ timeout: 20_000 });
  await cheese.meanwhile({ availability: 5 });
  await resend.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Las existencias se movieron' }),
  ).toBeVisible({ timeout: 20_000 });
  expect(await cheese.adjustments()).toEqual([]);
});

test.describe('taxes', () => {
  test.use({ worldOptions: {} });

  test('M122: all taxes go only after somebody said that they know what becomes of it', async ({
    page,
    world,
  }) => {
    const cheese = await addCheese(world);
    await openForm(page, world, cheese, 'edit');
    await page.getByRole('radio', { name: /^Exento/ }).check();
    await expect(page.getByText('No será gravado pero conserva sus impuestos.')).toBeVisible();
    await page.getByRole('radio', { name: /^Quitarlos todos/ }).check();
    await toReview(page).click();
    await expect(page.getByRole('checkbox')).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('checkbox').check();
    await toReview(page).click();
    await expect(page.getByText('El producto se queda sin ningún impuesto.')).toBeVisible();
    await save(page).click();
    await expect(receipt(page)).toBeVisible();
    expect(await cheese.sent()).toEqual([{ tax_method: 'is_exent', tax_ids: [] }]);
    expect(await cheese.stored()).toMatchObject({ tax_ids: [] });
  });
});
