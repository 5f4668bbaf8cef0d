import { expect, type Page } from '@playwright/test';
import { expectCount, expectRow } from './support/expectations';
import { exportedCsv } from './support/exports';
import { test } from './support/fixtures';
import { addProducts, openProducts, shownNames, textSearch } from './support/products';

const loadAll = (page: Page) => page.getByRole('button', { name: 'Cargar todo' });

test.describe('M94: a service with smaller pages', () => {
  test.use({ worldOptions: { empty: true, variants: { productsPerPage: 20 } } });

  test('gets the size it takes, and the screen says so', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(422);
    await addProducts(world, 45);
    await openProducts(page, world, { search: '?perPage=200' });
    await expectCount(page, '20 de 45 productos');
    await expect(page.getByText(/no da páginas de 200 productos/)).toBeVisible();
    await loadAll(page).click();
    await expect(page.getByText('45 en total')).toBeVisible();
  });
});

test.describe('searching', () => {
  test.use({ worldOptions: { empty: true } });

  test('M95: reaches all of the branch, which is read for it', async ({ page, world }) => {
    await addProducts(world, 45);
    await world.add('products', [{ name: 'Zapote añejo', sku: 'ZAP', branch_id: world.branch.id }]);
    await openProducts(page, world);
    await expect(page.getByText('20 de 46 cargados')).toBeVisible();
    await textSearch(page).fill('anejo');
    await expect.poll(() => shownNames(page)).toEqual(['Zapote añejo']);
    await expect(page.getByText('buscando en todos: 46 de 46')).toBeVisible();
    await expect(
      page.getByText(/Coincide 1 de 46 productos · todos cargados a las \d\d:\d\d/),
    ).toBeVisible();
    await expect(page).toHaveURL(/q=anejo/);
    await textSearch(page).press('Escape');
    await expectRow(page.getByRole('table'), { Producto: 'Producto 001' });
    await page.getByRole('button', { name: 'Producto', exact: true }).click();
    await page.getByRole('button', { name: 'Producto', exact: true }).click();
    await expectRow(page.getByRole('table'), { Producto: 'Zapote añejo' });
    const asked = (await world.requests()).filter(({ path }) => path.includes('/products/'));
    await page.getByRole('link', { name: 'Página siguiente' }).click();
    await expect(page).toHaveURL(/page=2/);
    const later = (await world.requests()).filter(({ path }) => path.includes('/products/'));
    expect(later.length).toBe(asked.length);
  });

  test('M95: tells how far it came, and never that there is nothing, until it was everywhere', async ({
    page,
    world,
  }) => {
    await addProducts(world, 45);
    await world.add('products', [{ name: 'Zapote añejo', sku: 'ZAP', branch_id: world.branch.id }]);
    await openProducts(page, world);
    await expectCount(page, '20 de 46 productos');
    await world.fail({ kind: 'hang', path: '/products', times: null });
    await textSearch(page).fill('anejo');
    await expect(page.getByRole('heading', { name: 'Buscando en 46 productos…' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar la carga' }).click();
    await expect(
      page.getByRole('heading', { name: 'Se buscó en 20 de 46 productos' }),
    ).toBeVisible();
    await expect(page.getByText(/ningun|0 resultados/i)).toHaveCount(0);
    await world.recover();
    await loadAll(page).first().click();
    await expect.poll(() => shownNames(page)).toEqual(['Zapote añejo']);
  });

  test('M95: a link to a filter shows and exports what matches in all of the branch', async ({
    page,
    world,
  }) => {
    await addProducts(world, 45);
    const low = (name: string) => ({
      name,
      sku: name.slice(0, 1),
      branch_id: world.branch.id,
      availability: 1,
      limit_availability: 5,
    });
    await world.add('products', [low('Queso bajo'), low('Sal baja')]);
    await openProducts(page, world, { search: '?low=true' });
    await expect.poll(() => shownNames(page)).toEqual(['Queso bajo', 'Sal baja']);
    await expect(page.getByRole('main').getByText(/Coinciden 2 de 47 productos/)).toBeVisible();
    const whole = await exportedCsv(page);
    expect(whole).toContain('"Filtro","Existencias bajas"');
    expect(whole.match(/Queso bajo|Sal baja|Producto \d/g)).toEqual(['Queso bajo', 'Sal baja']);
  });

  test('M95: an export of a filter that was not read to its end finds what matches itself', async ({
    page,
    world,
  }) => {
    await addProducts(world, 45);
    await world.add('products', [{ name: 'Zapote añejo', sku: 'ZAP', branch_id: world.branch.id }]);
    await openProducts(page, world);
    await expectCount(page, '20 de 46 productos');
    await world.fail({ kind: 'hang', path: '/products', times: null });
    await textSearch(page).fill('anejo');
    await page.getByRole('button', { name: 'Cancelar la carga' }).click();
    await world.recover();
    const found = await exportedCsv(page);
    expect(found).toContain('"Filtro","contiene «anejo»"');
    expect(found).toContain('"Filas","1 fila, de 46 leídas."');
    expect(found.match(/Zapote|Producto \d/g)).toEqual(['Zapote']);
  });

  test('M45: a 429 pauses the loading, which goes on by itself', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(429);
    await addProducts(world, 450);
    await openProducts(page, world);
    await expectCount(page, '20 de 450 productos');
    await world.fail({ kind: 'status-429', path: '/products', times: 1 });
    await loadAll(page).click();
    await expect(page.getByText('El servicio pidió esperar.')).toBeVisible();
    await expect(page.getByText('450 en total')).toBeVisible({ timeout: 20_000 });
  });

  test('a loading that is cancelled keeps what came and goes on from there', async ({
    page,
    world,
  }) => {
    await addProducts(world, 450);
    await openProducts(page, world);
    await expectCount(page, '20 de 450 productos');
    await world.fail({ kind: 'slow', path: '/products', ms: 1_500, times: null });
    await loadAll(page).click();
    await expect(page.getByText('buscando en 200 de 450')).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar la carga' }).click();
    await world.recover();
    await loadAll(page).click();
    await expect(page.getByText('450 en total')).toBeVisible();
  });

  test('a loading that fails says why, and resumes', async ({ page, world, expectHttpStatus }) => {
    expectHttpStatus(403);
    await addProducts(world, 30);
    await openProducts(page, world);
    await expectCount(page, '20 de 30 productos');
    await world.fail({ kind: 'status-403', path: '/products', times: 1 });
    await loadAll(page).click();
    await expect(page.getByText('La carga se detuvo: Falta un permiso.')).toBeVisible();
    await page.getByRole('button', { name: 'Reanudar' }).click();
    await expect(page.getByText('30 en total')).toBeVisible();
  });
});
