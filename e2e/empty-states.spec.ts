import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';

test.use({ worldOptions: { empty: true } });

const main = (page: Page) => page.getByRole('main');
/** What stands where rows would stand. */
const panel = (page: Page, title: string) =>
  main(page)
    .getByRole('status')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Screens of a business that has nothing yet: what is missing, why, and where it comes from. */
const empty: [path: string, title: string, why: RegExp][] = [
  ['/branches/$branchId/batches', 'Esta sucursal no tiene lotes', /nacen en el servicio/],
  ['/branches/$branchId/products', 'Esta sucursal no tiene productos', /lista vacía\. Cree/],
  ['/branches/$branchId/products/bulk', 'Esta sucursal no tiene productos', /Otra sucursal/],
  ['/branches/$branchId/products/labels', 'Esta sucursal no tiene productos', /Otra sucursal/],
  ['/catalogs', 'El servicio no devolvió elementos', /^Se agregan en el sistema principal/],
  ['/employees', 'El servicio no devolvió empleados', /^Se registran en el sistema principal/],
  ['/providers', 'Todavía no hay nada aquí', /^Cree un proveedor, traiga/],
  ['/attempts', 'Todavía no se ha enviado nada', /^Aquí queda cada cosa/],
  ['/drafts', 'No hay borradores', /se guarda aquí por sí solo/],
  ['/purchases', 'Todavía no se ha enviado ninguna compra desde aquí', /^Cada compra que/],
  ['/payables', 'Nada por pagar', /^Aquí están las compras al crédito/],
  ['/payments/many', 'No hay compras elegidas', /^En Por pagar marque/],
];

test('M304: a screen without rows says why and where they come from', async ({ page, world }) => {
  test.slow();
  await signIn(page, world.keys.full, 'Ana', '/help');
  for (const [path, title, why] of empty) {
    await page.goto(path.replace('$branchId', world.branch.id));
    await expect(panel(page, title).getByRole('paragraph').filter({ hasText: why })).toBeVisible();
  }
  await expectAccessible(page);
  // The service has no list of these.
  for (const path of ['/sales', '/schedules']) {
    await page.goto(path);
    await expect(main(page).getByText(/no ofrece lista/)).toBeVisible();
    await expect(main(page).getByText(/^Todavía no se ha abierto nada/)).toBeVisible();
  }
  await page.goto(`/branches/${world.branch.id}/count-sheet`);
  await expect(main(page).getByText(/^Esta sucursal no tiene lotes que contar/)).toBeVisible();
});

test('M304: filters that nothing fits are named as the reason, and taken off there', async ({
  page,
  world,
}) => {
  test.slow();
  const narrowed = [
    ['/branches/$branchId/batches?status=expired', 'No hay lotes vencidos', 'Quitar filtros'],
    ['/branches/$branchId/products?q=zz', 'Ningún producto coincide', 'Quitar filtros'],
    ['/catalogs?q=zz', 'Nada coincide', 'Quitar filtros'],
    ['/employees?active=active', 'Ningún empleado coincide', 'Quitar filtros'],
    ['/attempts?q=zz', 'Ningún envío con estos filtros', 'Quitar filtros'],
    ['/purchases?q=zz', 'Ninguna compra con estos filtros', 'Quitar filtros'],
    ['/payables?q=zz', 'Ninguna compra con estos filtros', 'Quitar filtros'],
  ];
  await signIn(page, world.keys.full, 'Ana', '/help');
  for (const [path = '', title = '', way = ''] of narrowed) {
    await page.goto(path.replace('$branchId', world.branch.id));
    await panel(page, title).getByRole('button', { name: way }).click();
    await expect(panel(page, title)).toBeHidden();
    await expect(page).toHaveURL((url) => url.search === '');
  }
  // Nobody looked whether there are others.
  await page.goto('/attempts?q=zz');
  await expect(panel(page, 'Ningún envío con estos filtros')).toContainText('Puede haber otros');
});
