import { expect } from '@playwright/test';
import { sendKey } from './support/actions';
import { refuseStorage } from './support/browser';
import { alertOf } from './support/controls';
import { arrivals } from './support/entry-types';
import { test } from './support/fixtures';
import {
  expectPurchaseKept,
  expectPurchaseUnknown,
  failPurchase,
  purchaseForms,
  sendForm,
} from './support/purchase-forms';
import { today } from './support/world';
import { expectWrites, resend } from './support/writes';

test.use({ worldOptions: { empty: true } });
test.slow();

for (const [kind, form] of Object.entries(purchaseForms)) {
  const kept = [
    { title: 'F07 W: a refused key', kind: 'status-401', status: 401, says: 'rechazó la clave' },
    { title: 'F08 W: a missing permission', kind: 'status-403', status: 403, says: 'Falta un' },
    { title: 'F06 W: a 429', kind: 'status-429', status: 429, says: 'pidió esperar' },
  ] as const;
  for (const { title, kind: fault, status, says } of kept) {
    test(`${title} keeps ${kind}, and the same attempt goes on when a person says so`, async ({
      page,
      world,
      expectHttpStatus,
    }) => {
      expectHttpStatus(status);
      await form.fill(page, world);
      await failPurchase(world, { kind: fault });
      await sendForm(form, page);
      const told = await expectPurchaseKept(form, page, says);
      await expectWrites(world, { arrived: 1, done: 0 });
      if (status === 429) await expect(told).toContainText('Ya puede reenviar.');
      await resend(page);
      await expect(form.receipt(page)).toBeFocused();
      await expectWrites(world, { arrived: 2, done: 1 });
    });
  }

  test(`F09 W: a 409 is told of ${kind} and never sent again by itself`, async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(409);
    await form.fill(page, world);
    await failPurchase(world, { kind: 'status-409' });
    await sendForm(form, page);
    await expectPurchaseKept(form, page, 'lo rechazó por un conflicto');
    await expect(page.getByRole('button', { name: 'Reenviar lo mismo' })).toHaveCount(0);
    await expectWrites(world, { arrived: 1, done: 0 });
  });

  test(`F13 W: the receipt of ${kind} says what an answer with other fields does tell`, async ({
    page,
    world,
  }) => {
    await form.fill(page, world);
    const data = { expense_id: null, status: 7, total: null, extra: { deep: ['x'] } };
    const body = { status: true, data };
    await failPurchase(world, { kind: 'flag-false', when: 'after', status: 200, body });
    await sendForm(form, page);
    await expect(form.receipt(page)).toBeFocused();
    await expect(form.receipt(page)).not.toContainText(/undefined|null|NaN|\[object/);
    await expectWrites(world, { arrived: 1, done: 1 });
  });

  test(`F15 W: a page that is loaded again stops ${kind} no more than it sends it twice`, async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    // Once it was stored, the draft that the address names is gone.
    expectHttpStatus(404);
    await form.fill(page, world);
    // Longer than a busy machine needs to load the page.
    await failPurchase(world, { kind: 'slow', ms: 8_000 });
    await sendForm(form, page);
    await expect.poll(() => arrivals(world)).toBe(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('1 envío en curso en otra ventana')).toBeVisible();
    await expect(() => expectWrites(world, { arrived: 1, done: 1 })).toPass({ timeout: 10_000 });
    await expect(async () => {
      await page.goto('/purchases');
      await expect(page.getByRole('row').filter({ hasText: 'registrada' })).toHaveCount(1, {
        timeout: 5_000,
      });
    }).toPass({ timeout: 15_000 });
    await expectWrites(world, { arrived: 1, done: 1 });
  });

  test(`F16 W: without a network ${kind} fails at once, and goes when a person says so`, async ({
    page,
    context,
    world,
    expectConnectionLoss,
    expectHttpStatus,
  }) => {
    expectConnectionLoss();
    // A resend asks the record first, and there is none.
    expectHttpStatus(404);
    await form.fill(page, world);
    await form.review(page);
    await context.setOffline(true);
    await form.button(page).click();
    await expectPurchaseKept(form, page, 'No se envió nada');
    await context.setOffline(false);
    await expect(page.getByText('Sin conexión', { exact: false })).toBeHidden();
    await expectWrites(world, { arrived: 0, done: 0 });
    await resend(page);
    await expect(form.receipt(page)).toBeFocused();
    await expectWrites(world, { arrived: 1, done: 1 });
  });

  for (const hours of [26, -26]) {
    test(`F17 W: a clock wrong by ${hours} h changes nothing of the day of ${kind}`, async ({
      page,
      world,
    }) => {
      await page.clock.install({ time: Date.now() + hours * 3_600_000 });
      await form.fill(page, world);
      await sendForm(form, page);
      await expect(form.receipt(page)).toBeFocused();
      await expectWrites(world, { arrived: 1, done: 1 });
      const sent = (await world.requests()).find(({ method }) => method === 'POST');
      expect(sent?.body).toContain(`"date": "${today}"`);
    });
  }

  test(`F18 W: a session that ended leaves ${kind}; after signing in the same attempt goes on`, async ({
    page,
    context,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(401, 404);
    await form.fill(page, world);
    await form.review(page);
    await context.clearCookies();
    await form.button(page).click();
    await expectPurchaseKept(form, page, 'No se envió nada');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Iniciar sesión en otra ventana' }).click();
    await sendKey(await opened, world.keys.full, 'Ana');
    await page.bringToFront();
    await expect(page.getByRole('link', { name: 'Iniciar sesión en otra ventana' })).toBeHidden();
    await resend(page);
    await expect(form.receipt(page)).toBeFocused();
    await expectWrites(world, { arrived: 1, done: 1 });
  });

  test(`F19 W: a browser that refuses to store anything writes ${kind} all the same`, async ({
    page,
    world,
  }) => {
    await refuseStorage(page);
    await form.fill(page, world);
    await sendForm(form, page);
    await expect(form.receipt(page)).toBeFocused();
    await expectWrites(world, { arrived: 1, done: 1 });
  });

  test(`F20 W: a button pressed twenty times sends ${kind} once`, async ({ page, world }) => {
    await form.fill(page, world);
    await failPurchase(world, { kind: 'slow', ms: 500 });
    await form.review(page);
    await form.button(page).evaluate((element: HTMLElement) => {
      for (let press = 0; press < 20; press += 1) element.click();
    });
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Control+Enter');
    await expect(form.receipt(page)).toBeFocused();
    await expectWrites(world, { arrived: 1, done: 1 });
  });

  const shapes = [
    { title: 'F22 W: a 422', kind: 'status-422', status: 422, of: 'errors' },
    { title: 'F22 W: a 422 like that of providers', kind: 'status-422', status: 422, of: 'data' },
    { title: 'F21 W: a false flag with reasons', kind: 'flag-false', status: 200, of: 'data' },
  ] as const;
  for (const { title, kind: fault, status, of } of shapes) {
    test(`${title} refuses ${kind}, and is told`, async ({ page, world, expectHttpStatus }) => {
      expectHttpStatus(status);
      await form.fill(page, world);
      const reasons = { provider_id: ['Ya no se usa.'], other: ['Sin lugar.'] };
      const flag = of === 'errors' ? { status: false } : { success: false };
      await failPurchase(world, {
        kind: fault,
        body: { ...flag, message: 'Invalid.', [of]: reasons },
      });
      await sendForm(form, page);
      await expect(alertOf(page, 'no aceptó los datos')).toContainText('Sin lugar.');
      await expect(page.getByRole('combobox', { name: 'Proveedor' })).toBeFocused();
      await expect(page.getByText('Ya no se usa.')).toBeVisible();
      await form.expectTyped(page);
      await expectWrites(world, { arrived: 1, done: 0 });
      await sendForm(form, page);
      await expect(form.receipt(page)).toBeFocused();
      await expectWrites(world, { arrived: 2, done: 1 });
    });
  }

  test(`F25 W: a redirect is not followed, and proves nothing of ${kind}`, async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(502);
    await form.fill(page, world);
    await failPurchase(world, { kind: 'redirect', location: `${new URL(page.url()).origin}/` });
    await sendForm(form, page);
    await expectPurchaseUnknown(form, page);
    await expectWrites(world, { arrived: 1, done: 0 });
  });
}
