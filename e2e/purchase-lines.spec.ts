import { expect } from '@playwright/test';
import { arrivals } from './support/entry-types';
import { test } from './support/lines';
import {
  expectPurchaseKept,
  expectPurchaseUnknown,
  failPurchase,
  purchaseForms,
  sendForm,
} from './support/purchase-forms';
import { expectWrites, resend } from './support/writes';

test.use({ worldOptions: { empty: true } });
test.slow();
test.beforeEach(({ expectConnectionLoss }) => expectConnectionLoss());

for (const [kind, form] of Object.entries(purchaseForms)) {
  test(`F01 W, F23 W: a service that refuses connections gets ${kind} when a person says so`, async ({
    page,
    world,
    lines,
    expectHttpStatus,
  }) => {
    expectHttpStatus(502);
    await form.fill(page, world);
    await form.review(page);
    await lines.toService.down();
    await form.button(page).click();
    await expectPurchaseKept(form, page, 'No se envió nada');
    await expectWrites(world, { arrived: 0, done: 0 });
    await lines.toService.up();
    await resend(page);
    await expect(form.receipt(page)).toBeFocused();
    await expectWrites(world, { arrived: 1, done: 1 });
  });

  test(`F02 W: silence about ${kind} is told with the button locked, and is unknown at the limit`, async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(504);
    await form.fill(page, world);
    await failPurchase(world, { kind: 'slow', when: 'after', ms: 9_000 });
    await sendForm(form, page);
    await expect(page.getByRole('heading', { name: 'El servicio sigue procesando' })).toBeVisible();
    await expect(form.button(page)).toHaveAttribute('aria-disabled', 'true');
    await form.button(page).click({ force: true });
    await expectPurchaseUnknown(form, page);
    await expectWrites(world, { arrived: 1, done: 1 });
  });

  test(`F14 W: a gateway that is killed and comes back tells ${kind} as unknown`, async ({
    page,
    world,
    lines,
  }) => {
    await form.fill(page, world);
    await failPurchase(world, { kind: 'slow', when: 'after', ms: 4_000 });
    await sendForm(form, page);
    await expect.poll(() => arrivals(world)).toBe(1);
    await lines.killGateway();
    await lines.startGateway();
    await expectPurchaseUnknown(form, page);
    await expectWrites(world, { arrived: 1, done: 1 });
  });

  test(`F24 W: a request that the browser sends again by itself writes ${kind} once`, async ({
    page,
    world,
    lines,
  }) => {
    await form.fill(page, world);
    await failPurchase(world, { kind: 'slow', when: 'after', ms: 1_500 });
    await sendForm(form, page);
    await expect.poll(() => arrivals(world)).toBe(1);
    lines.toBrowser.cut();
    await expect(form.receipt(page)).toBeFocused();
    await expectWrites(world, { arrived: 1, done: 1 });
  });
}
