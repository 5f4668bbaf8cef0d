import { expect } from '@playwright/test';
import { alertOf } from './support/controls';
import { test } from './support/lines';
import {
  expectPayments,
  failPayment,
  openReadBack,
  payButton,
  paymentArrivals,
  paymentReceipt,
  resendUntilApplied,
  unknownPayment,
} from './support/payments';

test.use({ worldOptions: { empty: true } });
test.slow();
test.beforeEach(({ expectConnectionLoss, expectHttpStatus }) => {
  expectConnectionLoss();
  expectHttpStatus(409, 502, 504);
});

test('F01 P, F23 P: a service that refuses connections got nothing, and gets the same payment once it is back', async ({
  page,
  world,
  lines,
}) => {
  await openReadBack(page, world);
  await lines.toService.down();
  await payButton(page).click();
  await expect(alertOf(page, 'No se envió nada')).toBeFocused();
  await expectPayments(world, 0);
  expect(await paymentArrivals(world)).toBe(0);
  await lines.toService.up();
  await resendUntilApplied(page);
  await expectPayments(world, 1);
  expect(await paymentArrivals(world)).toBe(1);
});

test('F02 P: silence is told with the button locked; the same key finds it in process, then applied once', async ({
  page,
  world,
}) => {
  await openReadBack(page, world);
  await failPayment(world, { kind: 'slow', when: 'after', ms: 9_000 });
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'El servicio sigue procesando' })).toBeVisible();
  await expect(payButton(page)).toHaveAttribute('aria-disabled', 'true');
  await payButton(page).click({ force: true });
  expect(await paymentArrivals(world)).toBe(1);
  await resendUntilApplied(page);
  await expectPayments(world, 1);
});

test('F14 P: a gateway that is killed and comes back knows no end, and the same key finds it', async ({
  page,
  world,
  lines,
}) => {
  await openReadBack(page, world);
  await failPayment(world, { kind: 'slow', when: 'after', ms: 4_000 });
  await payButton(page).click();
  await expect.poll(() => paymentArrivals(world)).toBe(1);
  await lines.killGateway();
  await lines.startGateway();
  await expect(page.getByText('1 envío sin confirmar').or(paymentReceipt(page))).toBeVisible({
    timeout: 15_000,
  });
  await resendUntilApplied(page);
  await expectPayments(world, 1);
  expect(await paymentArrivals(world)).toBeGreaterThan(1);
  await expect(page.getByText(unknownPayment)).toHaveCount(0);
});

test('F24 P: a request that the browser sends again by itself applies it once', async ({
  page,
  world,
  lines,
}) => {
  await openReadBack(page, world);
  await failPayment(world, { kind: 'slow', when: 'after', ms: 1_500 });
  await payButton(page).click();
  await expect.poll(() => paymentArrivals(world)).toBe(1);
  lines.toBrowser.cut();
  await expect(paymentReceipt(page)).toBeFocused();
  await expectPayments(world, 1);
  expect(await paymentArrivals(world)).toBe(1);
});
