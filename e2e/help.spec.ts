import { expect } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';

test('M289: what the service does not offer is told with its reason, and is no dead entry of the menu', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/help');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Qué no ofrece este servicio' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Áreas' });
  for (const missing of [
    'Clientes',
    'Proyectos',
    'Partidas contables',
    'Movimientos de tesorería',
  ]) {
    await expect(main.getByRole('term').filter({ hasText: missing })).toBeVisible();
    await expect(menu.getByRole('link', { name: missing })).toHaveCount(0);
  }
  await expect(main.getByText('solo busca texto entre los empleados')).toBeVisible();
  await expectAccessible(page);
});

test('M10: it says where a key comes from and which permissions there are, and leads to what works now', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/help');
  const main = page.getByRole('main');
  await expect(main.getByText('La clave se crea en el sistema principal')).toBeVisible();
  await expect(main.getByText('consultar inventario · inventory.read')).toBeVisible();
  await main.getByRole('link', { name: 'Diagnóstico' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnóstico' })).toBeFocused();
});

test('it reads in English and on a phone', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, world.keys.full, 'Ana');
  await page.getByRole('button', { name: /^Menú / }).click();
  await page.getByRole('link', { name: 'Ayuda' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('The service does not tell of changes')).toBeVisible();
  await expectAccessible(page);
});
