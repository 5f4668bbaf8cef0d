import { expect, type Page } from '@playwright/test';
import { openBatches } from './support/actions';
import { alertOf } from './support/controls';
import { test } from './support/lines';

const areas = (page: Page) => page.getByRole('navigation', { name: 'Áreas' });
const screen = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a screen that was never opened is a lost connection while the line is down, and comes at a press', async ({
  page,
  world,
  lines,
  expectConnectionLoss,
}) => {
  expectConnectionLoss();
  await openBatches(page, world);
  await lines.toBrowser.down();
  await areas(page)
    .getByRole('link', { name: /^Bitácora/ })
    .click();
  const lost = alertOf(page, 'Esta pantalla no se pudo cargar');
  await expect(lost).toBeVisible();
  await expect(page.getByText('error del programa')).toBeHidden();
  await lost.getByRole('button', { name: 'Reintentar' }).click();
  await expect(lost).toBeVisible();
  await lines.toBrowser.up();
  await lost.getByRole('button', { name: 'Reintentar' }).click();
  await expect(screen(page, 'Bitácora')).toBeVisible();
});

test('a screen that could not be fetched comes by itself with the network', async ({
  page,
  world,
  context,
  expectConnectionLoss,
}) => {
  expectConnectionLoss();
  await openBatches(page, world);
  await context.setOffline(true);
  await areas(page)
    .getByRole('link', { name: /^Borradores/ })
    .click();
  await expect(alertOf(page, 'Esta pantalla no se pudo cargar')).toBeVisible();
  await context.setOffline(false);
  await expect(screen(page, 'Borradores')).toBeVisible();
});

test('a part of a screen that could not be fetched breaks nothing, and comes with the network', async ({
  page,
  world,
  context,
  expectConnectionLoss,
}) => {
  expectConnectionLoss();
  await openBatches(page, world);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Exportar' }).click();
  await expect(screen(page, 'Lotes')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /^CSV/ })).toBeVisible({ timeout: 15_000 });
});
