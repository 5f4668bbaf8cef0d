import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { checkInAddress } from './support/controls';
import { expectCount } from './support/expectations';
import { exportedCsv } from './support/exports';
import { test } from './support/fixtures';
import { expectNoOverflow } from './support/overflow';
import {
  addSupplier,
  nameSuppliers,
  purchasesPath,
  recordPurchase as send,
} from './support/purchases';
import type { World } from './support/world';

test.use({ worldOptions: { empty: true } });

const title = 'Compras enviadas';
const search = (page: Page) => page.getByRole('searchbox', { name: 'Proveedor, código o monto' });
const rows = (page: Page) => page.getByRole('table').getByRole('link');

/** Two purchases of named suppliers, one of them on credit, and one whose answer was lost. */
async function openPurchases(page: Page, world: World): Promise<void> {
  await signIn(page, world.keys.full, 'Ana', '/purchases');
  const [ceiba, abonos] = [await addSupplier(world), await addSupplier(world)];
  await nameSuppliers(page, [
    { id: ceiba, name: 'La Céiba' },
    { id: abonos, name: 'Abonos del Sur' },
  ]);
  const control = 'DTE-03-M001P001-000000000000042';
  expect(await send(page, world, { supplier: ceiba, control, creditDays: 30 })).toBeLessThan(300);
  const second = { supplier: abonos, date: '2026-03-12', total: 200 };
  expect(await send(page, world, second)).toBeLessThan(300);
  await world.fail({ kind: 'status-500', when: 'after', path: purchasesPath, times: 1 });
  expect(await send(page, world, { supplier: ceiba, date: '2026-03-01', total: 5 })).toBe(500);
  await page.goto('/purchases');
  await expectCount(page, '3 de 3 compras');
}

test('M137: what was sent from here stands in a list that says it is not the service’s', async ({
  page,
  world,
}) => {
  test.slow();
  await openPurchases(page, world);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('El servicio no da una lista de compras')).toBeVisible();
  const credit = page.getByRole('row', { name: /DTE-03-M001P001/ });
  await expect(credit).toContainText('La Céiba');
  await expect(credit).toContainText('CCF');
  await expect(credit).toContainText('09/04/2026');
  await expect(credit).toContainText('Procesada');
  await expect(credit).toContainText('registrada');
  await expect(page.getByRole('row', { name: /\$5.00/ })).toContainText('sin confirmar');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Total/ }).click();
  await expect(rows(page).first()).toHaveText('La Céiba');
  await page.getByRole('button', { name: /^Total/ }).click();
  await expect(rows(page).first()).toHaveText('Abonos del Sur');
  await expect(page).toHaveURL(/sort=-total/);
  await page.reload();
  await expect(rows(page).first()).toHaveText('Abonos del Sur');
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `at ${width}`);
    await expectAccessible(page);
  }
});

test('a row with the button that asks for the state is as tall as one without', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPurchases(page, world);
  const heights = await Promise.all(
    [/\$200\.00/, /\$5\.00/].map(async (name) => {
      const row = page.getByRole('row', { name });
      return Math.round((await row.boundingBox())?.height ?? 0);
    }),
  );
  expect(heights).toEqual([heights[1], heights[1]]);
});

test('it is narrowed by its filters, by an amount as it is shown, and by a name without accents', async ({
  page,
  world,
}) => {
  await openPurchases(page, world);
  await search(page).fill('$200.00');
  await expectCount(page, '1 de 1 compra');
  await search(page).fill('ceiba');
  await expectCount(page, '2 de 2 compras');
  await page.getByRole('combobox', { name: 'Estado del envío' }).selectOption('unknown');
  await expectCount(page, '1 de 1 compra');
  await expect(page).toHaveURL(/state=unknown/);
  await search(page).fill('0614-280360');
  await expect(
    page.getByRole('heading', { name: 'Ninguna compra con estos filtros' }),
  ).toBeVisible();
  await expect(page).not.toHaveURL(/0614/);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expectCount(page, '3 de 3 compras');
  await checkInAddress(page.getByRole('checkbox', { name: 'Solo al crédito' }));
  await expectCount(page, '1 de 1 compra');
});

test('a row leads to its entry in the journal, by the keyboard alone', async ({ page, world }) => {
  await openPurchases(page, world);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/attempts\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expectCount(page, '3 de 3 compras');
});

test('the file holds every purchase with its supplier, codes and what the service says', async ({
  page,
  world,
}) => {
  await openPurchases(page, world);
  const text = await exportedCsv(page);
  expect(text).toContain('DTE-03-M001P001-000000000000042');
  expect(text).toContain('Abonos del Sur');
  expect(text).toContain('processed');
});

test('without any, it says so', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Todavía no se ha enviado ninguna compra desde aquí')).toBeVisible();
  await expectAccessible(page);
});

test('the rows say what they come to, without the one nobody knows to be recorded', async ({
  page,
  world,
}) => {
  await openPurchases(page, world);
  const foot = page.getByRole('row', { name: /^Suma/ });
  await expect(foot).toHaveText(/Suma de todas: 2 filas\s*1 sin confirmar, fuera de la suma/);
  await expect(foot.getByRole('cell', { name: '$211.30', exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Estado del envío' }).selectOption('recorded');
  await expect(foot).toContainText('Suma de todas con estos filtros: 2 filas');
  await page.goto('/purchases?perPage=1');
  await expectCount(page, '1 de 3 compras');
  await expect(foot).toHaveCount(1);
  await expect(page.getByRole('row', { name: 'Suma de todas: 2 filas' })).toContainText('$211.30');
  await page.getByRole('link', { name: 'Página 2' }).click();
  const here = page.getByRole('row', { name: 'Suma de 1 fila de esta página' });
  await expect(here).toContainText('$200.00');
  await page
    .getByRole('row', { name: /Abonos/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('link', { name: 'Página 3' }).click();
  await expect(here).toContainText('$11.30');
  await page.getByRole('row', { name: /Céiba/ }).getByRole('checkbox').check();
  const chosen = page.getByRole('region', { name: 'Selección' });
  await expect(chosen).toContainText('2 filas elegidas en 2 páginas, Total $211.30');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(here).toContainText('$11.30');
    await expectNoOverflow(page, `at ${width}`);
    await expectAccessible(page);
  }
});

test('M160: the status is asked for in the list, which keeps what was told', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(404);
  await openPurchases(page, world);
  const credit = page.getByRole('row', { name: /DTE-03-M001P001/ });
  const ask = credit.getByRole('button', { name: /^Consultar el estado de DTE-03-M001P001/ });
  await world.fail({ kind: 'status-404', method: 'GET', path: purchasesPath, times: 1 });
  await ask.click();
  await expect(credit.getByRole('alert')).toBeVisible();
  await ask.click();
  await expect(credit.getByRole('alert')).toBeHidden();
  await expectAccessible(page);
  // Of one whose id nobody knows there is nothing to ask.
  const unknown = page.getByRole('row', { name: /\$5.00/ });
  await expect(unknown.getByRole('button', { name: /^Consultar/ })).toBeHidden();
  await credit.getByRole('link').click();
  const status = page.getByRole('region', { name: /^Estado/ });
  await expect(status).toContainText('LA CEIBA, S.A. DE C.V.');
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('M160: the status is asked for in a row, and nothing reaches beyond the screen', async ({
    page,
    world,
  }) => {
    await openPurchases(page, world);
    const ask = page.getByRole('button', { name: /^Consultar el estado de DTE-03-M001P001/ });
    await ask.click();
    const asked = page.getByRole('row').filter({ has: ask });
    await expect(asked.getByText('Procesada')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});

test('M160, M161: the status is asked for on the entry, and the list shows what was read', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(404);
  await openPurchases(page, world);
  await page
    .getByRole('row', { name: /DTE-03-M001P001/ })
    .getByRole('link')
    .click();
  const status = page.getByRole('region', { name: /^Estado/ });
  await expect(status).toContainText('Procesada');
  await status.getByRole('button', { name: 'Consultar el estado' }).click();
  await expect(status).toContainText('LA CEIBA, S.A. DE C.V.');
  await expect(status).toContainText('$11.30');
  await expectAccessible(page);
  await page.goto('/purchases?state=unknown');
  await rows(page).first().click();
  // Of an outcome that nobody knows it settles nothing.
  const id = page.getByRole('textbox', { name: 'Identificador', exact: true });
  await id.fill('abc');
  await expect(id).toHaveAccessibleDescription(/No es un identificador/);
  await id.fill(crypto.randomUUID());
  await page.getByRole('button', { name: 'Consultar el estado' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No se encontró' })).toBeVisible();
  await expect(page.getByText('No sabemos si se guardó')).toBeVisible();
  await expectAccessible(page);
});
