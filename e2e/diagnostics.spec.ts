import { expect, type Page } from '@playwright/test';
import { chooseBranch, openBatches, signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { alertOf, button, fact, field } from './support/controls';
import { addCheese, openForm, receipt } from './support/product-edit';
import { test } from './support/fixtures';
import { expectNoOverflow } from './support/overflow';

/** The value beside a name, with its explanation. */
const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('row', { name });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Áreas' });
const lots = (page: Page) => menu(page).getByRole('link', { name: /^Lotes/ });
const goToDiagnostics = (page: Page) =>
  menu(page).getByRole('link', { name: 'Diagnóstico' }).click();

test('M8 M5 M16: tells where the service is, that the key works, and who asks', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/diagnostics');
  await expect(fact(page, 'Clave')).toContainText('Funciona');
  await expect(fact(page, 'Dirección del servicio')).toContainText('/api/external/v1');
  await expect(fact(page, 'Versión de la interfaz esperada')).toHaveText('1.0.0');
  await expect(fact(page, 'Versión de Trastienda')).toHaveText(/^\d+\.\d+\.\d+/);
  const moment = /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/;
  await expect(fact(page, 'Última respuesta del servicio')).toHaveText(moment);
  await expect(fact(page, 'Usuario')).toContainText('Ana');
  await expect(page.getByText('el servicio solo conoce la integración')).toBeVisible();
  await expect(fact(page, 'Se cierra por inactividad')).toHaveText(moment);
  await expect(page.getByText(world.keys.full)).toHaveCount(0);
  await expectAccessible(page);
});

test('M31: permissions follow the answers, in the table and beside the areas', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/diagnostics');
  await expect(lots(page)).toHaveAccessibleName(/sin probar todavía/);
  await expect(row(page, /inventory\.read/)).toContainText('sin probar todavía');
  await lots(page).click();
  await chooseBranch(page, world.branch.name);
  await expect(page.getByRole('columnheader', { name: 'Vence' })).toBeVisible();
  await goToDiagnostics(page);
  await expect(lots(page)).toHaveAccessibleName('Lotes');
  await expect(row(page, /inventory\.read/)).toContainText('funciona');
  await page.reload();
  await expect(lots(page)).toHaveAccessibleName('Lotes');
  await expect(row(page, /inventory\.read/)).toContainText('funciona');
});

test('a refused adjustment locks no list that reads fine, and a write that worked proves its permission', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  const cheese = await addCheese(world);
  await openForm(page, world, cheese, 'stock');
  await world.fail({ kind: 'status-403', method: 'PUT', path: `/products/${cheese.id}`, times: 1 });
  await field(page, 'Cantidad').fill('12');
  await field(page, 'Motivo').fill('Conteo');
  await button(page, 'Revisar el ajuste').click();
  await button(page, 'Ajustar de 10 a 12').click();
  await expect(alertOf(page, 'Falta un permiso')).toBeVisible();
  const products = menu(page).getByRole('link', { name: /^Productos/ });
  await expect(products).toHaveAccessibleName('Productos');
  await button(page, 'Reenviar lo mismo').click();
  await expect(receipt(page)).toBeVisible();
  await goToDiagnostics(page);
  await expect(row(page, /^productos products /)).toContainText('funciona');
});

test('M29 M32: a refused area stays open to try, and its permission is asked for in one press', async ({
  page,
  world,
  context,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBatches(page, world, { key: world.keys.scopes['products'] ?? '' });
  await expect(lots(page)).toHaveAccessibleName(/falta el permiso: consultar inventario/);
  await goToDiagnostics(page);
  await expect(fact(page, 'Clave')).toContainText('Funciona, pero faltan permisos');
  await expect(row(page, /inventory\.read/)).toContainText('falta');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copiar solicitud' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('inventory.read');
  expect(copied).toContain('Ana');
  await lots(page).click();
  await expect(page.getByRole('heading', { name: 'Falta un permiso' })).toBeVisible();
});

test('checking again forgets what was refused, keeps what worked, and says so', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await openBatches(page, world, { key: world.keys.full });
  await expect(lots(page)).toHaveAccessibleName('Lotes');
  await world.fail({ kind: 'status-403', path: '/hr/labor-rules', times: 1 });
  await menu(page)
    .getByRole('link', { name: /^Reglas laborales/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Falta un permiso' })).toBeVisible();
  await goToDiagnostics(page);
  await expect(row(page, /hr\.labor_rules/)).toContainText('falta');
  await page.getByRole('button', { name: 'Comprobar de nuevo' }).click();
  await expect(page.getByText('Lo que faltaba vuelve a estar sin probar')).toBeVisible();
  await expect(row(page, /hr\.labor_rules/)).toContainText('sin probar todavía');
  await expect(row(page, /inventory\.read/)).toContainText('funciona');
  await expect(fact(page, 'Clave')).not.toContainText('faltan permisos');
  await page.reload();
  await expect(row(page, /hr\.labor_rules/)).toContainText('sin probar todavía');
  await expect(row(page, /inventory\.read/)).toContainText('funciona');
});

test('M30: when everything is refused, the integration is probably deactivated', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await signIn(page, world.keys.full, 'Ana', '/diagnostics');
  await expect(fact(page, 'Clave')).toContainText('Funciona');
  await world.fail({ kind: 'status-403', times: null });
  await page.getByRole('button', { name: 'Comprobar de nuevo' }).click();
  await expect(fact(page, 'Clave')).toContainText('Integración probablemente desactivada');
  await expectAccessible(page);
});

test('a service that does not answer says nothing of the key', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500);
  await signIn(page, world.keys.full, 'Ana', '/help');
  await world.fail({ kind: 'status-500', times: null });
  await goToDiagnostics(page);
  await expect(fact(page, 'Clave')).toContainText('No se pudo comprobar');
});

test('M44: the number of a 429 stands as received', async ({ page, world, expectHttpStatus }) => {
  expectHttpStatus(429);
  await signIn(page, world.keys.full, 'Ana', '/diagnostics');
  await expect(fact(page, 'Último límite de solicitudes')).toContainText('ninguno');
  await expect(fact(page, 'Clave')).toContainText('Funciona');
  // Nobody else's read of that moment may use it up.
  await world.fail({ kind: 'status-429', path: '/activities', times: 1 });
  await page.getByRole('button', { name: 'Comprobar de nuevo' }).click();
  await expect(fact(page, 'Último límite de solicitudes')).toContainText(/^\d+/);
});

test('M16: a rejected key is told as such, and so is that it works again', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(401);
  await signIn(page, world.keys.full, 'Ana', '/diagnostics');
  await expect(fact(page, 'Clave')).toContainText('Funciona');
  await world.fail({ kind: 'status-401', times: null });
  await page.getByRole('button', { name: 'Comprobar de nuevo' }).click();
  await expect(fact(page, 'Clave')).toContainText('Rechazada');
  await world.recover();
  await page.getByRole('button', { name: 'Comprobar de nuevo' }).click();
  await expect(fact(page, 'Clave')).toContainText('Funciona');
});

test('M313: every assumption stands with its value and where it matters', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/diagnostics');
  await expect(row(page, /query\.batches\.branch branch_id/)).toBeVisible();
  await expect(row(page, /query\.batches\.branch branch_id/)).toContainText('Lotes: lista');
  await expect(row(page, /expiringIncludesExpired/)).toContainText('no');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(row(page, /marginUnit/)).toContainText('Products: create and update');
  const path = page.getByText('/payments/purchases', { exact: true });
  expect(await path.evaluate((value) => value.getClientRects().length)).toBe(1);
});

test('M186: a filter that answers contradict is told, with what was asked and what came', async ({
  page,
  world,
}) => {
  await openBatches(page, world, { search: '?status=expired' });
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await goToDiagnostics(page);
  await expect(row(page, /query\.batches\.status.*como se pidió/)).toContainText(
    /expired|expiring/,
  );
  await expect(page.getByText(/observados; ninguno parece ignorado/)).toBeVisible();
});

test('on a phone it is one line a part, opened by a press or by the address', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, world.keys.full, 'Ana', '/diagnostics');
  await expect(fact(page, 'Clave')).toContainText('Funciona');
  const assumptions = page.getByRole('heading', { name: 'Supuestos' });
  await expect(page.getByText(/^[1-9]\d* supuestos, 0 cambiados$/)).toBeVisible();
  await expect(row(page, /marginUnit/)).toBeHidden();
  await assumptions.click();
  await expect(row(page, /marginUnit/)).toBeVisible();
  await expect(page).toHaveURL(/#diagnostics-assumptions$/);
  await page.goto('/help');
  await page.goto('/diagnostics#diagnostics-filters');
  await expect(row(page, /query\.batches\.product/).first()).toBeVisible();
  await expect(row(page, /marginUnit/)).toBeHidden();
});

test('reads on a phone without a sideways scroll', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, world.keys.full, 'Ana', '/diagnostics');
  await expect(fact(page, 'Clave')).toContainText('Funciona');
  for (const part of ['Sesión', 'Permisos', 'Filtros', 'Supuestos']) {
    await page.getByRole('heading', { name: part }).click();
  }
  await expect(row(page, /marginUnit/)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});
