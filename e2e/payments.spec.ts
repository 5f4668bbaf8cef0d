import { expect } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { alertOf, field } from './support/controls';
import { expectCount } from './support/expectations';
import { test } from './support/fixtures';
import { press } from './support/keyboard';
import {
  addOpenPurchases,
  amountOf,
  chooseMethod,
  expectPayments,
  openPayment,
  openReadBack,
  pasteParts,
  payButton,
  paymentArrivals,
  payIntoDoubt,
  paymentReceipt,
  readBackPayment,
  typePayment,
} from './support/payments';
import { addSupplier, purchasesPath, recordPurchase } from './support/purchases';
import type { World } from './support/world';

test.use({ worldOptions: { empty: true } });

async function paymentMethod(world: World, code: string): Promise<{ id: string } | undefined> {
  type Item = { id: string; catalog: string; number_code: string };
  const items = await world.rows<Item>('catalog_items');
  return items.find((item) => item.catalog === 'payment-methods' && item.number_code === code);
}

test('M260, M264, M270, M273, M284, M285, M287: purchases of the list are paid by keyboard, shared out and read back', async ({
  page,
  world,
}) => {
  test.slow();
  const cash = await paymentMethod(world, '01');
  await signIn(page, world.keys.full, 'Ana', '/purchases');
  const supplier = await addSupplier(world);
  for (const total of [80, 20.3]) {
    await recordPurchase(page, world, { supplier, total, creditDays: 30 });
  }
  await page.reload();
  await expectCount(page, '2 de 2 compras');
  for (const box of await page.getByRole('row').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Pagar 2 compras' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo pago' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'De la bitácora' })).toHaveCount(2);
  await field(page, 'Monto del cheque o transferencia').focus();
  await page.keyboard.type('100');
  const spread = page.getByRole('group', { name: 'Repartir' });
  await press(page, spread.getByRole('button', { name: 'De la más antigua' }));
  await expect(page.getByText('Cuadra con el papel')).toBeVisible();
  await press(page, spread.getByRole('button', { name: 'Deshacer' }));
  await expect(amountOf(page, 1)).toHaveValue('');
  await press(page, spread.getByRole('button', { name: 'Rehacer' }));
  await expect(page.getByText('Cuadra con el papel')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Forma de pago' }).focus();
  await page.keyboard.type('01');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Volver a los datos' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Lo leí/ })).toBeFocused();
  await expect(page.getByText('nombres que el servicio no documenta')).toHaveCount(1);
  const panel = await page.getByText(/"allocations"/).textContent();
  await page.keyboard.press('Space');
  await press(page, payButton(page, '$100.00'));
  await expect(paymentReceipt(page)).toBeFocused();
  await expect(paymentReceipt(page)).toContainText('Nada aquí confirma los saldos');
  await expect(paymentReceipt(page)).toContainText('Fecha del pago');
  await expectAccessible(page);
  const sent = (await world.requests()).findLast(({ method }) => method === 'POST');
  expect(sent?.body).toBe(panel);
  expect(panel).not.toMatch(/provider_id|branch_id|"amount": 100\b/);
  expect(panel).toContain(`"payment_method_id": "${cash?.id}"`);
  await expectPayments(world, 1);
});

test('M260, M261, M262: automatic, only what that way needs leaves the browser', async ({
  page,
  world,
}) => {
  const purchase = await addOpenPurchases(world, [80]);
  const [provider] = await world.rows<{ id: string }>('providers');
  await openPayment(page, world);
  await pasteParts(page, [`${purchase[0]}\t5`]);
  await page.getByRole('radio', { name: /^Automático/ }).check();
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  await expect(page.getByRole('combobox', { name: 'Proveedor' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Proveedor' }).fill(provider?.id ?? '');
  await page.getByRole('listbox').getByRole('option').click();
  await page.getByRole('combobox', { name: 'Sucursal' }).selectOption(world.branch.id);
  await field(page, 'Monto a repartir').fill('0');
  await chooseMethod(page);
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  await expect(field(page, 'Monto a repartir')).toBeFocused();
  await field(page, 'Monto a repartir').fill('12.5');
  await readBackPayment(page);
  await expect(page.getByText('El servicio decide qué compras se pagan, y')).toBeVisible();
  await payButton(page).click();
  await expect(paymentReceipt(page)).toContainText('lo decidió el servicio');
  const sent = (await world.requests()).findLast(({ method }) => method === 'POST');
  expect(sent?.body).not.toContain('allocations');
  await expectPayments(world, 1);
});

test('M41, M271: a purchase of another business is refused in its row before anything is sent', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(404);
  const [own = ''] = await addOpenPurchases(world, [80]);
  await openPayment(page, world);
  await typePayment(page, own);
  await pasteParts(page, [`${crypto.randomUUID()}\t5`]);
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  const [first, second] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)];
  await expect(second).toContainText('El servicio no la tiene en esta empresa.');
  await expect(first).not.toContainText('El servicio no la tiene');
  await expect(second.getByRole('rowheader').locator(':focus')).toBeVisible();
  await expect(page.getByRole('alert').first()).toContainText('El servicio no la tiene');
  await second.getByRole('button', { name: /^Quitar/ }).click();
  await readBackPayment(page);
  await expect(payButton(page)).toBeVisible();
  expect(await paymentArrivals(world)).toBe(0);
});

test('M41: where the service does not say whose a purchase is, the review says who will, and its row stands refused', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(404, 422, 500);
  await world.fail({ kind: 'status-500', method: 'GET', path: purchasesPath, times: null });
  await openPayment(page, world);
  await typePayment(page, crypto.randomUUID());
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  await expect(page.getByText(/el servicio dirá si es de esta empresa/)).toBeVisible();
  await page.getByRole('button', { name: 'Seguir a la confirmación' }).click();
  await page.getByRole('checkbox', { name: /^Lo leí/ }).check();
  await payButton(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /No se envió desde aquí/ })).toBeVisible();
  await expectPayments(world, 0);
});

test('M272: what was paid before is subtracted, and more than the rest takes a reason', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/purchases');
  const supplier = await addSupplier(world);
  await recordPurchase(page, world, { supplier, total: 80, creditDays: 30 });
  const [recorded] = await world.rows<{ id: string }>('expenses');
  await openNewPayment();
  await pasteParts(page, [`${recorded?.id}\t50`]);
  await chooseMethod(page);
  await readBackPayment(page);
  await payButton(page, '$50.00').click();
  await expect(paymentReceipt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Otro pago' }).click();
  await pasteParts(page, [`${recorded?.id}\t31`]);
  const row = page.getByRole('row').filter({ hasText: 'De la bitácora' });
  await expect(row).toContainText('$50.00');
  await expect(row).toContainText('$30.00');
  await chooseMethod(page);
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  await expect(field(page, 'Por qué se paga de más')).toBeFocused();
  await field(page, 'Por qué se paga de más').fill('Incluye flete');
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  await expect(page.getByText('Incluye flete').first()).toBeVisible();

  async function openNewPayment() {
    await page.goto('/payments/new');
    await expect(page.getByRole('heading', { level: 1, name: 'Nuevo pago' })).toBeVisible();
  }
});

test('M272: what somebody else paid since the form was opened takes a reason, and nothing is reviewed unread', async ({
  page,
  world,
  browser,
  baseURL,
  expectConnectionLoss,
}) => {
  test.slow();
  expectConnectionLoss();
  await signIn(page, world.keys.full, 'Ana', '/purchases');
  const supplier = await addSupplier(world);
  await recordPurchase(page, world, { supplier, total: 12.5, creditDays: 30 });
  const [recorded] = await world.rows<{ id: string }>('expenses');
  const purchase = recorded?.id ?? '';
  await page.goto('/payments/new');
  await typePayment(page, purchase);
  const row = page.getByRole('row').filter({ hasText: 'De la bitácora' });
  await expect(row).toContainText('$0.00');
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const berta = await context.newPage();
  await openPayment(berta, world, 'Berta');
  await typePayment(berta, purchase);
  await field(berta, 'Referencia').fill('T-2');
  await readBackPayment(berta);
  await payButton(berta).click();
  await expect(paymentReceipt(berta)).toBeVisible();
  await context.close();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  await expect(page.getByText('No se envió nada y lo escrito sigue aquí.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seguir a la confirmación' })).toHaveCount(0);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Volver a los datos' }).click();
  await expect(amountOf(page, 1)).toHaveValue('12.5');
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  await expect(field(page, 'Por qué se paga de más')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Seguir a la confirmación' })).toHaveCount(0);
  await expect(row.getByRole('cell', { name: '$0.00', exact: true })).toBeVisible();
  await expect(amountOf(page, 1)).toHaveValue('12.5');
  await expect(field(page, 'Referencia')).toHaveValue('T-1');
  await field(page, 'Por qué se paga de más').fill('Incluye flete');
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  await expect(page.getByText(/se paga de más: Incluye flete/)).toBeVisible();
  expect(await paymentArrivals(world)).toBe(1);
});

test('M277, M281: an unknown end is sent again with the same key, and told as not repeated', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500);
  await openReadBack(page, world);
  await world.fail({ kind: 'reset-after', method: 'POST', path: '/payments', times: 1 });
  expectHttpStatus(502, 504);
  await payButton(page).click();
  const unknown = alertOf(page, 'No sabemos si el pago se aplicó');
  await expect(unknown).toBeFocused();
  await expectAccessible(page);
  await unknown.getByRole('button', { name: 'Reenviar lo mismo' }).click();
  await expect(paymentReceipt(page)).toContainText('ya se había aplicado; no se repitió');
  await expectPayments(world, 1);
});

test('M276, M286: a purchase whose payment is in doubt is locked for another person, too', async ({
  page,
  world,
  browser,
  baseURL,
  expectHttpStatus,
}) => {
  expectHttpStatus(502, 504);
  const [purchase = ''] = await addOpenPurchases(world, [80]);
  await openPayment(page, world);
  await typePayment(page, purchase);
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const berta = await context.newPage();
  await openPayment(berta, world, 'Berta');
  await typePayment(berta, purchase);
  await readBackPayment(berta);
  await world.fail({ kind: 'reset-after', method: 'POST', path: '/payments', times: 1 });
  await readBackPayment(page);
  await payButton(page).click();
  await expect(alertOf(page, 'No sabemos si el pago se aplicó')).toBeVisible();
  await payButton(berta).click();
  const locked = alertOf(berta, 'Una de estas compras está en otro pago');
  await expect(locked).toBeVisible();
  await expect(locked.getByRole('button', { name: /Sí, es otro/ })).toHaveCount(0);
  await locked.getByRole('button', { name: 'No enviar' }).click();
  await expect(berta.getByText('En un pago sin confirmar que')).toBeVisible();
  await expectPayments(world, 1);
  await context.close();
});

test('M276: loaded again after an unknown end, the form leads to where the same payment is sent', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(502, 504);
  await payIntoDoubt(page, world, 'reset-after');
  await page.reload();
  await page.getByRole('link', { name: 'Reenviarlo desde la bitácora' }).click();
  await page.getByRole('button', { name: 'Reenviar lo mismo' }).click();
  await expect(page.getByRole('heading', { name: 'Guardado en el servicio' })).toBeVisible();
  await expectPayments(world, 1);
});

test('M278: what may have been applied is settled by a person before a corrected payment gets a key of its own', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(502, 504);
  const unknown = await payIntoDoubt(page, world, 'reset-before');
  await expect(payButton(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Volver a los datos' })).toHaveCount(0);
  await unknown.getByRole('radio', { name: /^No existe/ }).check();
  await unknown.getByRole('textbox', { name: 'Cómo lo comprobó' }).fill('No está en el sistema');
  await unknown.getByRole('button', { name: 'Anotar' }).click();
  await page.getByRole('button', { name: 'Corregir o enviar de nuevo' }).click();
  await amountOf(page, 1).fill('10');
  await readBackPayment(page);
  await payButton(page, '$10.00').click();
  await expect(paymentReceipt(page)).toBeVisible();
  expect(await paymentArrivals(world)).toBe(2);
  expect(await world.rows('payments')).toHaveLength(1);
});

test('P8: an equal payment is asked about, and goes out once it is meant', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(409);
  const [purchase = ''] = await addOpenPurchases(world, [80]);
  await openPayment(page, world);
  for (const round of [1, 2]) {
    await typePayment(page, purchase);
    await readBackPayment(page);
    await payButton(page).click();
    if (round === 2) await page.getByRole('button', { name: /Sí, es otro/ }).click();
    await expect(paymentReceipt(page)).toBeVisible();
    if (round === 1) await page.getByRole('button', { name: 'Otro pago' }).click();
  }
  expect(await world.rows('payments')).toHaveLength(2);
});
