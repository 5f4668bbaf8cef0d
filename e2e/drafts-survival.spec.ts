import { expect, type Page } from '@playwright/test';
import { createRandom } from '../server/sandbox/seed/random';
import { sendKey } from './support/actions';
import { expectAccessible } from './support/axe';
import { crash, refuseStorage } from './support/browser';
import { field } from './support/controls';
import { expectCovered, takeOver } from './support/cover';
import { draftInAddress, notice, savedLine, untilSaved } from './support/drafts';
import { expectTyped, openEntryTypes, typeEntryType } from './support/entry-types';
import { test } from './support/fixtures';
import { startInstallation } from './support/installation';
import { openNewProvider } from './support/providers';
import { today, World } from './support/world';

test.use({ worldOptions: { empty: true } });

/** Which keys, how fast and how many: another run is another one, unless it is told which to repeat. */
const seed = process.env['SEED'] ?? String(Date.now());

const entryType = {
  form: 'an entry type',
  open: openEntryTypes,
  typeInto: (page: Page) => field(page, 'Nombre'),
  text: 'Partidas de cierre del ejercicio',
};
const provider = {
  form: 'a supplier',
  open: openNewProvider,
  typeInto: (page: Page) => field(page, 'Nombre comercial'),
  text: 'Distribuidora La Ceiba de Oriente',
};
const typings = [entryType, provider, entryType, provider, entryType, provider];

test.describe('M295: what is typed survives', () => {
  test('a reload, without asking', async ({ page, world }) => {
    await openEntryTypes(page, world);
    await typeEntryType(page);
    expect(draftInAddress(page)).toMatch(/^[0-9a-f-]{36}$/);
    await page.reload();
    await expect(notice(page, /^Se recuperó el borrador guardado el /)).toBeVisible();
    await expectTyped(page);
  });

  for (const [run, { form, open, typeInto, text }] of typings.entries()) {
    test(`a crash at any key, ${run + 1}: at most the last second of ${form} is lost`, async ({
      page,
      world,
      context,
      expectHttpStatus,
    }) => {
      test.slow();
      const told = `SEED=${seed} types and crashes like this again`;
      process.stdout.write(`${told}\n`);
      const random = createRandom(`${seed} ${run}`);
      // It may have come before anything was kept.
      expectHttpStatus(404);
      await open(page, world);
      await typeInto(page).focus();
      const last = random.between(3, text.length);
      const keys: { at: number; length: number }[] = [];
      for (const [index, key] of Array.from(text.slice(0, last)).entries()) {
        // Now and then somebody looks up what comes next.
        const pauses = random.next() < 0.15;
        const delay = pauses ? random.between(300, 1_200) : random.between(20, 120);
        await page.keyboard.type(key, { delay });
        keys.push({ at: Date.now(), length: index + 1 });
      }
      const url = page.url();
      const crashedAt = Date.now();
      await crash(page);
      const again = await context.newPage();
      await again.goto(url);
      await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
      const kept = typeInto(again);
      await expect(kept).toBeEnabled();
      const old = keys.filter(({ at }) => at <= crashedAt - 1_000).at(-1)?.length ?? 0;
      const length = async () => (await kept.inputValue()).length;
      await expect.poll(length, { message: told }).toBeGreaterThanOrEqual(old);
      expect(text.startsWith(await kept.inputValue()), told).toBe(true);
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
    expectHttpStatus(401);
    await openEntryTypes(page, world);
    await untilSaved(page, () => field(page, 'Nombre').fill('De Ana'));
    await context.clearCookies();
    await field(page, 'Nombre').fill('De Ana sola');
    await expect(notice(page, 'Sin guardar desde')).toBeVisible();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Iniciar sesión en otra ventana' }).click();
    await sendKey(await opened, world.keys.full, 'Berta');
    await page.bringToFront();
    await expectCovered(page, 'Berta');
    // What was typed since is in this page alone, so the browser asks.
    page.once('dialog', (dialog) => void dialog.accept());
    await takeOver(page, 'Berta');
    await page.goto('/drafts');
    await expect(page.getByText('No hay borradores')).toBeVisible();
  });

  test('a browser that stores nothing', async ({ page, world }) => {
    await refuseStorage(page);
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
