import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { expectAccessible } from './support/axe';
import { field } from './support/controls';
import { expectCount } from './support/expectations';
import { exportedCsv } from './support/exports';
import { test } from './support/fixtures';
import { expectNoOverflow } from './support/overflow';
import {
  amountOf,
  chooseMethod,
  paymentReceipt,
  payButton,
  readBackPayment,
  sendAutomatic,
} from './support/payments';
import { addSupplier, nameSuppliers, purchasesPath, recordPurchase } from './support/purchases';
import type { World } from './support/world';

test.use({ worldOptions: { empty: true } });

const title = 'Por pagar';

/** A purchase on credit whose total nobody knows: the service did not answer, and somebody says it is there. */
async function recordWithoutTotal(page: Page, world: World, supplier: string): Promise<void> {
  const id = crypto.randomUUID();
  await world.fail({ kind: 'status-500', when: 'before', path: purchasesPath, times: 1 });
  const sent = { id, supplier, total: null, creditDays: 8 };
  expect(await recordPurchase(page, world, sent)).toBe(500);
  await settleAsStored(page, id);
}

/** Notes that it is there, and not by which id. */
async function settleAsStored(page: Page, id: string): Promise<void> {
  const settled = await page.request.post(`/gateway/attempts/${id}/settle`, {
    headers: await appHeaders(page),
    data: { verdict: 'applied', note: 'Está en el sistema.' },
  });
  expect(settled.ok()).toBe(true);
}

/** By which the service knows the purchase of that total. */
async function storedId(world: World, total: number): Promise<string> {
  const rows = await world.rows<{ id: string; total: number }>('expenses');
  return rows.find((row) => Number(row.total) === total)?.id ?? '';
}

/** Two purchases on credit, of which one is overdue, and one in cash, which is owed to nobody; @returns the supplier. */
async function openPayables(page: Page, world: World): Promise<string> {
  await signIn(page, world.keys.full, 'Ana', '/payables');
  const supplier = await addSupplier(world);
  await nameSuppliers(page, [{ id: supplier, name: 'La Céiba' }]);
  for (const purchase of [
    { total: 80, creditDays: 30 },
    { total: 20.3, creditDays: 5 },
    { total: 7 },
  ]) {
    expect(await recordPurchase(page, world, { supplier, ...purchase })).toBeLessThan(300);
  }
  await page.reload();
  await expectCount(page, '2 de 2 compras');
  return supplier;
}

test('M270, M272: what is owed stands by its due date, and a payment starts there and leaves it', async ({
  page,
  world,
}) => {
  test.slow();
  await openPayables(page, world);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('puede saber de otros pagos')).toBeVisible();
  const overdue = page.getByRole('row', { name: /\$20\.30/ });
  await expect(overdue).toContainText('vencida');
  await expect(page.getByRole('row', { name: /\$80\.00/ })).not.toContainText('vencida');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('$20.30');
  await expectAccessible(page);
  for (const box of await page.getByRole('row').getByRole('checkbox').all()) await box.check();
  const chosen = page.getByRole('region', { name: 'Selección' });
  await expect(chosen.getByRole('button').first()).toHaveText('Pagar 2 compras');
  await page.getByRole('button', { name: 'Pagar 2 compras' }).click();
  await field(page, 'Monto del cheque o transferencia').fill('50.30');
  await page.getByRole('button', { name: 'De la más antigua' }).click();
  await expect(amountOf(page, 1)).toHaveValue('20.30');
  await expect(amountOf(page, 2)).toHaveValue('30.00');
  await chooseMethod(page);
  await readBackPayment(page);
  await payButton(page, '$50.30').click();
  await expect(paymentReceipt(page)).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expectCount(page, '1 de 1 compra');
  const row = page.getByRole('row', { name: /La Céiba.*\$80\.00/ });
  await expect(row).toContainText('$30.00');
  await expect(row).toContainText('$50.00');
});

test('M270: what is owed and what is left of it is added up, and what has no amount is counted', async ({
  page,
  world,
}) => {
  const supplier = await openPayables(page, world);
  const foot = page.getByRole('row', { name: /^Suma/ });
  await expect(foot).toHaveText(/^Suma de todas: 2 filas\s*\$100\.30\s*\$0\.00\s*\$100\.30\s*$/);
  await recordWithoutTotal(page, world, supplier);
  await page.reload();
  await expectCount(page, '3 de 3 compras');
  await expect(foot.getByRole('cell', { name: '$100.30 1 sin monto' })).toHaveCount(2);
  for (const box of await page.getByRole('row').getByRole('checkbox').all()) await box.check();
  const chosen = page.getByRole('region', { name: 'Selección' });
  await expect(chosen).toContainText('3 filas elegidas en 1 página, Resta $100.30, 1 sin monto');
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(foot).toContainText('Suma de todas: 3 filas');
    await expectNoOverflow(page, `at ${width}`);
    await expectAccessible(page);
  }
});

test('M160, M270: a purchase whose answer was lost is paid by the identifier that was found of it', async ({
  page,
  world,
}) => {
  test.slow();
  const supplier = await openPayables(page, world);
  await world.fail({ kind: 'reset-after', path: purchasesPath, times: 1 });
  const id = crypto.randomUUID();
  await recordPurchase(page, world, { id, supplier, total: 162, creditDays: 30 });
  await page.goto(`/attempts/${id}`);
  const typed = page.getByRole('textbox', { name: 'Identificador', exact: true });
  const ask = page.getByRole('button', { name: 'Consultar el estado' });
  await typed.fill(await storedId(world, 80));
  await ask.click();
  await expect(page.getByText(/distinta de la que se envió: no coincide el total/)).toBeVisible();
  await typed.fill(await storedId(world, 162));
  await ask.click();
  await expect(page.getByText('queda con este identificador')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Sí/ }).check();
  await field(page, 'Cómo lo comprobó').fill('Está en el sistema.');
  await page.getByRole('button', { name: 'Anotar' }).click();
  await expect(typed).toBeHidden();
  await page.reload();
  const status = page.getByRole('region', { name: /^Estado/ });
  await expect(status).toContainText('$162.00');

  await page.goto('/payables');
  const row = page.getByRole('row', { name: /\$162\.00/ });
  await row.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Pagar 1 compra' })).toBeVisible();
});

test('M270: what has no identifier says why it is not paid from here, and gets it later', async ({
  page,
  world,
}) => {
  test.slow();
  const supplier = await openPayables(page, world);
  const id = crypto.randomUUID();
  await world.fail({ kind: 'reset-after', path: purchasesPath, times: 1 });
  await recordPurchase(page, world, { id, supplier, total: 33, creditDays: 30 });
  await settleAsStored(page, id);
  await page.reload();
  const row = page.getByRole('row', { name: /Sin identificador/ });
  await row.getByRole('checkbox').check();
  await expect(page.getByText(/no se puede pagar desde aquí: falta/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pagar/ })).toBeHidden();
  await page.getByRole('link', { name: 'Buscarlo' }).click();
  await expect(page.getByText('Sin identificador no se puede pagar')).toBeVisible();
  const typed = page.getByRole('textbox', { name: 'Identificador', exact: true });
  await typed.fill(await storedId(world, 33));
  await page.getByRole('button', { name: 'Consultar el estado' }).click();
  await page.getByRole('button', { name: 'Guardar el identificador' }).click();
  await expect(typed).toBeHidden();
  await expect(page.getByRole('region', { name: /^Estado/ })).toContainText('Procesada');
});

test('M262: an automatic payment stands against its supplier, and in the rest of no purchase', async ({
  page,
  world,
}) => {
  const supplier = await openPayables(page, world);
  expect(await sendAutomatic(page, world, { supplier, amount: 12.5 })).toBe(200);
  await page.reload();
  await expect(
    page.getByText(/sin restar de ninguna compra: \W*La Céiba\W* \$12\.50/),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /\$20\.30/ })).toContainText('$0.00');
  await expectCount(page, '2 de 2 compras');
});

test('M270: what is owed is taken as a file, which a payment takes in turn', async ({
  page,
  world,
}) => {
  test.slow();
  await openPayables(page, world);
  const text = await exportedCsv(page);
  const lines = text.split('\r\n');
  expect(lines.find((line) => line.includes('"Resta"'))).toContain('"Estado"');
  const rows = lines.filter((line) => line.includes('La Céiba'));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/,20\.3,0,20\.30,"vencida"$/);
  await page.goto('/payments/new');
  await page.getByText('Pegar una lista o elegir').click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'por-pagar.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await expect(amountOf(page, 2)).toBeVisible();
  await expect(amountOf(page, 1)).toHaveValue('20.30');
  await expect(page.getByRole('row', { name: /La Céiba/ }).first()).toContainText('De la bitácora');
});

test('what is owed is found by supplier, fits a phone, and says when there is nothing', async ({
  page,
  world,
}) => {
  await openPayables(page, world);
  const search = page.getByRole('searchbox', { name: 'Proveedor, código o monto' });
  await search.fill('ceiba');
  await expectCount(page, '2 de 2 compras');
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `at ${width}`);
    await expectAccessible(page);
  }
  await search.fill('nadie');
  await expect(page.getByText('Ninguna compra con estos filtros')).toBeVisible();
});

test('without anything to pay, it says so, by the keys that open it', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Nada por pagar')).toBeVisible();
  await expectAccessible(page);
});
