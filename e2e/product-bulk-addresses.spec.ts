import { expect } from '@playwright/test';
import { confirmRaiseOfAll, openBulk, stock } from './support/bulk';
import { test } from './support/fixtures';

test.use({ worldOptions: { empty: true } });

test('says what of a mistyped address was put right, on each of the screens', async ({
  page,
  world,
}) => {
  await stock(world, 3);
  await openBulk(page, world, '?step=send&least=cheap&tax=all');
  const corrected = page.getByText('El enlace traía valores no válidos y se corrigió:');
  await expect(corrected).toHaveText(
    /se empieza por el primer paso.*|se quitó el filtro de impuestos.*/,
  );
  await expect(corrected).toContainText('se quitó el precio desde');
  await expect(page).toHaveURL(/\/products\/bulk$/);
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(corrected).toBeHidden();

  await page.goto(`/branches/${world.branch.id}/products/labels?size=a5&copies=99`);
  await expect(corrected).toContainText('se usa el tamaño de siempre');
  await expect(corrected).toContainText('se imprime una copia de cada una');

  await page.goto(`/branches/${world.branch.id}/products/bulk?step=check`);
  await expect(page.getByText('No hay productos elegidos para ese paso')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Qué productos' })).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('a job is found whatever else its address says, and one that is none says so', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  await stock(world, 3);
  await confirmRaiseOfAll(page, world, 3);
  await expect(page.getByText('3 de 3 filas')).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}?outcome=lost&page=7`);
  await expect(page.getByText('se muestran todas las filas')).toBeVisible();
  await page.goto(`${pathname}?page=7`);
  await expect(page.getByText('La página 7 ya no existe: se muestra la última.')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
  const other = world.branches[1]?.id ?? '';
  await page.goto(pathname.replace(world.branch.id, other));
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
  await page.goto(`${pathname.slice(0, -1)}`);
  await expect(page.getByText('La dirección no nombra ningún cambio.')).toBeVisible();
  expectHttpStatus(404);
  await page.goto(pathname.replace(/[^/]+$/, '0b3b1d1e-8e0a-4b8e-9c8d-6d1a2b3c4d5e'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cambio de varios productos');
  await expect(page.getByRole('heading', { name: 'No se encontró' })).toBeVisible();
});
