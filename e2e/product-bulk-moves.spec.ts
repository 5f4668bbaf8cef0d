import { expect } from '@playwright/test';
import { signIn } from './support/actions';
import { confirmRaiseOfAll, expectEachOnce, stock, updates } from './support/bulk';
import { readTable } from './support/expectations';
import { test } from './support/fixtures';

test.use({ worldOptions: { empty: true } });

test.beforeEach(async ({ world, expectHttpStatus }) => {
  // Rows that leave while the job is being stopped are refused by the gateway.
  expectHttpStatus(409);
  await stock(world, 20);
  await world.fail({ kind: 'slow', method: 'PUT', path: '/products', times: null, ms: 600 });
});

test('a job that is paused sends nothing until somebody lets it go on', async ({ page, world }) => {
  await confirmRaiseOfAll(page, world, 20);
  await expect(page.getByText(/^[2-9] de 20 filas/)).toBeVisible();
  await page.getByRole('button', { name: 'Pausar', exact: true }).first().click();
  await expect(page.getByText(/^En pausa: la pidió .*Ana/)).toBeVisible();
  // Rows that were on their way come to their end, and are told as what they came to.
  await expect(page.getByText('enviando')).toHaveCount(0);
  const sent = await updates(world);
  expect(sent.length).toBeLessThan(20);
  await expect(page.getByText(`${sent.length} de 20 filas`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${sent.length} de 20 filas`)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByText('20 de 20 filas')).toBeVisible({ timeout: 15_000 });
  await expectEachOnce(world, 20);
});

test('a job that is cancelled keeps what was sent, leaves the rest, and says which is which', async ({
  page,
  world,
}) => {
  await confirmRaiseOfAll(page, world, 20);
  await expect(page.getByText(/^[2-9] de 20 filas/)).toBeVisible();
  await page.getByRole('button', { name: 'No enviar lo que falta' }).click();
  await page.getByRole('button', { name: 'Sí, no enviarlo' }).click();
  await expect(page.getByText('detenido', { exact: true })).toBeVisible();
  await expect(page.getByText('enviando')).toHaveCount(0);
  const sent = await updates(world);
  const left = 20 - sent.length;
  expect(left).toBeGreaterThan(0);
  await expect(page.getByText(`${sent.length} de 20 filas`)).toBeVisible();
  await expect(page.getByRole('link', { name: `aplicada ${sent.length}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `cancelada ${left}` })).toBeVisible();
  await expect(page.getByText(`${left} filas no cambiaron nada.`)).toBeVisible();
  const rows = await readTable(page.getByRole('table'));
  const told = (outcome: string) =>
    rows.filter((row) => row['Resultado'] === outcome).map((row) => row['SKU']);
  const prices = await pricesBySku(world);
  expect(new Set(told('aplicada'))).toEqual(new Set(prices.filter(raised).map(skuOf)));
  expect(new Set(told('cancelada'))).toEqual(new Set(prices.filter(asBefore).map(skuOf)));
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toHaveCount(0);
  // The journal, asked for this job alone, has an entry of each row that left.
  await page.getByRole('link', { name: 'Ver en la bitácora' }).click();
  await expect(page.getByText(/^Cambio de varios productos/)).toBeVisible();
  await expect
    .poll(async () => (await readTable(page.getByRole('table'))).length)
    .toBe(sent.length);
  const [row = {}] = await readTable(page.getByRole('table'));
  expect(row['Qué se envió']).toMatch(/SKU-\d+\s*Producto \d+/);
  expect(row['Monto']).toBe('$1.00 → $1.05');
});

test('another tab looks on, and takes over when the first is closed', async ({
  page,
  world,
  context,
}) => {
  await confirmRaiseOfAll(page, world, 20);
  await expect(page.getByText(/^[2-9] de 20 filas/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Lo está enviando otra pestaña')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Continuar', exact: true })).toHaveCount(0);
  await page.close();
  await other.bringToFront();
  await expect(other.getByText('20 de 20 filas')).toBeVisible({ timeout: 20_000 });
  await expectEachOnce(world, 20);
});

test('M46: somebody else sees who began it, may stop it, and cannot go on with it', async ({
  page,
  world,
  browser,
}) => {
  await confirmRaiseOfAll(page, world, 20);
  await expect(page.getByText(/^[2-9] de 20 filas/)).toBeVisible();
  const elsewhere = await browser.newContext({
    locale: 'es-SV',
    baseURL: new URL(page.url()).origin,
  });
  const other = await elsewhere.newPage();
  await signIn(other, world.keys.full, 'Beto', new URL(page.url()).pathname);
  await expect(other.getByText('Solo quien lo inició puede seguirlo.')).toBeVisible();
  await other.getByRole('button', { name: 'Pausar', exact: true }).first().click();
  await expect(other.getByText(/^En pausa: la pidió .*Beto/)).toBeVisible();
  await expect(other.getByText(/^Lo inició .*Ana/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Continuar', exact: true })).toHaveCount(0);
  await expect(page.getByText(/^En pausa: la pidió .*Beto/)).toBeVisible({ timeout: 10_000 });
  await elsewhere.close();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByText('20 de 20 filas')).toBeVisible({ timeout: 15_000 });
  await expectEachOnce(world, 20);
});

type Priced = [sku: string, price: number];
const raised = ([, price]: Priced) => price === 1.05;
const asBefore = ([, price]: Priced) => price === 1;
const skuOf = ([sku]: Priced) => sku;

async function pricesBySku(world: Parameters<typeof updates>[0]): Promise<Priced[]> {
  const rows = await world.rows<{ sku: string; price_before_taxes: number }>('products');
  return rows.map(({ sku, price_before_taxes }) => [sku, price_before_taxes]);
}
