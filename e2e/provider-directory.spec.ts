import { expect } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import { providerRow } from './support/providers';

test.use({ worldOptions: { empty: true } });

const known = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00';

test('M181: says what it is, and takes a name for a pasted identifier', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/providers');
  await expect(page.getByText(/en Trastienda\. Puede haber otros/)).toBeVisible();
  await expect(page.getByText('Todavía no hay nada aquí')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Dar nombre a un identificador').click();
  await page.getByRole('textbox', { name: 'Identificador' }).fill(`{${known.toUpperCase()}}`);
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Lácteos «Ñ» <b>x</b>');
  await page.getByRole('button', { name: 'Guardar en el directorio' }).click();
  await expect(providerRow(page, 'Lácteos «Ñ» <b>x</b>')).toContainText('nombrado a mano');
  await page.getByRole('searchbox').fill('lacteos');
  await expect(page.getByText('1 resultado')).toBeVisible();
  await page.getByRole('searchbox').fill('nadie');
  await expect(page.getByText('Nada coincide')).toBeVisible();
  expect(page.url()).not.toContain('nadie');
});

test('M181: takes a file only when all of it is right', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/providers');
  await page.getByText('Traer de un archivo', { exact: true }).click();
  const file = (text: string) => ({
    name: 'proveedores.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text, 'utf8'),
  });
  const input = page.getByLabel('Elegir archivo CSV o Excel');
  await input.setInputFiles(file(`id;nombre\nx;Uno\ny;Dos\n`));
  await expect(page.getByRole('alert')).toContainText('Hay 2 problemas');
  await expect(page.getByRole('alert')).toContainText('Fila 2');
  await expectAccessible(page);
  await input.setInputFiles(file(`id;nombre;NIT\n${known};Ferretería Ñandú;0614\n`));
  await page.getByRole('button', { name: 'Traer 1 al directorio' }).click();
  await expect(page.getByText('El directorio tiene ahora 1 del archivo.')).toBeVisible();
  await expect(providerRow(page, 'Ferretería Ñandú')).toContainText('traído de un archivo');
  await page.reload();
  await expect(providerRow(page, 'Ferretería Ñandú')).toBeVisible();
  expect((await world.requests()).filter(({ method }) => method !== 'GET')).toEqual([]);
});
