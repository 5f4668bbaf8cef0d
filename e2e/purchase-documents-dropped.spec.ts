import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { field } from './support/controls';
import { test } from './support/fixtures';
import { drop, files, nextDocument, openWithDocument, panel } from './support/purchase-documents';
import {
  addSupplier,
  chooseSupplier,
  grid,
  openNewPurchase,
  purchaseReceipt,
} from './support/purchases';
import { documentFile } from './support/tax-documents';

test.use({ worldOptions: { empty: true } });

test('D1: a document may be dropped anywhere on the form, and is never opened in its place', async ({
  page,
  world,
}) => {
  await openNewPurchase(page, world);
  await drop(page, grid(page), documentFile({ file: 'soltada.json' }));
  await expect(panel(page)).toContainText(/Del archivo .soltada\.json/);
});

test('D1: a document dropped on a review or a receipt becomes a draft that is told there', async ({
  page,
  world,
}) => {
  test.slow();
  const supplier = await addSupplier(world);
  await openWithDocument(page, world);
  await chooseSupplier(page, supplier);
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  const send = page.getByRole('button', { name: 'Registrar compra por $45.20', exact: true });
  await expect(send).toBeVisible();
  await drop(page, page.getByRole('main').getByText(/^Se registrará/), documentFile(nextDocument));
  await expect(files(page).getByRole('listitem')).toContainText([/dos\.json.*\$45\.20/]);
  await expect(files(page).getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ver borradores' })).toBeVisible();
  await expectAccessible(page);
  await send.click();
  await expect(purchaseReceipt(page)).toBeVisible();
  await drop(page, purchaseReceipt(page), documentFile({ file: 'la misma.json' }));
  await expect(files(page).getByText('Ya está registrada.')).toBeVisible();
  await page.getByRole('link', { name: /^Abrir .*dos\.json/ }).click();
  await expect(purchaseReceipt(page)).toBeHidden();
  await expect(field(page, 'Número de control')).toHaveValue(nextDocument.control);
});
