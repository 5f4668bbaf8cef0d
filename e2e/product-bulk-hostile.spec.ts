import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { confirm, openBulk, raiseBy } from './support/bulk';
import { expectRow } from './support/expectations';
import { test } from './support/fixtures';

test.use({ worldOptions: { empty: true } });

/** What people and programs put into names: text that is a formula, markup, another direction, or very long. */
const names = [
  '=HYPERLINK("http://malo.example";"ver")',
  '+503 2222 3333',
  '-descuento',
  '@importante',
  '<img src=x onerror=alert(1)>',
  '\u202eolleh حليب كامل الدسم',
  'x'.repeat(255),
  'a,b;c"d',
];

test('names that look like formulas leave in the file of failed rows as text, and come back as they were', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(422);
  const ids = await world.add(
    'products',
    names.map((name, index) => ({
      name,
      sku: index === 0 ? '=1+1' : `SKU-${index}`,
      branch_id: world.branch.id,
      price_before_taxes: 1,
      cost: 0.5,
      tax_method: 'exempt',
      tax_ids: '[]',
    })),
  );
  // The first two are changed; the service refuses all the others.
  for (const id of ids.slice(2)) {
    await world.fail({ kind: 'status-422', method: 'PUT', path: `/products/${id}` });
  }
  await openBulk(page, world);
  await page.getByRole('button', { name: 'Elegir los 8 que coinciden' }).click();
  await page.getByRole('button', { name: 'Seguir: qué cambia' }).click();
  await raiseBy(page, '10', 8);
  await confirm(page, 8);
  await expect(page.getByText('8 de 8 filas')).toBeVisible();
  await expect(page.getByRole('link', { name: 'aplicada 2' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'rechazada 6' })).toBeVisible();
  expect(await page.locator('main img, main script').count()).toBe(0);
  expect(await sideways(page)).toBe(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar en CSV' }).click();
  const path = await (await download).path();
  const text = readFileSync(path, 'utf8');
  const ownIds = ids.filter((id) => text.includes(id));
  expect(ownIds.sort()).toEqual(ids.slice(2).sort());
  // No cell begins the way a spreadsheet takes for a formula.
  expect(text).not.toMatch(/(?:^|[,;\n])"?[=+\-@\t]/);

  await page.getByRole('link', { name: 'Otro cambio de productos' }).click();
  await page.getByRole('link', { name: 'Cargar un archivo' }).click();
  const chooser = page.getByLabel('archivo con los cambios');
  await chooser.setInputFiles(path);
  await expect(page.getByText('6 filas se pueden revisar.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Somebody mends one price in it and loads it again.
  const mended = text.replace(/1\.1\b/, '1.25');
  await chooser.setInputFiles({
    name: 'productos-sin-cambio.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(mended),
  });
  await page.getByRole('button', { name: 'Revisar 6 filas' }).click();
  await expectRow(page.getByRole('table'), { 'Precio sin impuestos ($)': /1\.00.*→.*1\.25/ });
  await world.recover();
  await confirm(page, 6);
  await expect(page.getByText('6 de 6 filas')).toBeVisible();
  const prices = await world.rows<{ price_before_taxes: number }>('products');
  expect(prices.map((row) => row.price_before_taxes).sort((one, other) => one - other)).toEqual([
    ...Array.from({ length: 7 }, () => 1.1),
    1.25,
  ]);
});

for (const width of [360, 1440]) {
  test(`very long names push no bulk screen sideways: ${width} px`, async ({ page, world }) => {
    await page.setViewportSize({ width, height: 800 });
    await world.add(
      'products',
      names.map((name, index) => ({
        name,
        sku: index === 1 ? 'S'.repeat(100) : `SKU-${index}`,
        branch_id: world.branch.id,
        price_before_taxes: 123456.789,
      })),
    );
    await openBulk(page, world);
    await page.getByRole('button', { name: 'Elegir los 8 que coinciden' }).click();
    expect(await sideways(page)).toBe(0);
    await page.getByRole('button', { name: 'Seguir: qué cambia' }).click();
    await raiseBy(page, '10', 8);
    expect(await sideways(page)).toBe(0);
    await confirm(page, 8);
    await expect(page.getByText('8 de 8 filas')).toBeVisible();
    expect(await sideways(page)).toBe(0);
    for (const what of ['labels', 'list']) {
      await page.goto(`/branches/${world.branch.id}/products/labels?what=${what}`);
      await expect(page.getByText('a,b;c"d').first()).toBeVisible();
      expect(await sideways(page)).toBe(0);
    }
  });
}

function sideways(page: Parameters<typeof openBulk>[0]): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
