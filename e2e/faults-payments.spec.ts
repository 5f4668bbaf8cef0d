import { expect } from '@playwright/test';
import { alertOf, field } from './support/controls';
import { test } from './support/fixtures';
import {
  addOpenPurchases,
  expectPayments,
  openPayment,
  openReadBack,
  payButton,
  paymentReceipt,
  readBackPayment,
  resendUntilApplied,
  typePayment,
  unknownPayment,
} from './support/payments';
import type { Fault } from './support/world';

test.use({ worldOptions: { empty: true } });

const cells: { title: string; fault: Fault; statuses: number[]; told: string; applied: number }[] =
  [
    {
      title: 'F03 P: a reset in the body',
      fault: { kind: 'mid-body' },
      statuses: [502],
      told: unknownPayment,
      applied: 1,
    },
    {
      title: 'F04 P: a 500 before the operation',
      fault: { kind: 'status-500' },
      statuses: [500],
      told: unknownPayment,
      applied: 0,
    },
    {
      title: 'F04 P: a 500 after it',
      fault: { kind: 'status-500', when: 'after' },
      statuses: [500],
      told: unknownPayment,
      applied: 1,
    },
    {
      title: 'F05 P: a 502 with HTML',
      fault: { kind: 'html-502' },
      statuses: [502],
      told: unknownPayment,
      applied: 0,
    },
    {
      title: 'F06 P: the rate limit',
      fault: { kind: 'status-429' },
      statuses: [429],
      told: 'El servicio pidió esperar',
      applied: 0,
    },
    {
      title: 'F07 P: a wrong key',
      fault: { kind: 'status-401' },
      statuses: [401],
      told: 'El servicio rechazó la clave',
      applied: 0,
    },
    {
      title: 'F08 P: a missing permission',
      fault: { kind: 'status-403' },
      statuses: [403],
      told: 'Falta un permiso',
      applied: 0,
    },
    {
      title: 'F09 P: a conflict on unchanged bytes',
      fault: { kind: 'status-409' },
      statuses: [409],
      told: 'sigue en proceso',
      applied: 0,
    },
    {
      title: 'F10 P: malformed JSON',
      fault: { kind: 'malformed' },
      statuses: [502],
      told: unknownPayment,
      applied: 1,
    },
    {
      title: 'F11 P: 64 MB of JSON',
      fault: { kind: 'huge' },
      statuses: [502],
      told: unknownPayment,
      applied: 1,
    },
    {
      title: 'F12 P: another type',
      fault: { kind: 'wrong-type', when: 'after' },
      statuses: [502],
      told: unknownPayment,
      applied: 1,
    },
    {
      title: 'F21 P: a false flag under 200',
      fault: { kind: 'flag-false' },
      statuses: [200],
      told: unknownPayment,
      applied: 0,
    },
    {
      title: 'F24 P: a socket dropped after the send',
      fault: { kind: 'reset-after' },
      statuses: [502, 504],
      told: unknownPayment,
      applied: 1,
    },
    {
      title: 'F25 P: a redirect',
      fault: { kind: 'redirect' },
      statuses: [502],
      told: unknownPayment,
      applied: 0,
    },
  ];

for (const { title, fault, statuses, told, applied } of cells) {
  test(`${title}, then the same payment again: applied once`, async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(...statuses);
    await openReadBack(page, world);
    await world.fail({ method: 'POST', path: '/payments', times: 1, ...fault });
    await payButton(page).click();
    await expect(alertOf(page, told)).toBeVisible();
    await expectPayments(world, applied);
    await resendUntilApplied(page);
    await expectPayments(world, 1);
  });
}

test('F22 P, M279: a refusal of the first send frees the purchase for a corrected payment', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(422);
  const [purchase = ''] = await addOpenPurchases(world, [10]);
  await openPayment(page, world);
  await typePayment(page, purchase);
  // The service says on the way what is left: more is paid on purpose.
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  await field(page, 'Por qué se paga de más').fill('Redondeo');
  await readBackPayment(page);
  await payButton(page).click();
  const amount = page.getByRole('textbox', { name: /^Se aplica a / });
  await expect(amount).toBeFocused();
  await amount.fill('10');
  await readBackPayment(page);
  await payButton(page, '$10.00').click();
  await expect(paymentReceipt(page)).toBeVisible();
  const keys = (await world.requests())
    .filter(({ path }) => path.endsWith('/payments/purchases'))
    .map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
  expect(await world.rows('payments')).toHaveLength(1);
});

test('F15 P: a reload while it is sent finds it applied once', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  // Once it was applied, the draft that the address names is gone.
  expectHttpStatus(404);
  await openReadBack(page, world);
  await world.fail({ kind: 'slow', ms: 1500, method: 'POST', path: '/payments', times: 1 });
  await payButton(page).click();
  await expect(page.getByText('Enviando…')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => world.rows('payments').then((rows) => rows.length)).toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo pago' })).toBeVisible();
  await expectPayments(world, 1);
});
