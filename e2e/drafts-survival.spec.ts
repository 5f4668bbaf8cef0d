import { expect } from '@playwright/test';
import { sendKey } from './support/actions';
import { crash, draftInAddress, nameTyped, notice, savedLine, untilSaved } from './support/drafts';
import { expectAccessible } from './support/axe';
import { expectTyped, field, openEntryTypes, typeEntryType } from './support/entry-types';
import { test } from './support/fixtures';
import { startInstallation } from './support/installation';
import { today, World } from './support/world';

test.use({ worldOptions: { empty: true } });

test.describe('M295: what is typed survives', () => {
  test('a reload, without asking', async ({ page, world }) => {
    await openEntryTypes(page, world);
    await typeEntryType(page);
    expect(draftInAddress(page)).toMatch(/^[0-9a-f-]{36}$/);
    await page.reload();
    await expect(notice(page, /^Se recuperó el borrador guardado el /)).toBeVisible();
    await expectTyped(page);
  });

  for (const afterMs of [150, 900, 1_700, 2_600]) {
    test(`a crash ${afterMs} ms into typing: at most the last second is lost`, async ({
      page,
      world,
      context,
      expectHttpStatus,
    }) => {
      // It may have come before anything was kept.
      expectHttpStatus(404);
      await openEntryTypes(page, world);
      const text = 'Partidas de cierre del ejercicio fiscal y ajustes de fin de año';
      const keys: { at: number; length: number }[] = [];
      await field(page, 'Nombre').focus();
      const start = Date.now();
      for (const key of text) {
        await page.keyboard.type(key, { delay: 40 });
        keys.push({ at: Date.now(), length: keys.length + 1 });
        if (Date.now() - start > afterMs) break;
      }
      const url = page.url();
      const crashedAt = Date.now();
      await crash(page);
      const again = await context.newPage();
      await again.goto(url);
      await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(field(again, 'Nombre')).toBeEnabled();
      const old = keys.filter(({ at }) => at <= crashedAt - 1_000).at(-1)?.length ?? 0;
      await expect.poll(async () => (await nameTyped(again)).length).toBeGreaterThanOrEqual(old);
      expect(text.startsWith(await nameTyped(again))).toBe(true);
    });
  }

  test('a tab closed in the middle of a word', async ({ page, world, context }) => {
    await openEntryTypes(page, world);
    await field(page, 'Nombre').pressSequentially('Caja chica');
    const url = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(url);
    await expect(field(again, 'Nombre')).toHaveValue('Caja chica');
  });

  test('the end of the session: it is said, and saved after signing in again', async ({
    page,
    world,
    context,
    expectHttpStatus,
  }) => {
    expectHttpStatus(401);
    await openEntryTypes(page, world);
    await untilSaved(page, () => field(page, 'Nombre').fill('Antes'));
    await context.clearCookies();
    await field(page, 'Nombre').fill('Antes y después');
    await expect(notice(page, 'Sin guardar desde')).toContainText('La sesión terminó');
    await expectAccessible(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Iniciar sesión en otra ventana' }).click();
    await sendKey(await opened, world.keys.full, 'Ana');
    await page.bringToFront();
    await expect(savedLine(page)).toBeVisible();
    await page.reload();
    await expect(field(page, 'Nombre')).toHaveValue('Antes y después');
  });

  test('somebody else signing in: it stays with whom typed it', async ({
    page,
    world,
    context,
    expectHttpStatus,
  }) => {
    // The address names Ana's draft until the screen has started over.
    expectHttpStatus(401, 404);
    await openEntryTypes(page, world);
    await untilSaved(page, () => field(page, 'Nombre').fill('De Ana'));
    await context.clearCookies();
    await field(page, 'Nombre').fill('De Ana sola');
    await expect(notice(page, 'Sin guardar desde')).toBeVisible();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Iniciar sesión en otra ventana' }).click();
    await sendKey(await opened, world.keys.full, 'Berta');
    await page.bringToFront();
    await expect(page.getByRole('button', { name: 'Sesión: Berta' })).toBeVisible();
    await page.goto('/drafts');
    await expect(page.getByText('No hay borradores')).toBeVisible();
  });

  test('a browser that stores nothing', async ({ page, world }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
      }
    });
    await openEntryTypes(page, world);
    await untilSaved(page, () => field(page, 'Nombre').fill('Sin almacén'));
    await page.reload();
    await expect(field(page, 'Nombre')).toHaveValue('Sin almacén');
  });

  test('a text of any length, and nothing of it is in the browser', async ({ page, world }) => {
    await openEntryTypes(page, world);
    const long = 'ñ🧾 '.repeat(10_000).trim();
    await untilSaved(page, () => field(page, 'Descripción').fill(long));
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(stored).not.toContain('🧾');
    await page.reload();
    await expect(notice(page, 'Se recuperó')).toBeVisible();
    expect(await field(page, 'Descripción').inputValue()).toBe(long);
  });
});

test('a gateway that is killed while somebody types, and started again', async ({
  page,
  expectConnectionLoss,
}, { outputDir }) => {
  test.slow();
  expectConnectionLoss();
  const settings = { DATA_DIR: `${outputDir}/data`, TODAY: today };
  const first = await startInstallation(settings);
  const world = await World.create({ empty: true }, first.control);
  await page.goto(`${first.url}/sign-in?next=/entry-types`);
  await sendKey(page, world.keys.full, 'Ana');
  await untilSaved(page, () => field(page, 'Nombre').fill('Antes'));
  await first.kill();
  await field(page, 'Nombre').pressSequentially(' y durante');
  await expect(notice(page, /Sin guardar desde \d\d:\d\d/)).toBeVisible();
  const again = await startInstallation({ ...settings, PORT: new URL(first.url).port });
  await expect(savedLine(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Nombre')).toHaveValue('Antes y durante');
  await again.stop();
});
