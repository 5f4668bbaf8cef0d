import { expect, type Page } from '@playwright/test';
import { openBatches } from './support/actions';
import { alertOf } from './support/controls';
import { expectCounted, ladderStep } from './support/ladder';
import { test } from './support/lines';
import type { World } from './support/world';

const areas = (page: Page) => page.getByRole('navigation', { name: 'Áreas' });
const screen = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the lots and waits for what comes by itself: what is lost from here on is what a test asks for. */
async function openWholeList(page: Page, world: World) {
  await openBatches(page, world);
  await expectCounted(page);
}

/** The style sheets that have come: one that failed stands there as well, without rules. */
const sheets = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].filter((one) => one.cssRules.length > 0).map(({ href }) => href),
  );

test('a screen that was never opened is a lost connection while the line is down, and comes at a press', async ({
  page,
  world,
  lines,
  expectConnectionLoss,
}) => {
  expectConnectionLoss();
  await openWholeList(page, world);
  await lines.toBrowser.down();
  await areas(page)
    .getByRole('link', { name: /^Bitácora/ })
    .click();
  const lost = alertOf(page, 'Esta pantalla no se pudo cargar');
  await expect(lost).toBeVisible();
  await expect(page.getByText('error del programa')).toBeHidden();
  const again = lost.getByRole('button', { name: 'Reintentar' });
  let refused = 0;
  page.on('requestfailed', (one) => (refused += one.url().endsWith('/gateway/session') ? 1 : 0));
  await again.click();
  // It asks whether the gateway is there, and twice more, before it gives up.
  await expect.poll(() => refused).toBeGreaterThanOrEqual(3);
  await expect(again).toBeEnabled();
  await lines.toBrowser.up();
  await again.click();
  await expect(screen(page, 'Bitácora')).toBeVisible();
});

test('a screen that could not be fetched comes by itself with the network', async ({
  page,
  world,
  context,
  expectConnectionLoss,
}) => {
  expectConnectionLoss();
  await openWholeList(page, world);
  await context.setOffline(true);
  await areas(page)
    .getByRole('link', { name: /^Borradores/ })
    .click();
  await expect(alertOf(page, 'Esta pantalla no se pudo cargar')).toBeVisible();
  await context.setOffline(false);
  await expect(screen(page, 'Borradores')).toBeVisible();
  const styled = await sheets(page);
  await page.reload();
  await expect(screen(page, 'Borradores')).toBeVisible();
  expect(styled).toEqual(expect.arrayContaining(await sheets(page)));
});

test('a step of the ladder that was opened without a network is read at a press once it is back', async ({
  page,
  world,
  context,
  expectConnectionLoss,
}) => {
  expectConnectionLoss();
  await openWholeList(page, world);
  await context.setOffline(true);
  await ladderStep(page, 'Hasta 7 días').getByRole('link').click();
  const unread = alertOf(page, 'Sin respuesta de Trastienda');
  await expect(unread).toBeVisible();
  await expect(unread).not.toContainText('Reintentando');
  await context.setOffline(false);
  await unread.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('link', { name: 'Quitar el rango' })).toBeVisible();
});

test('a part of a screen that could not be fetched breaks nothing, and comes with the network', async ({
  page,
  world,
  context,
  expectConnectionLoss,
}) => {
  expectConnectionLoss();
  await openWholeList(page, world);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Exportar' }).click();
  await expect(screen(page, 'Lotes')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /^CSV/ })).toBeVisible({ timeout: 15_000 });
});
