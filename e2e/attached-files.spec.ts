import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import { openTypedPurchase, purchaseReceipt, sendPurchase } from './support/purchases';

/** The supplier's invoice and the bank's receipt, laid beside what was sent. */

const files = (page: Page) => page.getByRole('region', { name: 'Archivos' });
const attach = (page: Page, ...given: { name: string; mimeType: string; buffer: Buffer }[]) =>
  files(page).getByLabel('Adjuntar archivo').setInputFiles(given);
const invoice = {
  name: 'Factura 0187.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2000)]),
};

test('files are kept beside a purchase, told apart from what is none, seen by a colleague, and taken away again', async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  await openTypedPurchase(page, world);
  await sendPurchase(page);
  await purchaseReceipt(page).getByRole('link', { name: 'Adjuntar el documento' }).click();
  await expect(page).toHaveURL(/\/attempts\/.*#attempt-files$/);
  await expect(page.getByRole('heading', { name: 'Archivos' })).toBeFocused();
  const note = {
    name: 'nota.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('pagar el viernes'),
  };
  await attach(page, note, note, invoice);
  const refused = files(page).getByText(/nota\.txt.: no es PDF, JPG ni PNG\. No se guardó\./);
  await expect(refused).toHaveCount(2);
  const line = files(page).getByRole('listitem').filter({ hasText: invoice.name });
  await expect(line).toContainText(/PDF · 2 KB · Ana/);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await line.getByRole('button', { name: /^Descargar/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(invoice.name);
  expect(readFileSync(await download.path())).toEqual(invoice.buffer);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const colleague = await elsewhere.newPage();
  await signIn(colleague, world.keys.full, 'Berta', new URL(page.url()).pathname);
  await expect(files(colleague)).toContainText(invoice.name);
  await elsewhere.close();

  await line.getByRole('button', { name: /^Quitar/ }).click();
  const question = page.getByRole('dialog', { name: '¿Quitar el archivo?' });
  await question.getByRole('button', { name: 'Dejarlo' }).click();
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: /^Quitar/ }).click();
  await question.getByRole('button', { name: 'Quitar' }).click();
  const gone = files(page).getByRole('list', { name: 'Quitados' }).getByRole('listitem');
  await expect(gone).toContainText(/Factura 0187\.pdf.*PDF · 2 KB · Ana.*Lo quitó .?Ana/);
  await page.reload();
  await expect(files(page).getByLabel('Adjuntar archivo')).toBeAttached();
  await expect(gone).toHaveCount(1);
  await expect(line.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});
