import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { fact } from './support/controls';
import { test } from './support/fixtures';
import { addLots } from './support/lots';
import { addProducts, openProducts } from './support/products';
import type { World } from './support/world';

const unknown = '00000000-0000-4000-8000-000000000000';
const pathOf = (world: World, id: string) => `/branches/${world.branch.id}/products/${id}`;

async function openProduct(page: Page, world: World, id: string, key = world.keys.full) {
  await signIn(page, key, 'Ana', pathOf(world, id));
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** The value beside a name. */
const askedForProducts = async (world: World) =>
  (await world.requests()).filter(({ path }) => path.includes('/products/branch/'));
async function idOf(world: World, name: string): Promise<string> {
  const rows = await world.rows<{ id: string; name: string }>('products');
  return rows.find((row) => row.name === name)?.id ?? '';
}

test.describe('a product by its link', () => {
  test.use({ worldOptions: { empty: true } });

  test('M298: leads back to the list as it was left', async ({ page, world }) => {
    await addProducts(world, 2);
    await signIn(page, world.keys.full, 'Ana', `/branches/${world.branch.id}/products?q=001`);
    await page.getByRole('link', { name: 'Producto 001' }).click();
    await expect(title(page)).toContainText('Producto 001');
    await page.getByRole('link', { name: 'Todos los productos' }).click();
    await expect(title(page)).toContainText('Productos');
    await expect(page).toHaveURL(/\/products\?q=001$/);
  });

  test('M97: opens from the list with what is known already, and its age', async ({
    page,
    world,
  }) => {
    await addLots(world, [
      { product: 'Leche entera 1 L', lot: 'A-1', days: 3, available: 12 },
      { product: 'Leche entera 1 L', lot: 'A-2', days: 40, available: 5 },
      { product: 'Pan', lot: 'B-1', days: 3 },
    ]);
    await openProducts(page, world);
    const row = page.getByRole('link', { name: 'Leche entera 1 L' });
    await expect(row).toBeVisible();
    const before = await askedForProducts(world);
    await row.click();
    await expect(title(page)).toContainText('Leche entera 1 L');
    await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/);
    await expect(page.getByText(/leído a las \d\d:\d\d/)).toBeVisible();
    expect(await askedForProducts(world)).toHaveLength(before.length);
    const lots = page.getByRole('table', { name: 'Lotes de Leche entera 1 L' });
    await expect(lots.getByRole('row')).toHaveCount(3);
    await expect(lots).toContainText('A-2');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver los 2 en la lista de lotes' }).click();
    await expect(page).toHaveURL(/\/batches\?product=[0-9a-f-]{36}$/);
    await page.getByRole('table').getByRole('link', { name: 'Leche entera 1 L' }).first().click();
    await expect(title(page)).toContainText('Leche entera 1 L');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Identity' })).toBeVisible();
    await page.getByRole('link', { name: 'All products' }).click();
    await expect(page).toHaveURL(/\/products$/);
  });

  test('M97: by a link it is found page by page, and no page more than needed is read', async ({
    page,
    world,
  }) => {
    await addProducts(world, 450);
    const id = await idOf(world, 'Producto 350');
    await openProduct(page, world, id);
    await expect(title(page)).toContainText('Producto 350');
    await expect(fact(page, 'SKU')).toHaveText('SKU-350');
    await expect(page.getByText('El servicio no tiene lotes de este producto')).toBeVisible();
    expect((await askedForProducts(world)).map(({ query }) => query['page'])).toEqual(['1', '2']);
    await world.change('products', id, { availability: 77 });
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(fact(page, 'Existencias')).toHaveText('77');
    expect((await askedForProducts(world)).map(({ query }) => query['page'])).toEqual([
      '1',
      '2',
      '2',
    ]);
  });

  test('M97: says plainly that it is on none of the pages, with the next steps', async ({
    page,
    world,
  }) => {
    await addProducts(world, 450);
    await openProduct(page, world, unknown);
    const panel = page.getByRole('status').filter({ hasText: 'No se encontró el producto' });
    await expect(panel).toContainText(
      'No está en las 3 páginas leídas de esta sucursal (450 productos).',
    );
    await expect(panel).not.toContainText(/eliminad|borrad/i);
    await expectAccessible(page);
    await world.add('products', [{ id: unknown, name: 'Zapote', branch_id: world.branch.id }]);
    await page.getByRole('button', { name: 'Buscar de nuevo' }).click();
    await expect(title(page)).toContainText('Zapote');
    await world.clear('products');
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.getByText(/^Ya no está en la página leída de esta sucursal/)).toBeVisible();
    await expect(title(page)).toContainText('Zapote');
  });

  test('the search shows how far it is, stops when told to and goes on from there', async ({
    page,
    world,
  }) => {
    await addProducts(world, 450);
    await world.fail({ kind: 'slow', path: '/products', ms: 3_000, times: null });
    await openProduct(page, world, unknown);
    const progress = page.getByRole('progressbar', { name: /200 de 450 leídos/ });
    await expect(progress).toBeVisible();
    await page.getByRole('button', { name: 'Detener la búsqueda' }).click();
    await expect(page.getByText('No está en la página leída hasta ahora (200')).toBeVisible();
    await expectAccessible(page);
    await world.recover();
    await page.getByRole('button', { name: 'Seguir buscando' }).click();
    await expect(page.getByText('No está en las 3 páginas leídas')).toBeVisible();
    const pages = (await askedForProducts(world)).map(({ query }) => query['page']);
    expect(pages.filter((number) => number === '1')).toHaveLength(1);
  });

  test('a 429 pauses the search, which goes on by itself', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(429);
    await addProducts(world, 30);
    await world.fail({ kind: 'status-429', path: '/products', times: 1 });
    await openProduct(page, world, await idOf(world, 'Producto 030'));
    await expect(page.getByText('El servicio pidió esperar.')).toBeVisible();
    await expect(title(page)).toContainText('Producto 030', { timeout: 20_000 });
  });

  test('a missing permission and a failure are told, and can be tried again', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(403, 500);
    await addProducts(world, 3);
    await world.fail({ kind: 'status-403', path: '/products', times: null });
    await openProduct(page, world, await idOf(world, 'Producto 003'));
    await expect(page.getByRole('heading', { name: 'Falta un permiso' })).toBeVisible();
    await expectAccessible(page);
    await world.recover();
    await world.fail({ kind: 'status-500', path: '/products', times: null });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('alert')).toContainText('El servicio falló al responder', {
      timeout: 10_000,
    });
    await world.recover();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(title(page)).toContainText('Producto 003');
  });

  test('what cannot be an identifier asks the service for nothing', async ({ page, world }) => {
    await openProduct(page, world, 'not-an-id');
    await expect(
      page.getByRole('heading', { name: 'Esta dirección no lleva a un producto' }),
    ).toBeVisible();
    expect(await askedForProducts(world)).toEqual([]);
    await expectAccessible(page);
  });

  test('another branch opens at its own list', async ({ page, world }) => {
    await addProducts(world, 2);
    await openProduct(page, world, await idOf(world, 'Producto 001'));
    await expect(title(page)).toContainText('Producto 001');
    await page.getByRole('button', { name: /^Sucursal/ }).click();
    const other = world.branches[1];
    await page
      .getByRole('list', { name: 'Sucursales' })
      .getByRole('button', { name: other?.name ?? '' })
      .click();
    await expect(page).toHaveURL(new RegExp(`/branches/${other?.id}/products$`));
  });
});

test.describe('M93, M186: a service that ignores what it is asked', () => {
  test.use({
    worldOptions: { empty: true, variants: { ignoredQuery: ['per_page', 'product_id'] } },
  });

  test('is read in its own page size, and its other lots are told from the product’s', async ({
    page,
    world,
  }) => {
    test.slow();
    await addLots(world, [
      { product: 'Leche', lot: 'A-1', days: 3 },
      { product: 'Pan', lot: 'B-1', days: 4 },
    ]);
    await addProducts(world, 43);
    await openProduct(page, world, await idOf(world, 'Producto 043'));
    await expect(title(page)).toContainText('Producto 043');
    expect((await askedForProducts(world)).map(({ query }) => query['page'])).toEqual([
      '1',
      '2',
      '3',
    ]);
    await page.goto(pathOf(world, await idOf(world, 'Leche')));
    await expect(page.getByRole('table', { name: 'Lotes de Leche' })).toContainText('A-1');
    await expect(page.getByText('El servicio devolvió 1 lote de otro producto')).toBeVisible();
    await expect(page.getByText('B-1')).toHaveCount(0);
    await page.getByRole('link', { name: 'Ver diagnóstico' }).click();
    const row = page.getByRole('row', { name: /query\.batches\.product/ }).first();
    await expect(row).toContainText('parece ignorado');
    await expect(row).toContainText('1 de 2 filas no son lo pedido');
    await expectAccessible(page);
  });
});

test.describe('hostile data', () => {
  test.use({ worldOptions: { hostile: true } });

  for (const width of [360, 768, 1440]) {
    test(`a hostile product stays text within its place at ${width} px`, async ({
      page,
      world,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await openProducts(page, world, { search: '?perPage=100' });
      const names = page.getByRole('table').getByRole('link');
      await expect(names.first()).toBeVisible();
      const links = await names.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const href of links.slice(0, 8)) {
        await page.goto(href ?? '');
        await expect(title(page)).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Existencias' })).toBeVisible();
        const found = await page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          planted: document.querySelectorAll('main :is(img, script, iframe, object)').length,
          slips: /\bNaN\b|\bundefined\b|\[object Object\]|\bnull\b/.exec(
            document.body.innerText,
          )?.[0],
        }));
        expect.soft(found, href ?? '').toEqual({ overflow: 0, planted: 0, slips: undefined });
      }
    });
  }
});
