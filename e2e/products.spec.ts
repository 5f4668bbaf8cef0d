import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { checkInAddress, searchIn } from './support/controls';
import { expectCount, expectRow } from './support/expectations';
import { test } from './support/fixtures';
import { addProducts, openProducts, shownNames, textSearch } from './support/products';

test.describe('the list of products', () => {
  test.use({ worldOptions: { empty: true } });

  test('M99, M119: shows prices with and without taxes, and how the product is taxed', async ({
    page,
    world,
  }) => {
    const [vat = '', levy = ''] = await world.add('taxes', [
      {
        name: 'Impuesto al Valor Agregado 13%',
        number_code: '20',
        tax_type: 'percentage',
        percent: 0.13,
      },
      { name: 'FOVIAL', number_code: 'D1', tax_type: 'amount', percent: 0.2 },
    ]);
    const at = { branch_id: world.branch.id };
    await world.add('products', [
      {
        ...at,
        name: 'Arroz',
        tax_method: 'taxed',
        price_before_taxes: 1.1,
        cost: 0.8,
        tax_ids: JSON.stringify([vat]),
      },
      {
        ...at,
        name: 'Diésel',
        tax_method: 'taxed',
        price_before_taxes: 4,
        cost: null,
        tax_ids: JSON.stringify([vat, levy]),
      },
      {
        ...at,
        name: 'Huevos',
        tax_method: 'exempt',
        price_before_taxes: 3.5,
        cost: 3,
        tax_ids: '[]',
      },
      {
        ...at,
        name: 'Sellos',
        tax_method: 'not-subject',
        price_before_taxes: 2,
        cost: 1,
        tax_ids: '[]',
      },
      {
        ...at,
        name: 'Rareza',
        tax_method: 'is_magic',
        price_before_taxes: 1,
        cost: 1,
        tax_ids: '[]',
      },
    ]);
    const table = await openProducts(page, world);
    const before = 'Precio sin impuestos ($)';
    const after = 'Precio con impuestos ($)';
    await expectRow(table, {
      Producto: 'Arroz',
      [before]: '1.10',
      [after]: '1.24',
      Impuestos: 'IVA 13 %',
    });
    await expectRow(table, {
      Producto: 'Diésel',
      [after]: '4.52 parcial',
      'Costo ($)': 'no informado',
      Impuestos: 'IVA 13 %, FOVIAL (monto fijo)',
    });
    await expectRow(table, { Producto: 'Huevos', [after]: '3.50', Impuestos: 'exento' });
    await expectRow(table, { Producto: 'Sellos', Impuestos: 'no sujeto' });
    await expectRow(table, { Producto: 'Rareza', Impuestos: 'is_magic' });
  });

  test('M100: marks low stock only where both figures are told, and never a service', async ({
    page,
    world,
  }) => {
    const at = { branch_id: world.branch.id };
    await world.add('products', [
      { ...at, name: 'Bajo', availability: 5, limit_availability: 5 },
      { ...at, name: 'Agotado', availability: 0, limit_availability: 5 },
      { ...at, name: 'Bastante', availability: 6, limit_availability: 5 },
      { ...at, name: 'Sin mínimo', availability: 0, limit_availability: null },
      { ...at, name: 'Corte', product_type: 'service', availability: 0, limit_availability: 5 },
    ]);
    const table = await openProducts(page, world);
    await expectRow(table, { Producto: 'Bajo', Aviso: 'bajo' });
    await expectRow(table, { Producto: 'Agotado', Aviso: 'agotado' });
    await expectRow(table, { Producto: 'Bastante', Aviso: '' });
    await expectRow(table, { Producto: 'Sin mínimo', Aviso: '', Mínimo: 'no informado' });
    await expectRow(table, { Producto: 'Corte', Aviso: '' });
    await checkInAddress(page.getByRole('checkbox', { name: 'Existencias bajas' }));
    await expect(page).toHaveURL(/low=true/);
    await expect.poll(() => shownNames(page)).toEqual(['Agotado', 'Bajo']);
    await expectAccessible(page);
  });

  test('M93: counts its pages without being told how many there are', async ({ page, world }) => {
    await addProducts(world, 45);
    const table = await openProducts(page, world);
    await expectCount(page, '20 de 45 productos');
    await page.getByRole('link', { name: 'Página 3', exact: true }).click();
    await expectCount(page, '5 de 45 productos');
    await expect(page).toHaveURL(/\?page=3$/);
    await page.getByRole('combobox', { name: 'Filas por página' }).selectOption('50');
    await expectCount(page, '45 de 45 productos');
    await expectRow(table, { Producto: 'Producto 045', SKU: 'SKU-045' });
  });

  test('a page beyond the end leads to the last, and says so', async ({ page, world }) => {
    await addProducts(world, 25);
    await openProducts(page, world, { search: '?page=9' });
    await expectCount(page, '5 de 25 productos');
    await expect(page.getByText('La página 9 ya no existe: se muestra la última.')).toBeVisible();
  });

  test('a branch without products says so', async ({ page, world }) => {
    await openProducts(page, world);
    await expect(
      page.getByRole('heading', { name: 'Esta sucursal no tiene productos' }),
    ).toBeVisible();
  });

  test('M298: opens with the view that was chosen for that, and Back leaves an order', async ({
    page,
    world,
  }) => {
    const at = { branch_id: world.branch.id };
    await world.add('products', [
      { ...at, name: 'Agotado', availability: 0, limit_availability: 5 },
      { ...at, name: 'Bastante', availability: 6, limit_availability: 5 },
      { ...at, name: 'Bajo', availability: 5, limit_availability: 5 },
    ]);
    await openProducts(page, world, { search: '?low=true' });
    await page.getByRole('button', { name: 'Vistas' }).click();
    await page.getByRole('textbox', { name: 'Guardar lo que se ve como' }).fill('Escasos');
    await page.keyboard.press('Enter');
    const star = page.getByRole('button', { name: 'Abrir la lista con «Escasos»' });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.goto(new URL(page.url()).pathname);
    await expect(page).toHaveURL(/low=true/);
    await expect.poll(() => shownNames(page)).toEqual(['Agotado', 'Bajo']);
    await page.getByRole('button', { name: 'Existencias', exact: true }).click();
    await page.getByRole('button', { name: 'Existencias', exact: true }).click();
    await expect.poll(() => shownNames(page)).toEqual(['Bajo', 'Agotado']);
    await page.goBack();
    await expect.poll(() => shownNames(page)).toEqual(['Agotado', 'Bajo']);
  });

  test('a hand-edited address falls back to what is valid, and says so', async ({
    page,
    world,
  }) => {
    await addProducts(world, 2);
    await openProducts(page, world, {
      search: '?tax=bogus&category=nope&low=perhaps&page=-1&perPage=5000&sort=nothing&columns=x',
    });
    await expectCount(page, '2 de 2 productos');
    const notice = page.getByText('El enlace traía valores no válidos y se corrigió:');
    await expect(notice).toContainText('se quitó el filtro de impuestos');
    expect(searchIn(page)).toBe('');
  });
});

test.describe('M80, M81: names that cannot be read', () => {
  test('leave the list usable and say why', async ({ page, world, expectHttpStatus }) => {
    expectHttpStatus(403, 500);
    await world.fail({ kind: 'status-403', path: '/product-categories', times: null });
    await world.fail({ kind: 'status-500', path: '/taxes', times: null });
    const table = await openProducts(page, world);
    await expectRow(table, {
      Categoría: 'no se pudo leer',
      'Precio sin impuestos ($)': /^\d/,
      Impuestos: /no se pudo leer/,
    });
    await expect(
      page.getByText('No se pudieron leer las categorías: Falta un permiso.'),
    ).toBeVisible();
    await expect(page.getByText(/No se pudieron leer los impuestos/)).toBeVisible();
    await world.recover();
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await expect(page.getByText(/No se pudieron leer/)).toHaveCount(0);
  });
});

test.describe('hostile data', () => {
  test.use({ worldOptions: { hostile: true } });

  for (const width of [360, 768, 1440]) {
    test(`stays text within its place at ${width} px`, async ({ page, world }) => {
      await page.setViewportSize({ width, height: 800 });
      await openProducts(page, world, { search: '?perPage=100' });
      await expect(
        page.getByText('4 filas llegaron con datos que no se pueden leer'),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: /<img src=x onerror/ })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await page.title()).toContain('Trastienda');
      await expectAccessible(page);
    });
  }
});

test('is worked by keyboard alone', async ({ page, world }) => {
  await openProducts(page, world);
  const rows = page.getByRole('table').getByRole('link');
  await expect(rows.first()).toBeVisible();
  await textSearch(page).focus();
  await page.keyboard.type('a');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/);
});

test('in English what was typed stays', async ({ page, world }) => {
  await openProducts(page, world);
  await textSearch(page).fill('a');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search by name or SKU' })).toHaveValue('a');
  await expect(page.getByRole('columnheader', { name: 'Price before taxes ($)' })).toBeVisible();
});
