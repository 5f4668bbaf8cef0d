import { expect, type Locator, type Page } from '@playwright/test';
import { openBatches } from './support/actions';
import { confirmRaiseOfAll, expectEachOnce, stock, updates } from './support/bulk';
import { alertOf, field } from './support/controls';
import {
  arrive,
  comeBack,
  cover,
  expectCovered,
  leave,
  takeOver,
  unlessCovered,
} from './support/cover';
import { savedLine } from './support/drafts';
import {
  arrivals,
  openEntryTypes,
  path,
  receipt,
  reviewAndSend,
  typeEntryType,
} from './support/entry-types';
import { expectCount } from './support/expectations';
import { fetchCsv } from './support/exports';
import { test } from './support/fixtures';
import { lotsIn } from './support/ladder';
import { addLots } from './support/lots';
import { expectPayments, openReadBack, payButton, paymentReceipt } from './support/payments';
import { openNewProvider, providerReceipt, typedProvider, typeProvider } from './support/providers';

/**
 * What a page does by itself where the browser becomes somebody else's; that nothing of it reaches the service is shown for every
 * cell in `tests/contract/two-windows.test.ts`.
 */
test.use({ worldOptions: { empty: true } });

let other: Page;

/** Sends what was refused, or never pressed because the page was covered first. */
async function pressAgain(page: Page, send: Locator): Promise<void> {
  const again = page.getByRole('button', { name: 'Reenviar lo mismo' });
  await expect(again.or(send).first()).toBeVisible();
  await ((await again.isVisible()) ? again : send).click();
}

test.beforeEach(async ({ context, expectHttpStatus }) => {
  // Every one of them signs in several times.
  test.slow();
  expectHttpStatus(401, 409);
  other = await context.newPage();
});

test('windows form person business again: what is half typed waits for its person, or for whoever drops it', async ({
  page,
  world,
}) => {
  await openNewProvider(page, world);
  await field(page, 'Nombre comercial').fill('La Ceiba');
  await expect(savedLine(page)).toBeVisible();
  await arrive(other, world.keys, 'person');
  await field(page, 'Correo').fill('ventas@ceiba.example');
  await expectCovered(page, 'Luis');
  await comeBack(page, other, world.keys);
  await expect(field(page, 'Nombre comercial')).toHaveValue('La Ceiba');
  await expect(field(page, 'Correo')).toHaveValue('ventas@ceiba.example');
  await expect(field(page, 'Correo')).toBeFocused();
  await leave(page, other);
  await comeBack(page, other, world.keys);
  await field(page, 'NRC').fill('047977-1');
  await expect(savedLine(page)).toBeVisible();
  await arrive(other, world.keys, 'business');
  await unlessCovered(page, (within) => field(page, 'NRC').fill('047978-0', within));
  await takeOver(page, 'Ana');
  await page.goto('/providers/new');
  await expect(field(page, 'Nombre comercial')).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Ver borradores' })).toHaveCount(0);
});

test('windows review business: a review is sent as its person, or not at all', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  // The gateway has nothing of an attempt that it refused.
  expectHttpStatus(404);
  await openNewProvider(page, world);
  await typeProvider(page);
  await page.getByRole('button', { name: 'Revisar el proveedor' }).click();
  const send = page.getByRole('button', { name: 'Crear La Ceiba', exact: true });
  await expect(send).toBeVisible();
  await arrive(other, world.keys, 'business');
  await unlessCovered(page, (within) => send.click(within));
  expect(await world.rows('providers')).toEqual([]);
  await comeBack(page, other, world.keys);
  await pressAgain(page, send);
  await expect(providerReceipt(page)).toContainText(typedProvider.NRC);
  expect(await world.rows('providers')).toHaveLength(1);
});

test('windows payment business: a payment is sent as its person, once, or not at all', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  // The gateway has nothing of an attempt that it refused.
  expectHttpStatus(404);
  await openReadBack(page, world);
  await arrive(other, world.keys, 'business');
  await unlessCovered(page, (within) => payButton(page).click(within));
  expect(await world.rows('payments')).toEqual([]);
  await comeBack(page, other, world.keys);
  await pressAgain(page, payButton(page));
  await expect(paymentReceipt(page)).toBeVisible();
  await expectPayments(world, 1);
});

test('windows bulk-job business: a job stops where it is, and goes on once its person is back', async ({
  page,
  world,
}) => {
  await stock(world, 20);
  await world.fail({ kind: 'slow', method: 'PUT', path: '/products', times: null, ms: 600 });
  await confirmRaiseOfAll(page, world, 20);
  await expect(page.getByText(/^[2-9] de 20 filas/)).toBeVisible();
  await arrive(other, world.keys, 'business');
  await expect(cover(page)).toBeVisible();
  expect((await updates(world)).length).toBeLessThan(20);
  await world.recover();
  await comeBack(page, other, world.keys);
  await expect(page.getByText(/^\d+ de 20 filas/)).toBeVisible();
  const goOn = page.getByRole('button', { name: 'Continuar', exact: true });
  await expect(goOn.or(page.getByText('20 de 20 filas')).first()).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(page.getByText('20 de 20 filas')).toBeVisible({ timeout: 15_000 });
  await expectEachOnce(world, 20, 200);
});

test('windows settle person windows resend business again: what was found is noted, and sent again, by its person', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403, 500);
  await openEntryTypes(page, world);
  await typeEntryType(page);
  await world.fail({ kind: 'status-500', method: 'POST', path, times: 1 });
  await reviewAndSend(page);
  const unknown = alertOf(page, 'No sabemos si se guardó');
  await unknown.getByRole('radio', { name: 'No existe: no se guardó' }).check();
  await unknown.getByRole('textbox', { name: 'Cómo lo comprobó' }).fill('Lo busqué');
  await arrive(other, world.keys, 'person');
  await unknown.getByRole('button', { name: 'Anotar' }).click();
  await expectCovered(page, 'Luis');
  await comeBack(page, other, world.keys);
  await expect(unknown.getByRole('textbox', { name: 'Cómo lo comprobó' })).toHaveValue('Lo busqué');
  await unknown.getByRole('button', { name: 'Anotar' }).click();
  await expect(unknown).toBeHidden();

  await page.goto('/entry-types');
  await typeEntryType(page, { code: 'DOS' });
  await world.fail({ kind: 'status-403', method: 'POST', path, times: 1 });
  await reviewAndSend(page, 'DOS');
  await expect(alertOf(page, 'Falta un permiso')).toBeVisible();
  expect(await arrivals(world)).toBe(2);
  await arrive(other, world.keys, 'business');
  const resend = page.getByRole('button', { name: 'Reenviar lo mismo' });
  await resend.click();
  await expect(cover(page)).toBeVisible();
  expect(await arrivals(world)).toBe(2);
  await leave(page, other);
  await comeBack(page, other, world.keys);
  await resend.click();
  await expect(receipt(page, 'DOS')).toBeVisible();
  expect(await arrivals(world)).toBe(3);
});

test('windows list integration windows export person: rows and files are made of what their person may read', async ({
  page,
  world,
}) => {
  await addLots(world, lotsIn(5, 210));
  await openBatches(page, world, { search: '?perPage=200' });
  await expectCount(page, '200 de 210 lotes');
  await arrive(other, world.keys, 'integration');
  const refresh = page.getByRole('button', { name: 'Actualizar' });
  // What was still on its way may have met the other integration before.
  await refresh.click({ timeout: 10_000 }).catch(() => expect(cover(page)).toBeVisible());
  await expect(cover(page)).toBeVisible();
  await comeBack(page, other, world.keys);
  await expectCount(page, '200 de 210 lotes');

  // The second page is asked for once Luis is there, and only that tells.
  await world.fail({ kind: 'slow', path: '/inventory/batches', ms: 8_000, times: null });
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('button', { name: /^CSV/ }).click();
  await expect(page.getByRole('heading', { name: /^Exportando: Lotes/ })).toBeVisible();
  await arrive(other, world.keys, 'person');
  await expectCovered(page, 'Luis');
  await world.recover();
  await comeBack(page, other, world.keys);
  await page.getByRole('button', { name: 'Reanudar' }).click();
  await expect(page.getByRole('heading', { name: /^Archivo listo: Lotes/ })).toBeVisible();
  const text = await fetchCsv(page);
  expect(text.match(/D5-/g)).toHaveLength(210);
  expect(text).toContain('Ana');
});
