import { expect, type Page } from '@playwright/test';
import { confirmRaiseOfAll, expectEachOnce, stock, updates } from './support/bulk';
import { expectRow } from './support/expectations';
import { test } from './support/fixtures';

test.use({ worldOptions: { empty: true } });

/** No late answer can change a row after this; the page waits it out before it reads the branch again. */
const settled = '02:05';

const outcomeOf = (page: Page, name: string, outcome: string) =>
  expectRow(page.getByRole('table'), { Producto: name, Resultado: outcome });

test('rows nobody knows of are settled by what the branch shows: as sent, as before, or not at all', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(502);
  const [done = '', lost = '', gone = ''] = await stock(world, 4);
  await page.clock.install();
  await world.fail({ kind: 'reset-after', method: 'PUT', path: `/products/${done}` });
  await world.fail({ kind: 'reset-before', method: 'PUT', path: `/products/${lost}` });
  await world.fail({ kind: 'reset-after', method: 'PUT', path: `/products/${gone}` });
  await confirmRaiseOfAll(page, world, 4);
  await expect(page.getByText('No sabemos si 3 filas se guardaron.')).toBeVisible();
  await expect.poll(() => updates(world)).toHaveLength(4);
  await world.change('products', gone, { branch_id: world.branches[1]?.id });
  await page.clock.fastForward(settled);
  await expect(page.getByText('terminado', { exact: true })).toBeVisible();
  await expect(page.getByText('1 sigue sin aclararse: véala en la bitácora.')).toBeVisible();
  await outcomeOf(page, 'Producto 1', 'aplicada');
  await outcomeOf(page, 'Producto 2', 'aplicada');
  await outcomeOf(page, 'Producto 3', 'sin confirmar');
  const sent = (await updates(world)).map(({ path }) => path);
  const times = (id: string) => sent.filter((path) => path.endsWith(id)).length;
  expect([done, lost, gone].map(times)).toEqual([1, 2, 1]);

  await page.getByRole('link', { name: 'sin confirmar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Leer la sucursal de nuevo' })).toBeVisible();
});

test('without the permission nothing changes, and the missing permission is named', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await stock(world, 20);
  await world.changeIntegration('full', { scopes: ['inventory.read'] });
  await confirmRaiseOfAll(page, world, 20);
  await expect(
    page.getByText('En pausa: a la integración le falta el permiso, o fue desactivada.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('products', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('0 de 20 filas')).toBeVisible();
  // What was on its way when the first was refused, and no more.
  expect((await updates(world)).length).toBeLessThanOrEqual(3);
  await world.changeIntegration('full', { scopes: ['inventory.read', 'products'] });
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByText('20 de 20 filas')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('terminado', { exact: true })).toBeVisible();
  const rows = await world.rows<{ price_before_taxes: number }>('products');
  expect(rows.map((row) => row.price_before_taxes)).toEqual(rows.map(() => 1.05));
});

test('a key that is revoked in the middle stops the job, and the same job goes on with it later', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(401);
  await stock(world, 20);
  await world.fail({ kind: 'slow', method: 'PUT', path: '/products', times: null, ms: 300 });
  await confirmRaiseOfAll(page, world, 20);
  await expect(page.getByText(/^[2-9] de 20 filas/)).toBeVisible();
  await world.recover();
  await world.fail({ kind: 'status-401', method: 'PUT', path: '/products', times: null });
  await expect(
    page.getByText('En pausa: el servicio no acepta la clave de la integración.'),
  ).toBeVisible();
  await world.recover();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByText('20 de 20 filas')).toBeVisible({ timeout: 15_000 });
  const rows = await world.rows<{ price_before_taxes: number }>('products');
  expect(rows.map((row) => row.price_before_taxes)).toEqual(rows.map(() => 1.05));
});

test('a storm of "slow down" is waited out, and said so, without a row lost or sent twice', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(429);
  await stock(world, 20);
  await world.fail({ kind: 'status-429', method: 'PUT', path: '/products', times: 4 });
  await confirmRaiseOfAll(page, world, 20);
  await expect(page.getByText(/El servicio pidió esperar; sigue en \d s/)).toBeVisible();
  await expect(page.getByText('20 de 20 filas')).toBeVisible({ timeout: 25_000 });
  await expectEachOnce(world, 20, 200);
});
