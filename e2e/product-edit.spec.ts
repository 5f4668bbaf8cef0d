import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { button, field } from './support/controls';
import { test } from './support/fixtures';
import { readOn } from './support/keyboard';
import { addCheese, openForm, receipt, save, toReview } from './support/product-edit';

test.use({ worldOptions: { empty: true } });

test('what is odd about what was typed a moment ago stands in the review', async ({
  page,
  world,
}) => {
  const cheese = await addCheese(world);
  await openForm(page, world, cheese, 'edit');
  await field(page, 'Costo').fill('2.13');
  await field(page, 'El cliente paga').fill('1.13');
  await page.keyboard.press('Control+Enter');
  const review = page.getByRole('region', { name: 'Esto se enviará' });
  await expect(review).toContainText('por debajo del costo');
  await expect(review).toContainText('El cliente paga');
});

test('M125: a sale while a name is typed leaves no adjustment, and only the name is sent', async ({
  page,
  world,
}) => {
  const cheese = await addCheese(world);
  await openForm(page, world, cheese, 'edit');
  await expect(page.getByText('Guardar este formulario no las cambia.')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Nombre').fill('Queso duro viejo');
  await cheese.meanwhile({ availability: 9 });
  await toReview(page).click();
  await expect(page.getByText('no se genera ningún ajuste de inventario')).toBeVisible();
  await expectAccessible(page);
  await save(page).click();
  await expect(receipt(page)).toBeFocused();
  await expect(receipt(page)).toContainText('9');
  expect(await cheese.sent()).toEqual([{ name: 'Queso duro viejo' }]);
  expect(await cheese.adjustments()).toEqual([]);
  expect(await cheese.stored()).toMatchObject({ name: 'Queso duro viejo', availability: 9 });
  await button(page, 'Seguir editando').click();
  await toReview(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'No hay cambios' })).toBeVisible();
});

test('M124: stock is adjusted once, by keyboard, with before, after and a reason in the journal', async ({
  page,
  world,
}) => {
  const cheese = await addCheese(world);
  await openForm(page, world, cheese, 'stock');
  await expectAccessible(page);
  await page.getByRole('radio', { name: /sobra o falta/ }).press('Space');
  await field(page, 'Cantidad').press('-');
  await page.keyboard.type('2.5');
  await expect(page.getByText('Quedaría una cantidad con decimales: 7.5.')).toBeVisible();
  await field(page, 'Motivo').fill('Conteo del lunes');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('checkbox', { name: /dejar en 7\.5/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await readOn(page);
  await page.keyboard.press('Control+Enter');
  await expect(button(page, 'Volver a los datos')).toBeFocused();
  await expectAccessible(page);
  await readOn(page);
  await page.keyboard.press('Control+Enter');
  await expect(receipt(page)).toBeFocused();
  expect(await cheese.sent()).toEqual([{ availability: 7.5 }]);
  expect(await cheese.adjustments()).toMatchObject([
    { quantity_before: 10, quantity_after: 7.5, difference: -2.5 },
  ]);
  await page.getByRole('link', { name: 'Volver al producto' }).click();
  const history = page.getByRole('table', { name: 'Historial' });
  await expect(history.getByRole('row')).toHaveCount(2);
  await expect(history).toContainText('Conteo del lunes');
  await expectAccessible(page);
  await history.getByRole('link', { name: 'Ajuste de existencias' }).click();
  await expect(page).toHaveURL(/\/attempts\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Conteo del lunes').first()).toBeVisible();
});
