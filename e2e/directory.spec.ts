import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import { expectNoOverflow } from './support/overflow';
import { workbook } from './support/workbook';

const listId = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b77';

const row = (page: Page, text: string) =>
  page.getByRole('table').getByRole('row').filter({ hasText: text });

const nameBox = (page: Page) => page.getByRole('textbox', { name: 'Nombre', exact: true });

test('M115, M227: a pasted id gets a name, and is corrected', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/directory?kind=price-list');
  await expect(page.getByRole('heading', { level: 1, name: 'Directorio' })).toBeVisible();
  await expect(page.getByText('El servicio no ofrece una lista de ellas')).toBeVisible();
  await page.getByText('Dar nombre a un identificador', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Identificador' }).fill(listId.toUpperCase());
  await nameBox(page).fill('Lista Mayoreo');
  await page.getByRole('button', { name: 'Guardar en el directorio' }).click();
  await expect(row(page, 'Lista Mayoreo')).toContainText(listId);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Lista Mayoreo' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Lista Mayoreo' });
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Mayoreo 2026');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Mayoreo 2026')).toBeVisible();
  expect((await world.requests()).filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('what people gave goes out as a file, is taken away, and comes back with the file', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/directory?kind=price-list');
  const numbers = { legalName: null, taxNumber: null, registerNumber: null, email: null };
  const entries = [{ id: listId, name: 'Mayoreo 2026', ...numbers }];
  await page.request.put('/gateway/directory/price-list', {
    headers: await appHeaders(page),
    data: { source: 'named', entries },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /\.csv/ }).click();
  const file = await (await downloading).path();
  expect(readFileSync(file, 'utf8')).toContain(`"${listId}","Mayoreo 2026"`);

  await page.getByRole('button', { name: 'Mayoreo 2026' }).click();
  await page.getByRole('button', { name: 'Quitar del directorio' }).click();
  await expect(page.getByText('Todavía no hay nada aquí')).toBeVisible();
  await page.getByText('Traer de un archivo', { exact: true }).click();
  await page.getByLabel('Elegir archivo CSV o Excel').setInputFiles(file);
  await page.getByRole('button', { name: 'Traer 1 al directorio' }).click();
  await expect(row(page, 'Mayoreo 2026')).toContainText('traído de un archivo');
  expect((await world.requests()).filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('what the service shows is known by name; its own name comes back', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/directory');
  const { name: known } = world.branch;
  await expect(row(page, known)).toContainText('leído del servicio');
  await page.getByRole('button', { name: known, exact: true }).click();
  await nameBox(page).fill('La del mercado');
  await page.getByRole('button', { name: 'Guardar en el directorio' }).last().click();
  await page.getByRole('button', { name: 'La del mercado' }).click();
  await expect(page.getByText(/En lo que pasó por aquí se llama/)).toContainText(known);
  await page.getByRole('button', { name: 'Quitar del directorio' }).click();
  await expect(row(page, known)).toContainText('leído del servicio');
});

test('M227, M243: what has a screen of its own is opened from its name', async ({
  page,
  world,
}) => {
  const [schedule] = await world.rows<{ id: string; name: string }>('work_schedules');
  const { id = '', name = '' } = schedule ?? {};
  await signIn(page, world.keys.full, 'Ana', `/schedules/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goto('/directory?kind=schedule');
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Abrir el horario' }).click();
  await expect(page).toHaveURL(new RegExp(`/schedules/${id}$`));
});

test('a workbook is taken, too, and what is none says so', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/directory?kind=price-list');
  await page.getByText('Traer de un archivo', { exact: true }).click();
  const input = page.getByLabel('Elegir archivo CSV o Excel');
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });
  await input.setInputFiles(file('listas.pdf', Buffer.from('%PDF-1.7')));
  await expect(page.getByRole('alert')).toContainText('El archivo no se pudo leer');
  const text = (of: string) => `<c t="inlineStr"><is><t>${of}</t></is></c>`;
  const head = `<row r="1">${text('id')}${text('Nombre')}</row>`;
  const formula = `<row r="2">${text(listId)}<c><f>1+1</f><v>2</v></c></row>`;
  await input.setInputFiles(file('listas.xlsx', workbook(head + formula)));
  await expect(page.getByRole('alert')).toContainText('escriba el valor');
  await expectAccessible(page);
  const row2 = `<row r="2">${text(listId)}${text('Mayoreo 2027')}</row>`;
  await input.setInputFiles(file('listas.xlsx', workbook(head + row2)));
  await page.getByRole('button', { name: 'Traer 1 al directorio' }).click();
  await expect(page.getByText('El directorio tiene ahora 1 del archivo.')).toBeVisible();
  await expect(row(page, 'Mayoreo 2027')).toContainText('traído de un archivo');
});

test('each kind has its link, and says what it is', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/directory?kind=sale');
  await expect(page.getByText('De los clientes no se guarda nada')).toBeVisible();
  const kinds = page.getByRole('navigation', { name: 'Qué hay en el directorio' });
  await kinds.getByRole('link', { name: 'Horarios' }).click();
  await expect(page).toHaveURL(/kind=schedule$/);
  await expect(kinds.locator('[aria-current=page]')).toHaveText('Horarios');
  await expect(page.getByText('No escriba nombres de personas').first()).toBeVisible();
  await kinds.getByRole('link', { name: 'Proveedores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proveedores' })).toBeVisible();
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('in English, the longest name stays in its place', async ({ page, world }) => {
    await signIn(page, world.keys.full, 'Ana', '/directory?kind=price-list');
    await page.getByText('Dar nombre a un identificador', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Identificador' }).fill(listId);
    await nameBox(page).fill('W'.repeat(255));
    await page.getByRole('button', { name: 'Guardar en el directorio' }).click();
    await expect(row(page, 'WWW')).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Directory' })).toBeVisible();
    await expectNoOverflow(page);
    await page.getByRole('button', { name: /^WWW/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});
