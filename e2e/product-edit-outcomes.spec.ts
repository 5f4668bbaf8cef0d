import { expect } from '@playwright/test';
import { sendKey } from './support/actions';
import { expectAccessible } from './support/axe';
import { button, field } from './support/controls';
import { notice, savedLine, untilSaved } from './support/drafts';
import { test } from './support/fixtures';
import { addCheese, openForm, receipt, save, toReview } from './support/product-edit';

test.use({ worldOptions: { empty: true } });

test('M295, M125: a change is a draft of its product, and what moved since it began is asked about', async ({
  page,
  world,
}) => {
  const cheese = await addCheese(world);
  await openForm(page, world, cheese, 'edit');
  await untilSaved(page, () => field(page, 'Nombre').fill('Queso de Ana'));
  await cheese.meanwhile({ name: 'Queso de Luis', cost: 2.5, availability: 4 });
  await page.reload();
  await expect(field(page, 'Nombre')).toHaveValue('Queso de Ana');
  await expect(notice(page, 'y desde entonces cambió: Nombre, Costo.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/drafts');
  const row = page.getByRole('row', { name: /QUESO · Queso duro/ });
  await expect(row).toContainText('Cambio de producto');
  await expect(row).toContainText(world.branch.name);
  await row.getByRole('link').click();
  await expect(field(page, 'Nombre')).toHaveValue('Queso de Ana');
  await toReview(page).click();
  const moved = page.getByRole('status').filter({ hasText: 'Este producto cambió mientras tanto' });
  await moved.getByRole('group', { name: 'Nombre' }).getByRole('radio').last().check();
  await button(page, 'Seguir').click();
  await save(page, 'Queso de Luis').click();
  await expect(receipt(page)).toBeVisible();
  expect(await cheese.sent()).toEqual([{ name: 'Queso de Ana' }]);
  expect(await cheese.adjustments()).toEqual([]);
  await page.goto('/drafts');
  await expect(page.getByText('No hay borradores')).toBeVisible();
});

test('M295, M124: a count outlives the session and the tab, and is held against the stock of then', async ({
  page,
  world,
  context,
  expectHttpStatus,
}) => {
  expectHttpStatus(401);
  const cheese = await addCheese(world);
  await openForm(page, world, cheese, 'stock');
  await untilSaved(page, () => field(page, 'Cantidad').fill('8'));
  await context.clearCookies();
  await field(page, 'Motivo').fill('Merma');
  await expect(notice(page, 'Sin guardar desde')).toContainText('La sesión terminó');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Iniciar sesión en otra ventana' }).click();
  await sendKey(await opened, world.keys.full, 'Ana');
  await page.bringToFront();
  await expect(savedLine(page)).toBeVisible();
  const url = page.url();
  await page.close();
  await cheese.meanwhile({ availability: 5 });
  const again = await context.newPage();
  await again.goto(url);
  await expect(field(again, 'Motivo')).toHaveValue('Merma');
  await expect(notice(again, /Este ajuste parte de 10, .*ahora hay 5/)).toBeVisible();
  await button(again, 'Revisar el ajuste').click();
  await button(again, /Aplicar −2: quedan 3/).click();
  await button(again, 'Ajustar de 5 a 3').click();
  await expect(receipt(again)).toBeVisible();
  expect(await cheese.adjustments()).toMatchObject([{ quantity_before: 5, difference: -2 }]);
});

const refusals = [
  { kind: 'status-403', status: 403, says: 'Falta un permiso' },
  { kind: 'status-403-bare', status: 403, says: 'Falta un permiso' },
  { kind: 'status-409', status: 409, says: 'rechazó' },
  { kind: 'status-429', status: 429, says: 'esperar' },
] as const;

test('M37, M103: a refusal of any kind leaves what was typed, and the next try sends it once', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(403, 409, 429);
  const cheese = await addCheese(world);
  await openForm(page, world, cheese, 'edit');
  await field(page, 'Nombre').fill('Queso viejo');
  for (const { kind, says } of refusals) {
    await world.fail({ kind, method: 'PUT', times: 1 });
    await toReview(page).click();
    await save(page).click();
    await expect(
      page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: says }),
    ).toBeVisible();
    await expect(field(page, 'Nombre')).toHaveValue('Queso viejo');
    await expectAccessible(page);
  }
  await toReview(page).click();
  await save(page).click();
  await expect(receipt(page)).toBeVisible({ timeout: 20_000 });
  expect(await cheese.stored()).toMatchObject({ name: 'Queso viejo', availability: 10 });
  expect(await cheese.adjustments()).toEqual([]);
});

test('M109: what the service says of rows and taxes stands at them', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(422);
  const cheese = await addCheese(world);
  await openForm(page, world, cheese, 'edit');
  await page.getByRole('radio', { name: /^Con porciones/ }).check();
  await field(page, 'Unidades base del producto').fill('500');
  await field(page, 'Nombre de la porción').fill('Tajada');
  await field(page, 'Cuánto lleva').fill('50');
  await field(page, 'Precio de la porción').fill('0.75');
  const errors = {
    'portions.0.price': ['The price is low.'],
    base_unit_quantity: ['The base is odd.'],
    tax_ids: ['The VAT is missing.'],
  };
  const body = { success: false, message: 'Validation errors', errors };
  await world.fail({ kind: 'status-422', method: 'PUT', body, times: 1 });
  await toReview(page).click();
  await save(page).click();
  await expect(page.locator(':focus')).toContainText('The VAT is missing.');
  await expect(field(page, 'Unidades base del producto')).toHaveAccessibleDescription(
    /The base is odd/,
  );
  await expect(field(page, 'Precio de la porción')).toHaveAccessibleDescription(/The price is low/);
  await expectAccessible(page);
});

test('M131: a stock whose answer is lost is unknown: it is adjusted once, and a person says so', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(502, 504);
  const cheese = await addCheese(world);
  await openForm(page, world, cheese, 'stock');
  await field(page, 'Cantidad').fill('8');
  await field(page, 'Motivo').fill('Merma');
  await world.fail({ kind: 'reset-after', method: 'PUT', times: 1 });
  await button(page, 'Revisar el ajuste').click();
  await button(page, 'Ajustar de 10 a 8').click();
  const unknown = page.getByRole('alert').filter({ hasText: 'No sabemos' });
  await expect(unknown).toBeVisible();
  await expect(button(page, 'Reenviar lo mismo')).toHaveCount(0);
  await expectAccessible(page);
  await unknown
    .getByRole('radio', { name: /^Sí|se guardó$|Existe/ })
    .first()
    .check();
  await unknown.getByRole('textbox', { name: 'Cómo lo comprobó' }).fill('Lo vi en la lista');
  await unknown.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByRole('heading', { name: /^Comprobado/ })).toBeVisible();
  expect(await cheese.adjustments()).toHaveLength(1);
  await page.goto('/drafts');
  await expect(page.getByText('No hay borradores')).toBeVisible();
});
