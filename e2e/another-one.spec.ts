import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { button, field } from './support/controls';
import { openEntryTypes, receipt, reviewAndSend, typeEntryType } from './support/entry-types';
import {
  addProducts,
  excludedReceipt,
  issueButton,
  openExcluded,
  readBack,
  row,
  typeExcluded,
} from './support/excluded';
import { test } from './support/fixtures';
import {
  addOpenPurchases,
  amountOf,
  openPayment,
  payButton,
  paymentReceipt,
  pasteParts,
  readBackPayment,
  typePayment,
} from './support/payments';
import {
  addSupplier,
  cell,
  codes,
  enterGrid,
  openTypedPurchase,
  purchaseReceipt,
  sendPurchase,
  typeLine,
} from './support/purchases';
import { createdRow, expectUnknown, failWrites } from './support/writes';

test.use({ worldOptions: { empty: true } });

const supplierField = (page: Page): Locator => page.getByRole('combobox', { name: 'Proveedor' });
const other = {
  generation: codes.generation.replace(/^0/, '1'),
  control: codes.control.replace(/2$/, '3'),
};

/** From a receipt to its entry in the journal, and from there to another one. */
async function startFromJournal(page: Page, of: Locator): Promise<void> {
  await of.getByRole('link', { name: 'Ver en la bitácora' }).click();
  await expectAccessible(page);
  await button(page, 'Empezar otro a partir de este').click();
  await expect(page).toHaveURL(/\?draft=[0-9a-f-]{36}$/);
}

async function typeCodes(page: Page, { generation, control } = other): Promise<void> {
  await field(page, 'Código de generación').fill(generation);
  await field(page, 'Número de control').fill(control);
}

test('M144: another document of the same supplier keeps what its papers share, and no code of one', async ({
  page,
  world,
}) => {
  test.slow();
  const supplier = await openTypedPurchase(page, world);
  await field(page, 'Fecha del documento').fill('09/03/2026');
  await page.getByRole('switch', { name: 'Al crédito' }).check();
  await field(page, 'Días de crédito').fill('30');
  await field(page, 'Observación').fill('Entrega de marzo');
  await sendPurchase(page);
  await expect(purchaseReceipt(page)).toBeVisible();
  await button(page, 'Otra del mismo proveedor').click();
  await expect(supplierField(page)).toHaveValue(new RegExp(supplier.slice(0, 8)));
  await expect(page.getByRole('combobox', { name: 'Documento' })).toHaveValue('ccf');
  await expect(field(page, 'Fecha del documento')).toHaveValue('09/03/2026');
  await expect(field(page, 'Días de crédito')).toHaveValue('30');
  for (const name of ['Código de generación', 'Número de control', 'Observación']) {
    await expect(field(page, name)).toHaveValue('');
  }
  await expect(cell(page, 'Código', 1)).toHaveValue('');
  await typeCodes(page);
  await enterGrid(page);
  await typeLine(page, ['B-1', 'Frijol', '4', '2,50']);
  await sendPurchase(page);
  await expect(purchaseReceipt(page)).toBeVisible();
  expect(await world.rows('expenses')).toMatchObject([
    { date: '2026-03-09', credit_days: 30, generation_code: codes.generation },
    { date: '2026-03-09', credit_days: 30, generation_code: other.generation },
  ]);
});

test('M144, R9: a recorded purchase starts the next one, which needs codes and quantities of its own', async ({
  page,
  world,
}) => {
  test.slow();
  await openTypedPurchase(page, world);
  await field(page, 'Fecha del documento').fill('09/03/2026');
  await sendPurchase(page);
  await startFromJournal(page, purchaseReceipt(page));
  await expect(page.getByRole('heading', { level: 1, name: /^Nueva compra/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Documento' })).toHaveValue('ccf');
  await expect(supplierField(page)).not.toHaveValue('');
  await expect(field(page, 'Fecha del documento')).not.toHaveValue('09/03/2026');
  await expect(field(page, 'Fecha del documento')).not.toHaveValue('');
  for (const name of ['Código de generación', 'Número de control', 'Sello de recepción']) {
    await expect(field(page, name)).toHaveValue('');
  }
  await enterGrid(page);
  await expect(cell(page, 'Código', 1)).toHaveValue('A-1');
  await page.keyboard.press('Tab');
  await expect(cell(page, 'Descripción', 1)).toHaveValue('Arroz');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(cell(page, 'Cantidad', 1)).toHaveValue('');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await typeCodes(page, codes);
  await expect(page.getByText('ya registró una compra con')).toBeVisible();
  await typeCodes(page);
  await sendPurchase(page);
  await expect(purchaseReceipt(page)).toBeVisible();
  expect(await world.rows('expenses')).toHaveLength(2);
});

test('another excluded-subject invoice keeps its day and payment, and one of the journal its supplier', async ({
  page,
  world,
}) => {
  test.slow();
  const supplier = await addSupplier(world);
  await addProducts(world);
  await openExcluded(page, world);
  await typeExcluded(page, supplier);
  await field(page, 'Fecha de la factura').fill('09/03/2026');
  await readBack(page);
  await issueButton(page).click();
  await expect(excludedReceipt(page)).toBeVisible();
  const receiptAddress = await excludedReceipt(page)
    .getByRole('link', { name: 'Ver en la bitácora' })
    .getAttribute('href');
  await button(page, 'Otra de la misma fecha y forma de pago').click();
  await expect(field(page, 'Fecha de la factura')).toHaveValue('09/03/2026');
  await expect(page.getByRole('radio', { name: 'Efectivo' })).toBeChecked();
  await expect(supplierField(page)).toHaveValue('');
  await expect(field(row(page, 1), 'Descripción')).toHaveValue('');
  await page.goto(receiptAddress ?? '');
  await button(page, 'Empezar otro a partir de este').click();
  await expect(page.getByRole('radio', { name: 'Efectivo' })).toBeChecked();
  await expect(supplierField(page)).not.toHaveValue('');
  await expect(field(page, 'Fecha de la factura')).not.toHaveValue('09/03/2026');
  const line = row(page, 1);
  await expect(field(line, 'Descripción')).toHaveValue('Jardinería');
  await expect(field(line, 'Código')).toHaveValue('SRV-1');
  await expect(field(line, 'Cantidad')).toHaveValue('');
  await expect(field(line, 'Precio acordado')).toHaveValue('');
  await field(line, 'Cantidad').fill('2');
  await field(line, 'Precio acordado').fill('140');
  await line.getByRole('combobox', { name: 'Clase' }).selectOption('service');
  await readBack(page);
  await issueButton(page).click();
  await expect(excludedReceipt(page)).toBeVisible();
  expect(await world.rows('expenses')).toHaveLength(2);
});

test('another payment keeps how it is paid, and no purchase or amount', async ({ page, world }) => {
  test.slow();
  const [first = '', second = '', third = ''] = await addOpenPurchases(world, [80, 80, 80]);
  await openPayment(page, world);
  await typePayment(page, first);
  await field(page, 'Fecha del pago').fill('09/03/2026');
  const method = page.getByRole('combobox', { name: 'Forma de pago' });
  const chosen = await method.inputValue();
  await readBackPayment(page);
  await payButton(page).click();
  await expect(paymentReceipt(page)).toBeVisible();
  await button(page, 'Otro con la misma forma y fecha').click();
  await expect(method).toHaveValue(chosen);
  await expect(field(page, 'Fecha del pago')).toHaveValue('09/03/2026');
  await expect(field(page, 'Referencia')).toHaveValue('');
  await expect(amountOf(page, 1)).toBeHidden();
  await pasteParts(page, [`${second}\t12.5`]);
  await readBackPayment(page);
  await payButton(page).click();
  await expect(paymentReceipt(page)).toBeVisible();
  await startFromJournal(page, paymentReceipt(page));
  await expect(method).toHaveValue(chosen);
  await expect(field(page, 'Fecha del pago')).not.toHaveValue('09/03/2026');
  await expect(amountOf(page, 1)).toBeHidden();
  await pasteParts(page, [`${third}\t12.5`]);
  await readBackPayment(page);
  await payButton(page).click();
  await expect(paymentReceipt(page)).toBeVisible();
  expect(await world.rows('payments')).toHaveLength(3);
});

test('another entry type keeps its options, and one of the journal all but its code', async ({
  page,
  world,
}) => {
  test.slow();
  const approval = page.getByRole('switch', { name: 'Sus partidas requieren aprobación' });
  await openEntryTypes(page, world);
  await typeEntryType(page);
  await reviewAndSend(page);
  await expect(receipt(page)).toBeVisible();
  await button(page, 'Otro con las mismas opciones').click();
  await expect(approval).toBeChecked();
  for (const name of ['Código', 'Prefijo', 'Nombre', 'Descripción']) {
    await expect(field(page, name)).toHaveValue('');
  }
  await typeEntryType(page, { code: 'AJUSTE', name: 'Ajustes', prefix: 'AJ-' });
  await reviewAndSend(page, 'AJUSTE');
  await startFromJournal(page, receipt(page, 'AJUSTE'));
  await expect(field(page, 'Código')).toHaveValue('');
  await expect(field(page, 'Prefijo')).toHaveValue('AJ-');
  await expect(field(page, 'Nombre')).toHaveValue('Ajustes');
  await expect(approval).toBeChecked();
  await field(page, 'Código').fill('CIERRE');
  await reviewAndSend(page, 'CIERRE');
  await expect(receipt(page, 'CIERRE')).toBeVisible();
  expect(await world.rows('entry_types')).toHaveLength(3);
});

test('of an entry nobody knows the end of no other one is begun', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(502);
  await world.clear('entry_types');
  await openEntryTypes(page, world);
  await typeEntryType(page);
  await failWrites(world, { kind: 'reset-after' });
  await reviewAndSend(page);
  await expectUnknown(page);
  const entry = createdRow(page).getByRole('link', { name: 'DIARIO' });
  await page.goto((await entry.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 2, name: 'Lo que se envió' })).toBeVisible();
  await expect(button(page, 'Empezar otro a partir de este')).toBeHidden();
});
