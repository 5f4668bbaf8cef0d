import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { alertOf, fact, field } from './support/controls';
import {
  addProducts,
  beginExcluded,
  excludedReceipt,
  issueButton,
  openExcluded,
  readBack,
  row,
  typeExcluded,
} from './support/excluded';
import { test } from './support/fixtures';
import { expectNoOverflow } from './support/overflow';
import {
  addSupplier,
  chooseSupplier,
  codes,
  nameSuppliers,
  openTypedPurchase,
  purchaseReceipt,
  purchasesPath,
  typePurchase,
} from './support/purchases';

test.use({ worldOptions: { empty: true } });

test('M163, M164, M166, M168, M172: by keyboard, read back, sent as the panel says', async ({
  page,
  world,
}) => {
  test.slow();
  const supplier = await addSupplier(world);
  await addProducts(world);
  await openExcluded(page, world);
  await expect(page.getByText(/la emite su empresa/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Proveedor' }).focus();
  await page.keyboard.type(supplier);
  await expect(page.getByRole('option', { name: /Usar el identificador/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Efectivo' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Cheque' })).toBeChecked();
  const scan = page.getByRole('combobox', { name: 'Agregar producto' });
  await scan.focus();
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.type('SRV-1');
    await page.keyboard.press('Enter');
  }
  await expect(field(row(page, 1), 'Cantidad')).toHaveValue('2');
  await expect(row(page, 2)).toBeHidden();
  await expect(page.getByText('10 % de $280.00 = $28.00')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Volver a los datos' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const read = page.getByRole('checkbox', { name: /^Lo leí/ });
  await expect(read).toBeFocused();
  const back = page.getByRole('region', { name: 'Lea antes de enviar' });
  for (const text of ['$280.00', '$28.00', '$252.00']) await expect(back).toContainText(text);
  await expectAccessible(page);
  await expect(issueButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(issueButton(page)).toBeFocused();
  const panel = await page.getByText(/"invoiceProductsDetail"/).textContent();
  await page.keyboard.press('Enter');
  await expect(excludedReceipt(page)).toBeFocused();
  await expect(fact(page, 'Total según el servicio')).toHaveText('$252.00');
  await expect(excludedReceipt(page)).not.toContainText('Número de control');
  await expectAccessible(page);
  const sent = (await world.requests()).find(({ method }) => method === 'POST');
  expect(sent?.body).toBe(panel);
  expect(panel).toContain('"totalRent": 28.00');
  expect(panel).not.toMatch(/price|total"|products"|"document_type/);
});

test('M174: an answer that was lost is told as a document that may exist', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(502, 504);
  const supplier = await addSupplier(world);
  await addProducts(world);
  await openExcluded(page, world);
  await typeExcluded(page, supplier);
  await world.fail({ kind: 'reset-after', method: 'POST', path: purchasesPath, times: 1 });
  await readBack(page);
  await issueButton(page).click();
  const unknown = alertOf(page, 'puede existir un documento fiscal');
  await expect(unknown).toContainText('No emita otra factura');
  const lookBy = `ProveedorSin nombre (${supplier.slice(0, 8)}…)Fecha16/03/2026`;
  await expect(unknown).toContainText(lookBy);
  await expect(page.getByRole('button', { name: 'Reenviar lo mismo' })).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await expect(alertOf(page, 'puede existir un documento fiscal')).toBeVisible();
  await page
    .getByText(/^Emitir factura de sujeto excluido/)
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Emitir factura de sujeto excluido/,
  );
  expect(await world.rows('expenses')).toHaveLength(1);
});

test('M41: what is refused stands at its line, and nothing else is lost', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(422);
  const supplier = await addSupplier(world);
  await openExcluded(page, world);
  await typeExcluded(page, supplier);
  await readBack(page);
  await issueButton(page).click();
  const sku = field(row(page, 1), 'Código');
  await expect(sku).toBeFocused();
  await expect(row(page, 1)).toContainText('The selected invoiceProductsDetail.0.sku is invalid.');
  await addProducts(world);
  await readBack(page);
  await issueButton(page).click();
  await expect(excludedReceipt(page)).toBeVisible();
});

test('M169, M170, M171: one lot; the lines of another go to a draft of their own', async ({
  page,
  world,
}) => {
  await beginExcluded(page, world);
  const scan = page.getByRole('combobox', { name: 'Agregar producto' });
  await scan.fill('loroco');
  await page.getByRole('option', { name: /Loroco/ }).click();
  await field(page, 'Número de lote').fill('L-7');
  await expect(page.getByText('Hay lote y no vencimiento.')).toBeVisible();
  await page.getByText('¿Varios lotes? Son varias facturas').click();
  await page.getByRole('checkbox', { name: 'Jardinería' }).check();
  await page.getByRole('button', { name: 'Pasar 1 línea a otra factura' }).click();
  await expect(page.getByText('1 línea pasó a otro borrador.')).toBeVisible();
  await expect(row(page, 2)).toBeHidden();
  await expect(field(row(page, 1), 'Descripción')).toHaveValue('Loroco');
  await page.getByRole('button', { name: 'Revisar la factura' }).click();
  await page.getByRole('button', { name: 'Seguir a la confirmación' }).click();
  await page.getByRole('checkbox', { name: /^Lo leí/ }).check();
  await page.getByRole('button', { name: 'Emitir la factura por $2.50', exact: true }).click();
  await expect(excludedReceipt(page)).toContainText('puede tardar un momento');
  await page.getByRole('link', { name: /^Ver los lotes de/ }).click();
  await expect(page).toHaveURL(/batches\?product=/);
  await page.goto('/drafts');
  await page.getByRole('link', { name: /Jardinería/ }).click();
  await expect(field(row(page, 1), 'Precio acordado')).toHaveValue('140');
});

test('M171: a line that is chosen for another lot is no other one once a row before it goes', async ({
  page,
  world,
}) => {
  await beginExcluded(page, world);
  await page.getByRole('combobox', { name: 'Agregar producto' }).fill('loroco');
  await page.getByRole('option', { name: /Loroco/ }).click();
  await page.getByRole('button', { name: 'Agregar línea' }).click();
  await field(row(page, 3), 'Descripción').fill('Queso');
  await page.getByText('¿Varios lotes? Son varias facturas').click();
  await page.getByRole('checkbox', { name: 'Loroco' }).check();
  await page.getByRole('button', { name: 'Quitar la fila 1' }).click();
  await expect(page.getByRole('checkbox', { name: 'Jardinería' })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Queso' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('checkbox', { name: 'Loroco' })).toBeChecked();
  await page.getByRole('button', { name: 'Pasar 1 línea a otra factura' }).click();
  await expect(page.getByText('1 línea pasó a otro borrador.')).toBeVisible();
  await expect(field(row(page, 2), 'Descripción')).toHaveValue('Queso');
});

for (const [width, height] of [
  [360, 640],
  [1440, 640],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('what the supplier is paid stays in sight while lines are typed, below the field one types in', async ({
      page,
      world,
    }) => {
      await openExcluded(page, world);
      const first = row(page, 1);
      await field(first, 'Cantidad').fill('2');
      await field(first, 'Precio acordado').fill('140');
      await first.getByRole('combobox', { name: 'Clase' }).selectOption('service');
      const paid = fact(page, 'Se paga al proveedor');
      await expect(paid).toHaveText('$252.00');
      const typed = field(first, 'Descripción');
      await typed.focus();
      await expect(paid).toBeInViewport({ ratio: 1 });
      const [above, below] = [await typed.boundingBox(), await paid.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    });
  });
}

test('M66: a purchase for another branch than the last one asks so in its review, whatever its form', async ({
  page,
  world,
}) => {
  test.slow();
  const [first, second] = world.branches.map(({ name }) => name);
  const asked = page.getByText(
    new RegExp(`^¿Es para .${second}.\\? Su última compra fue para .${first}.\\.$`),
  );
  const supplier = await openTypedPurchase(page, world);
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await expect(page.getByRole('heading', { name: 'Esto se enviará' })).toBeVisible();
  await expect(page.getByText(/Su última compra/)).toBeHidden();
  await page.getByRole('button', { name: /^Registrar compra por/ }).click();
  await expect(purchaseReceipt(page)).toBeVisible();
  await page.goto(`/branches/${world.branches[1]?.id}/purchases/new`);
  await typePurchase(page, supplier);
  await field(page, 'Código de generación').fill(codes.generation.replace('05', '06'));
  await field(page, 'Número de control').fill(codes.control.replace('42', '43'));
  await expect(page.getByText(/Borrador guardado/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/branches/${world.branches[1]?.id}/purchases/excluded/new`);
  await typeExcluded(page, supplier);
  await expect(page.getByText(/Borrador guardado/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Revisar la factura' }).click();
  await expect(asked).toBeVisible();
  await page.getByRole('button', { name: 'Seguir a la confirmación' }).click();
  await expect(fact(page, 'Sucursal')).toHaveText(second ?? '');
});

test('M134: the general form leads here, with what carries over', async ({ page, world }) => {
  await openTypedPurchase(page, world);
  await expect(page.getByText(/Borrador guardado/).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Documento' }).selectOption('fse');
  await page.getByRole('button', { name: 'Pasar a la factura de sujeto excluido' }).click();
  await expect(page).toHaveURL(/excluded\/new\?draft=/);
  await expect(field(row(page, 1), 'Descripción')).toHaveValue('Arroz');
  await expect(field(row(page, 1), 'Cantidad')).toHaveValue('8');
  await page.goto('/drafts');
  await expect(page.getByRole('link', { name: /Arroz/ })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(codes.control, 'i') })).toBeHidden();
});

test('M173: a supplier with an NRC is marked, and warned of', async ({ page, world }) => {
  await openExcluded(page, world);
  await nameSuppliers(page, [
    { id: crypto.randomUUID(), name: 'Ferretería Sol', registerNumber: '12345-6' },
  ]);
  await page.reload();
  await page.getByRole('combobox', { name: 'Proveedor' }).fill('Sol');
  const option = page.getByRole('option', { name: /Ferretería Sol/ });
  await expect(option).toContainText('tiene NRC');
  await option.click();
  await expect(page.getByText(/no es sujeto excluido/)).toBeVisible();
});

test('M173: that a supplier is an excluded subject is a note of ours, which the picker shows', async ({
  page,
  world,
}) => {
  const supplier = await addSupplier(world);
  await openExcluded(page, world);
  await chooseSupplier(page, supplier);
  await page.getByRole('textbox', { name: /^Nombre para/ }).fill('Doña Marta');
  await page.getByRole('button', { name: 'Guardar el nombre' }).click();
  await page.getByRole('button', { name: 'Anotar como sujeto excluido' }).click();
  await expect(page.getByText('Anotado como sujeto excluido.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('combobox', { name: 'Proveedor' }).fill('marta');
  const option = page.getByRole('option', { name: /Doña Marta/ });
  await expect(option).toContainText('sujeto excluido');
  await option.click();
  await page.getByRole('button', { name: 'Quitar la nota' }).click();
  await expect(page.getByRole('button', { name: 'Anotar como sujeto excluido' })).toBeVisible();
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nothing reaches beyond the screen', async ({ page, world }) => {
    const supplier = await addSupplier(world);
    await openExcluded(page, world);
    await typeExcluded(page, supplier);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await readBack(page);
    await expectNoOverflow(page);
  });
});
