import { expect } from '@playwright/test';
import { alertOf } from './support/controls';
import { arrivals, receipt, reviewAndSend, typed } from './support/entry-types';
import { test } from './support/lines';
import {
  createdRow,
  expectKept,
  expectUnknown,
  expectWrites,
  failWrites,
  fillIn,
  resend,
} from './support/writes';

test.beforeEach(({ expectConnectionLoss }) => expectConnectionLoss());

test('F01 W: a service that refuses connections got nothing, and gets it when a person says so', async ({
  page,
  world,
  lines,
  expectHttpStatus,
}) => {
  expectHttpStatus(502);
  await fillIn(page, world);
  await lines.toService.down();
  await reviewAndSend(page);
  const told = await expectKept(page, 'No se envió nada');
  await expect(told).toContainText('No hubo conexión con el servicio');
  await expectWrites(world, { arrived: 0, done: 0 });
  await lines.toService.up();
  await resend(page);
  await expect(receipt(page)).toBeFocused();
  await expectWrites(world, { arrived: 1, done: 1 });
});

test('F02 W: silence is told at 5 s with the button locked, and is unknown at the limit', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(504);
  await fillIn(page, world);
  await failWrites(world, { kind: 'slow', when: 'after', ms: 9_000 });
  await reviewAndSend(page);
  await expect(page.getByRole('heading', { name: 'El servicio sigue procesando' })).toBeVisible();
  const button = page.getByRole('button', { name: `Crear ${typed.code}` });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await expectUnknown(page);
  await expectWrites(world, { arrived: 1, done: 1 });
});

test('F14 W: a gateway that is killed and comes back tells it as unknown, in the same session', async ({
  page,
  world,
  lines,
}) => {
  await fillIn(page, world);
  await failWrites(world, { kind: 'slow', when: 'after', ms: 4_000 });
  await reviewAndSend(page);
  await expect.poll(() => arrivals(world)).toBe(1);
  await lines.killGateway();
  await lines.startGateway();
  await expect(alertOf(page, 'No sabemos si se guardó')).toBeVisible({ timeout: 15_000 });
  await expectUnknown(page);
  await expectWrites(world, { arrived: 1, done: 1 });
});

test('F24 W: a request that the browser sends again by itself is written once', async ({
  page,
  world,
  lines,
}) => {
  await fillIn(page, world);
  await failWrites(world, { kind: 'slow', when: 'after', ms: 1_500 });
  await reviewAndSend(page);
  await expect.poll(() => arrivals(world)).toBe(1);
  lines.toBrowser.cut();
  await expect(receipt(page)).toBeFocused();
  await expect(createdRow(page)).toBeVisible();
  await expectWrites(world, { arrived: 1, done: 1 });
});

test('F24 W: a line that stays down is waited for, and the outcome is read off the record', async ({
  page,
  world,
  lines,
}) => {
  await fillIn(page, world);
  await failWrites(world, { kind: 'slow', when: 'after', ms: 1_000 });
  await reviewAndSend(page);
  await expect.poll(() => arrivals(world)).toBe(1);
  await lines.toBrowser.down();
  await expect(page.getByText('se busca el resultado en la bitácora')).toBeVisible();
  await lines.toBrowser.up();
  await expect(receipt(page)).toBeFocused({ timeout: 15_000 });
  await expect(receipt(page)).toContainText('Ya estaba registrado: no se duplicó');
  await expectWrites(world, { arrived: 1, done: 1 });
});
