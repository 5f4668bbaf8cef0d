import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { openBulk, priceColumn, stock, updates } from './support/bulk';
import { expectRow } from './support/expectations';
import { test } from './support/fixtures';
import { chooseFile, expectPlaceKept, press, reach } from './support/keyboard';
import { providerRow } from './support/providers';

test.use({ worldOptions: { empty: true } });

test('M299: the journal is taken along as a file and brought back without a mouse', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/attempts');
  await page.request.post('/api/external/v1/accounting/entry-types', {
    headers: { ...(await appHeaders(page)), 'Attempt-Id': crypto.randomUUID() },
    data: { code: 'UNO', name: 'Partida uno', prefix: 'U-' },
  });
  await press(page, page.getByRole('link', { name: 'Trasladar bitácora' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Preparar el archivo' }));
  await expect(page.getByText('El archivo tiene 1 envío.')).toBeVisible();
  await expectPlaceKept(page, 'the file is there');
  const downloading = page.waitForEvent('download');
  await press(page, page.getByRole('link', { name: /\.jsonl/ }));
  const [head = '', one = ''] = readFileSync(await (await downloading).path(), 'utf8').split('\n');
  const fresh = { ...(JSON.parse(one) as { id: string }), id: crypto.randomUUID() };
  const field = page.getByLabel('Archivo de bitácora');
  const file = (lines: string[]) => ({
    name: 'bitacora.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(lines.join('\n')),
  });
  await chooseFile(page, field, file(['{"otra":"cosa"}']));
  await expect(page.getByRole('alert')).toContainText('no es una bitácora de Trastienda');
  await expect(field).toBeFocused();
  await chooseFile(page, field, file([head, one, JSON.stringify(fresh)]));
  await expect(page.getByText('1 envío nuevo.')).toBeVisible();
  await expectPlaceKept(page, 'the file was looked at');
  await press(page, page.getByRole('button', { name: 'Agregar 1 envío' }));
  await expect(page.getByText('Se agregó 1 envío.')).toBeVisible();
  await expectPlaceKept(page, 'it is brought');
});

test('M299: suppliers are brought from a file without a mouse', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/providers');
  await press(page, page.locator('summary').filter({ hasText: 'Traer de un archivo' }));
  const id = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00';
  const field = page.getByLabel('Elegir archivo CSV o Excel');
  const file = (text: string) => ({
    name: 'proveedores.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await chooseFile(page, field, file('id;nombre\nx;Uno\n'));
  await expect(page.getByRole('alert')).toContainText('Fila 2');
  await expect(field).toBeFocused();
  await chooseFile(page, field, file(`id;nombre\n${id};Ferretería Ñandú\n`));
  await press(page, page.getByRole('button', { name: 'Traer 1 al directorio' }));
  await expect(page.getByText('El directorio tiene ahora 1 del archivo.')).toBeVisible();
  await expect(providerRow(page, 'Ferretería Ñandú')).toBeVisible();
  await expectPlaceKept(page, 'they are brought');
});

test('M299: prices are changed from a file without a mouse', async ({ page, world }) => {
  await stock(world, 3);
  await openBulk(page, world);
  await press(page, page.getByRole('link', { name: 'Cargar un archivo' }));
  await chooseFile(page, page.getByLabel('archivo con los cambios'), {
    name: 'precios.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('SKU;Precio\nSKU-1;1,50\nNADA;2\nSKU-3;1,234\n'),
  });
  await expect(page.getByRole('alert')).toContainText('Ningún producto de la sucursal');
  await expectPlaceKept(page, 'the file was read');
  await reach(page, page.getByRole('radio', { name: /la coma/ }).first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /la coma separa decimales/ })).toBeChecked();
  await press(page, page.getByRole('button', { name: /^Revisar 2 filas/ }));
  await expectRow(page.getByRole('table'), { Fila: '4', [priceColumn]: /1\.000.*→.*1\.234/ });
  await expectPlaceKept(page, 'the rows are there');
  await press(page, page.getByRole('button', { name: /^Seguir con 2 cambios/ }));
  await reach(page, page.getByRole('textbox', { name: /para confirmar/ }));
  await page.keyboard.insertText('2');
  await press(page, page.getByRole('button', { name: /^Enviar 2 cambios/ }));
  await expect(page.getByText('2 de 2 filas')).toBeVisible();
  await expectPlaceKept(page, 'they are sent');
  expect(await updates(world)).toHaveLength(2);
});
