import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { field } from './support/controls';
import { expectCount, expectRow, readTable } from './support/expectations';
import { test } from './support/fixtures';
import {
  choosePurchases,
  confirmMany,
  expectOutcome,
  openMany,
  owedToThree,
  payAguaViva,
  referenceOf,
  sentKeys,
} from './support/many-payments';
import { expectNoOverflow } from './support/overflow';
import {
  amountOf,
  failPayment,
  payButton,
  paymentReceipt,
  paymentsPath,
  readBackPayment,
} from './support/payments';

test.use({ worldOptions: { empty: true } });

/** The way back to the list and the one primary action stand at the right edge of the payments. */
async function expectAtTheEnd(page: Page): Promise<void> {
  const ends = await Promise.all(
    [
      page.getByRole('table', { name: '3 pagos' }),
      page.getByRole('link', { name: 'Elegir en Por pagar' }),
      page.getByRole('button', { name: 'Revisar los pagos' }),
    ].map(async (one) => {
      const box = await one.boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    }),
  );
  const [edge = 0] = ends;
  for (const end of ends) expect(Math.abs(end - edge)).toBeLessThanOrEqual(1);
}

test('M268: several suppliers are paid at once, each by a payment with its own key', async ({
  page,
  world,
}) => {
  test.slow();
  await openMany(page, world, owedToThree);
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$100.00');
  const ceiba = page.getByRole('row', { name: /La Ceiba/ });
  await referenceOf(page, 'La Ceiba').fill('9'.repeat(240));
  await expect(ceiba).toContainText('240/255');
  await referenceOf(page, 'La Ceiba').fill('TR-7');
  await expect(ceiba).not.toContainText('/255');
  await expect(page.getByText(/^Listas leídas a las/)).toHaveCount(1);
  await expectAtTheEnd(page);
  await expectAccessible(page);
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `the payments at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Revisar los pagos' }).click();
  const send = page.getByRole('button', {
    name: 'Aplicar 3 pagos por $100.00 en total',
    exact: true,
  });
  await expect(send).toBeDisabled();
  await expectRow(page.getByRole('table', { name: 'Los pagos' }), {
    Proveedor: 'La Ceiba',
    Compras: '2',
    Monto: '$40.00',
    'Referencia o cheque': 'TR-7',
  });
  await expect(page.getByRole('cell', { name: '2', exact: true })).toHaveCSS('text-align', 'end');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /^Lo leí: 3 pagos por \$100\.00/ }).check();
  await send.click();
  await expect(page.getByText('3 de 3 pagos')).toBeVisible();
  await expect(page.getByText('terminado', { exact: true })).toBeVisible();
  for (const supplier of ['Agua Viva', 'La Ceiba', 'Molino Sur']) {
    await expectOutcome(page, supplier, 'aplicado');
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await expectNoOverflow(page, 'the job at 360');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(new Set(await sentKeys(world)).size).toBe(3);
  expect(await sentKeys(world)).toHaveLength(3);
  expect(await world.rows('payments')).toHaveLength(3);
  await page.getByRole('link', { name: 'Ver en la bitácora' }).click();
  await expect(page.getByText('Pagos a varios proveedores', { exact: true })).toBeVisible();
  await expect.poll(async () => (await readTable(page.getByRole('table'))).length).toBe(3);
  await page.getByRole('link', { name: 'Ver los pagos' }).click();
  await page.getByRole('link', { name: 'Elegir en Por pagar' }).click();
  await expect(page.getByText('Nada por pagar')).toBeVisible();
});

test('P 500 422: a refused payment is told, and one in doubt waits for a person, who sends the same; neither holds the others up', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(422, 502);
  await openMany(page, world, owedToThree);
  await failPayment(world, { kind: 'status-422' });
  await failPayment(world, { kind: 'reset-after' });
  await confirmMany(page, 3, '$100.00');
  await expect(page.getByText('3 de 3 pagos')).toBeVisible();
  for (const one of ['aplicado 1', 'rechazado 1', 'sin confirmar 1']) {
    await expect(page.getByRole('link', { name: one })).toBeVisible();
  }
  await expect(page.getByText('No sabemos si 1 pago se aplicó.')).toBeVisible();
  await page.getByRole('link', { name: 'sin confirmar', exact: true }).click();
  await page.getByRole('button', { name: 'Reenviar lo mismo' }).click();
  await expect(
    page.getByText('el servicio respondió de memoria: ya lo tenía').first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Ver los pagos' }).click();
  await expect(page.getByRole('link', { name: 'aplicado 2' })).toBeVisible();
  await expect(page.getByText('terminado en parte')).toBeVisible();
  const keys = await sentKeys(world);
  expect([keys.length, new Set(keys).size]).toEqual([4, 3]);
  expect(await world.rows('payments')).toHaveLength(2);
});

test('a refused payment is paid by itself under another key, once, and one in doubt only leads to its own entry', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(422, 502);
  await openMany(page, world, owedToThree);
  await referenceOf(page, 'Agua Viva').fill('TR-7');
  await failPayment(world, { kind: 'status-422' });
  await failPayment(world, { kind: 'reset-after' });
  await confirmMany(page, 3, '$100.00');
  const sums = page.getByRole('region', { name: 'Montos' });
  await expect(sums).toHaveText(
    /^Aplicado · 1 pago\$40\.00No aplicado · 1 pago\$20\.00Sin confirmar · 1 pago\$40\.00Total · 3 pagos\$100\.00$/,
  );
  const job = page.url();
  const doubt = page.getByRole('link', { name: /^Ver qué pasó con el pago a \W*La Ceiba/ });
  await expect(doubt).toHaveAttribute('href', /\/attempts\//);
  const alone = page.getByRole('button', { name: /^Pagar por separado/ });
  await expect(alone).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await expectNoOverflow(page, 'a refused payment at 360');
  await page.setViewportSize({ width: 1440, height: 900 });
  await alone.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo pago' })).toBeVisible();
  await expect(amountOf(page, 1)).toHaveValue('20');
  await expect(amountOf(page, 2)).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Forma de pago' })).not.toHaveValue('');
  await expect(field(page, 'Referencia')).toHaveValue('TR-7');
  await readBackPayment(page);
  await payButton(page, '$20.00').click();
  await expect(paymentReceipt(page)).toBeVisible();
  await page.goto(job);
  await alone.click();
  await expect(page.getByText('Ya no resta nada según la bitácora.')).toBeVisible();
  await expect(alone).toHaveCount(0);
  const keys = await sentKeys(world);
  expect([keys.length, new Set(keys).size]).toEqual([4, 4]);
  expect(await world.rows('payments')).toHaveLength(3);
});

test('P5: what is in doubt is not sent again with the page loaded anew, nor settled, nor given another key', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(502);
  await openMany(page, world, owedToThree.slice(2));
  await world.fail({ kind: 'reset-before', method: 'POST', path: paymentsPath, times: 2 });
  await confirmMany(page, 2, '$49.50');
  await expect(page.getByText('No sabemos si 2 pagos se aplicaron.')).toBeVisible();
  await expect(page.getByText('terminado', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('No sabemos si 2 pagos se aplicaron.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leer la sucursal de nuevo' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toHaveCount(0);
  const keys = await sentKeys(world);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  await page.getByRole('link', { name: 'Elegir en Por pagar' }).click();
  for (const supplier of ['La Ceiba', 'Molino Sur']) {
    await expectRow(page.getByRole('table'), {
      Proveedor: new RegExp(supplier),
      Estado: 'Pago sin confirmar',
    });
  }
  expect(await world.rows('payments')).toHaveLength(0);
});

test('M276: a payment that may be one made before stays out until somebody says that it is another', async ({
  page,
  world,
}) => {
  test.slow();
  await openMany(page, world, [
    ['Agua Viva', 40],
    ['Molino Sur', 10],
  ]);
  await page.goto('/payables');
  await payAguaViva(page);
  await page.getByRole('link', { name: 'Por pagar' }).first().click();
  await expectCount(page, '2 de 2 compras');
  await choosePurchases(page, 2, 2);
  await page.getByRole('button', { name: 'Revisar los pagos' }).click();
  const send = (count: string) =>
    page.getByRole('button', { name: `Aplicar ${count}`, exact: true });
  await expect(send('1 pago por $10.00')).toBeVisible();
  await expect(page.getByText(/ya envió el .* un pago igual a una de estas compras/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /^Es otro pago: incluir el de \W*Agua Viva/ }).check();
  await page.getByRole('checkbox', { name: /^Lo leí: 2 pagos/ }).check();
  await send('2 pagos por $30.00 en total').click();
  await expect(page.getByText('2 de 2 pagos')).toBeVisible();
  await expect(page.getByText('terminado', { exact: true })).toBeVisible();
  expect(await world.rows('payments')).toHaveLength(3);
});

test('checks have numbers, each its own', async ({ page, world }) => {
  test.slow();
  await openMany(page, world, owedToThree);
  await page.getByRole('combobox', { name: 'Chequera' }).fill(crypto.randomUUID());
  await page.getByRole('listbox').getByRole('option').first().click();
  const numbers = page.getByRole('textbox', { name: /^Número de cheque del pago a / });
  for (const box of await numbers.all()) await box.fill('0012');
  await numbers.nth(2).fill('');
  await page.getByRole('button', { name: 'Revisar los pagos' }).click();
  await expect(page.getByText('Este número de cheque ya está más arriba.').last()).toBeVisible();
  await expect(numbers.nth(2)).toHaveAttribute('aria-invalid', 'true');
  expect(await sentKeys(world)).toEqual([]);
  await page.getByRole('button', { name: /^Quitar \W*Molino Sur/ }).click();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$60.00');
});

test('another tab looks on and takes over, and a payment that is on its way is no second one', async ({
  page,
  world,
  context,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(409);
  const owed = Array.from({ length: 8 }, (_, at) => [`Proveedor ${at + 1}`, 10] as const);
  await openMany(page, world, owed);
  await world.fail({ kind: 'slow', method: 'POST', path: paymentsPath, times: null, ms: 2_000 });
  await confirmMany(page, 8, '$80.00');
  await expect(page.getByText(/^[1-6] de 8 pagos/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(/^Lo está enviando otra pestaña/)).toBeVisible();
  await page.close();
  await expect(other.getByText('8 de 8 pagos')).toBeVisible({ timeout: 40_000 });
  await expect(other.getByText('terminado', { exact: true })).toBeVisible();
  expect(new Set(await sentKeys(world)).size).toBe(8);
  expect(await world.rows('payments')).toHaveLength(8);
});
