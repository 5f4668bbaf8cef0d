import { expect } from '@playwright/test';
import { openBatches, pickBranch, sendKey, signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { field } from './support/controls';
import { expectCovered, takeOver } from './support/cover';
import { test } from './support/fixtures';
import { startInstallation } from './support/installation';
import { openNewProduct } from './support/product-form';
import { World } from './support/world';

test.describe('the end of a session', () => {
  test('is told two minutes before, and put off with one press', async ({ browser }) => {
    const installation = await startInstallation({ SESSION_IDLE: '123s' });
    const world = await World.create({}, installation.control);
    const context = await browser.newContext({ baseURL: installation.url, locale: 'es-SV' });
    const page = await context.newPage();
    await signIn(page, world.keys.full, 'Ana', '/help');
    const warning = page
      .getByRole('alert')
      .filter({ hasText: 'está por terminar por falta de uso' });
    await expect(warning).toBeVisible({ timeout: 15_000 });
    await expect(warning).toContainText(/Quedan 1:5\d\./);
    await expectAccessible(page);
    await warning.getByRole('button', { name: 'Seguir trabajando' }).click();
    await expect(warning).toBeHidden();
    await context.close();
    await installation.stop();
  });

  test('at the limit of the day is told with its time, and cannot be put off', async ({
    browser,
  }) => {
    const installation = await startInstallation({ SESSION_IDLE: '100s', SESSION_MAX: '100s' });
    const world = await World.create({}, installation.control);
    const context = await browser.newContext({ baseURL: installation.url, locale: 'es-SV' });
    const page = await context.newPage();
    await signIn(page, world.keys.full, 'Ana', '/help');
    const warning = page.getByRole('alert').filter({ hasText: 'llega a su límite a las' });
    await expect(warning).toContainText(/Quedan 1:[0-3]\d\./);
    await expect(warning.getByRole('button')).toHaveCount(0);
    await context.close();
    await installation.stop();
  });

  test('another person who signs in finds nothing of the one before', async ({
    page,
    world,
    context,
    expectHttpStatus,
  }) => {
    expectHttpStatus(401);
    await openBatches(page, world, { search: '?status=expired' });
    const lots = page
      .getByRole('navigation', { name: 'Áreas' })
      .getByRole('link', { name: /^Lotes/ });
    await expect(lots).toHaveAccessibleName('Lotes');
    await page.getByRole('button', { name: 'Atajos de teclado' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Actualizar' }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Iniciar sesión en otra ventana' }).click();
    await sendKey(await opened, world.keys.full, 'Luis');
    await expectCovered(page, 'Luis');
    await expectAccessible(page);
    await takeOver(page, 'Luis');
    await expect(page).not.toHaveURL(/status=expired/);
  });
});

test.describe('another branch', () => {
  test('opens the same screen, without the product and the page of the one before', async ({
    page,
    world,
  }) => {
    const [, second] = world.branches;
    await openBatches(page, world, { search: '?status=available&perPage=10&page=2' });
    await expect(page.getByRole('table')).toBeVisible();
    await pickBranch(page, second?.name ?? '');
    await expect(page).toHaveURL(new RegExp(`${second?.id}/batches\\?`));
    const search = new URL(page.url()).searchParams;
    expect(Object.fromEntries(search)).toEqual({ status: 'available', perPage: '10' });
  });

  test('is only remembered on a screen of no branch', async ({ page, world }) => {
    const [, second] = world.branches;
    await openBatches(page, world);
    await page.getByRole('link', { name: 'Ayuda' }).click();
    await pickBranch(page, second?.name ?? '');
    await expect(page).toHaveURL(/\/help$/);
    await page.getByRole('link', { name: /^Lotes/ }).click();
    await expect(page).toHaveURL(new RegExp(`${second?.id}/batches`));
  });

  test('M60, M61: leads from a form to its own list; what was typed stays with its branch, and nothing is asked', async ({
    page,
    world,
  }) => {
    const [first, second] = world.branches;
    const title = page.getByRole('heading', { level: 1 });
    const goesTo = page.getByText(/^Para .+, de /);
    await openNewProduct(page, world);
    await expect(goesTo).toContainText(first?.name ?? '');
    await field(page, 'Nombre').fill('Horchata de morro');
    await expect(page.getByText(/Borrador guardado/).first()).toBeVisible();
    await pickBranch(page, second?.name ?? '');
    await expect(page).toHaveURL(new RegExp(`${second?.id}/products$`));
    await expect(title).toContainText(second?.name ?? '');
    await page.getByRole('link', { name: /^Borradores/ }).click();
    await page.getByRole('link', { name: /Horchata de morro/ }).click();
    await expect(goesTo).toContainText(first?.name ?? '');
    await expect(field(page, 'Nombre')).toHaveValue('Horchata de morro');
  });

  test('M61: is not opened before somebody says so where something would be lost', async ({
    page,
    world,
    context,
    expectHttpStatus,
  }) => {
    expectHttpStatus(401);
    const [first, second] = world.branches;
    await openNewProduct(page, world);
    await context.clearCookies();
    await field(page, 'Nombre').fill('Horchata de morro');
    await expect(page.getByText('Sin guardar desde')).toBeVisible();
    await pickBranch(page, second?.name ?? '');
    await expect(page.getByRole('dialog', { name: '¿Salir sin enviar?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(first?.id ?? ''));
    await expect(field(page, 'Nombre')).toHaveValue('Horchata de morro');
  });
});
