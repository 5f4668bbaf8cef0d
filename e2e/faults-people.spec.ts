import { expect, type Page } from '@playwright/test';
import { sendKey } from './support/actions';
import { refuseStorage } from './support/browser';
import { alertOf } from './support/controls';
import { arrivals, receipt, reviewAndSend, typed, typeEntryType } from './support/entry-types';
import { test } from './support/fixtures';
import { createdRow, expectKept, expectWrites, failWrites, fillIn, resend } from './support/writes';

/** Loads the page again although it asks not to. */
async function reloadAllTheSame(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

test('F15 W: a page that is loaded again stops nothing, and finds what it came to', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  // Once it was stored, the draft that the address names is gone.
  expectHttpStatus(404);
  await fillIn(page, world);
  // Longer than a busy machine needs to load the page.
  await failWrites(world, { kind: 'slow', ms: 8_000 });
  await reviewAndSend(page);
  await expect.poll(() => arrivals(world)).toBe(1);
  await reloadAllTheSame(page);
  await expect(page.getByText('1 envío en curso en otra ventana')).toBeVisible();
  await expectWrites(world, { arrived: 1, done: 0 });
  await expect(() => expectWrites(world, { arrived: 1, done: 1 })).toPass({ timeout: 10_000 });
  await expect(async () => {
    await page.reload();
    await expect(createdRow(page)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 15_000 });
  await expect(createdRow(page)).not.toContainText('sin confirmar');
  await expectWrites(world, { arrived: 1, done: 1 });
});

test('F16 W: without a network it fails at once, and nothing goes out when it is back', async ({
  page,
  world,
  context,
  expectConnectionLoss,
  expectHttpStatus,
}) => {
  expectConnectionLoss();
  // A resend asks the record first, and there is none.
  expectHttpStatus(404);
  await fillIn(page, world);
  await context.setOffline(true);
  await reviewAndSend(page);
  await expectKept(page, 'No se envió nada', { reference: false });
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión', { exact: false })).toBeHidden();
  // A write that waited for the network would leave now, before this read is answered.
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Todavía no se ha creado ninguno desde aquí')).toBeVisible();
  await expectWrites(world, { arrived: 0, done: 0 });
  await resend(page);
  await expect(receipt(page)).toBeFocused();
  await expectWrites(world, { arrived: 1, done: 1 });
});

/** A moment's date in El Salvador as the screens write it. */
function dateOf(moment: number): string {
  const format = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const zone = { timeZone: 'America/El_Salvador' };
  return new Intl.DateTimeFormat('en-GB', { ...format, ...zone }).format(moment);
}

test.describe('a computer whose clock is wrong', () => {
  for (const hours of [26, -26]) {
    test(`F17 W: by ${hours} h: the session goes on, and the receipt has the right time`, async ({
      page,
      world,
    }) => {
      const now = Date.now();
      await page.clock.install({ time: now + hours * 3_600_000 });
      await fillIn(page, world);
      await reviewAndSend(page);
      await expect(receipt(page)).toBeFocused();
      await expect(receipt(page)).toContainText(dateOf(now));
      await expect(receipt(page)).not.toContainText(dateOf(now + hours * 3_600_000));
      await expect(page.getByText('Su sesión')).toHaveCount(0);
      await expectWrites(world, { arrived: 1, done: 1 });
    });
  }
});

test('F18 W: a session that ended leaves the form; after signing in the same attempt goes on', async ({
  page,
  world,
  context,
  expectHttpStatus,
}) => {
  expectHttpStatus(401, 404);
  await fillIn(page, world);
  await context.clearCookies();
  await reviewAndSend(page);
  await expectKept(page, 'No se envió nada');
  await expectWrites(world, { arrived: 0, done: 0 });
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Iniciar sesión en otra ventana' }).click();
  await sendKey(await opened, world.keys.full, 'Ana');
  await page.bringToFront();
  await expect(page.getByRole('link', { name: 'Iniciar sesión en otra ventana' })).toBeHidden();
  await resend(page);
  await expect(receipt(page)).toBeFocused();
  await expectWrites(world, { arrived: 1, done: 1 });
});

test('F19 W: a browser that refuses to store anything writes all the same', async ({
  page,
  world,
}) => {
  await refuseStorage(page);
  await fillIn(page, world);
  await reviewAndSend(page);
  await expect(receipt(page)).toBeFocused();
  await expectWrites(world, { arrived: 1, done: 1 });
});

test('F19 W: storage that is full, and cleared while the service answers, changes nothing', async ({
  page,
  world,
  context,
}) => {
  await fillIn(page, world);
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage]) {
      let block = 'x'.repeat(1 << 20);
      for (let round = 0; block !== ''; round += 1) {
        try {
          store.setItem(`full ${round}`, block);
        } catch {
          block = block.slice(0, Math.floor(block.length / 2));
        }
      }
    }
  });
  await failWrites(world, { kind: 'slow', ms: 1_000 });
  await reviewAndSend(page);
  await expect.poll(() => arrivals(world)).toBe(1);
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  // Everything but the cookie, which is the session and not the browser's memory of the work.
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await page.evaluate(() => sessionStorage.clear());
  await expect(receipt(page)).toBeFocused();
  await expect(createdRow(page)).toBeVisible();
  await expectWrites(world, { arrived: 1, done: 1 });
});

test('F20 W: of two tabs with equal content the second one asks', async ({
  page,
  world,
  context,
  expectHttpStatus,
}) => {
  expectHttpStatus(409);
  await fillIn(page, world);
  const second = await context.newPage();
  await second.goto('/entry-types');
  await typeEntryType(second);
  await failWrites(world, { kind: 'slow', ms: 1_000 });
  await reviewAndSend(page);
  await expect.poll(() => arrivals(world)).toBe(1);
  await reviewAndSend(second);
  const similar = alertOf(second, '¿Es otro igual?');
  await expect(similar.getByRole('button', { name: 'No enviar' })).toBeFocused();
  await expect(receipt(page)).toBeVisible();
  await similar.getByRole('button', { name: 'No enviar' }).click();
  await expect(second.getByRole('textbox', { name: 'Código' })).toHaveValue(typed.code);
  await expectWrites(world, { arrived: 1, done: 1 });
});

test('F20 W: a button pressed twenty times and Enter held down send once', async ({
  page,
  world,
}) => {
  await fillIn(page, world);
  await failWrites(world, { kind: 'slow', ms: 500 });
  await page.getByRole('button', { name: 'Revisar el tipo de partida' }).click();
  const button = page.getByRole('button', { name: `Crear ${typed.code}` });
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) element.click();
  });
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Control+Enter');
  await expect(receipt(page)).toBeFocused();
  await expectWrites(world, { arrived: 1, done: 1 });
});
