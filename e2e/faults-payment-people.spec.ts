import { expect } from '@playwright/test';
import { sendKey } from './support/actions';
import { refuseStorage } from './support/browser';
import { alertOf } from './support/controls';
import { test } from './support/fixtures';
import {
  amountOf,
  expectPayments,
  failPayment,
  openReadBack,
  payButton,
  paymentArrivals,
  paymentReceipt,
  readBackPayment,
  typePayment,
} from './support/payments';
import { today } from './support/world';
import { resend } from './support/writes';

test.use({ worldOptions: { empty: true } });

const odd = [
  { title: 'other fields', data: { payment_id: null, extra: { deep: ['x', null] }, total: 'NaN' } },
  { title: 'no data', data: null },
  { title: 'a list', data: [1, 'two', { three: false }] },
];
for (const { title, data } of odd) {
  test(`F13 P: ${title} in the answer is a receipt that says what it does tell`, async ({
    page,
    world,
  }) => {
    await openReadBack(page, world);
    const body = { status: true, data };
    await failPayment(world, { kind: 'flag-false', when: 'after', status: 200, body });
    await payButton(page).click();
    await expect(paymentReceipt(page)).toBeFocused();
    await expect(paymentReceipt(page)).not.toContainText(/undefined|null|\[object/);
    await expect(paymentReceipt(page)).toContainText('Nada aquí confirma los saldos');
    await expectPayments(world, 1);
  });
}

test('F16 P: without a network nothing is sent, not even when it is back, before a person says so', async ({
  page,
  context,
  world,
  expectConnectionLoss,
  expectHttpStatus,
}) => {
  expectConnectionLoss();
  // A resend asks the record first, and there is none.
  expectHttpStatus(404);
  await openReadBack(page, world);
  await context.setOffline(true);
  await payButton(page).click();
  await expect(alertOf(page, 'No se envió nada')).toBeFocused();
  await expect(amountOf(page, 1)).toHaveValue('12.5');
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión', { exact: false })).toBeHidden();
  expect(await paymentArrivals(world)).toBe(0);
  await resend(page);
  await expect(paymentReceipt(page)).toBeFocused();
  await expectPayments(world, 1);
});

for (const hours of [26, -26]) {
  test(`F17 P: a computer wrong by ${hours} h pays on the day of the business, and may send the same again`, async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(500);
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await openReadBack(page, world);
    await failPayment(world, { kind: 'status-500', when: 'after', times: 1 });
    await payButton(page).click();
    await resend(page);
    await expect(paymentReceipt(page)).toContainText('no se repitió');
    await expectPayments(world, 1);
    const sent = (await world.requests()).find(({ method }) => method === 'POST');
    expect(sent?.body).toContain(`"payment_date": "${today}"`);
  });
}

test('F18 P: a session that ended leaves the payment; after signing in the same one goes on', async ({
  page,
  context,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(401, 404);
  await openReadBack(page, world);
  await context.clearCookies();
  await payButton(page).click();
  await expect(alertOf(page, 'No se envió nada')).toBeFocused();
  await expect(amountOf(page, 1)).toHaveValue('12.5');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Iniciar sesión en otra ventana' }).click();
  await sendKey(await opened, world.keys.full, 'Ana');
  await page.bringToFront();
  await expect(page.getByRole('link', { name: 'Iniciar sesión en otra ventana' })).toBeHidden();
  await resend(page);
  await expect(paymentReceipt(page)).toBeFocused();
  await expectPayments(world, 1);
});

test('F19 P: a browser that refuses to store anything pays all the same, and again with the same key', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500);
  await refuseStorage(page);
  await openReadBack(page, world);
  await failPayment(world, { kind: 'status-500', when: 'after', times: 1 });
  await payButton(page).click();
  await resend(page);
  await expect(paymentReceipt(page)).toContainText('no se repitió');
  await expectPayments(world, 1);
});

test('F20 P: a button pressed twenty times pays once', async ({ page, world }) => {
  await openReadBack(page, world);
  await failPayment(world, { kind: 'slow', ms: 500 });
  await payButton(page).evaluate((element: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) element.click();
  });
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Control+Enter');
  await expect(paymentReceipt(page)).toBeFocused();
  await expectPayments(world, 1);
  expect(await paymentArrivals(world)).toBe(1);
});

test('F20 P: while one window sends a payment, the other is told who is paying the same purchase', async ({
  page,
  context,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(409);
  const purchase = await openReadBack(page, world);
  const second = await context.newPage();
  await second.goto('/payments/new');
  await typePayment(second, purchase);
  await amountOf(second, 1).fill('7');
  await readBackPayment(second);
  // As long as a busy machine may need for the other window's press.
  await failPayment(world, { kind: 'slow', ms: 5_000 });
  await payButton(page).click();
  await expect.poll(() => paymentArrivals(world)).toBe(1);
  await payButton(second, '$7.00').click();
  const locked = alertOf(second, 'Una de estas compras está en otro pago');
  await expect(locked).toContainText('Ana');
  await expect(locked.getByRole('button', { name: /Sí, es otro/ })).toHaveCount(0);
  await expect(paymentReceipt(page)).toBeVisible();
  expect(await paymentArrivals(world)).toBe(1);
  await expectPayments(world, 1);
});
