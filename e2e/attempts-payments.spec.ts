import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import {
  addOpenPurchases,
  failPayment,
  sendPayment,
  unknownPayment as unknown,
} from './support/payments';
import type { World } from './support/world';

/** Gives a purchase so much. */
const pay = (page: Page, expense: string, amount: number, id?: string) =>
  sendPayment(page, { allocations: [{ expense_id: expense, amount }] }, id);

async function openUnknown(page: Page, world: World): Promise<string> {
  await signIn(page, world.keys.full, 'Ana', '/attempts');
  await failPayment(world, { kind: 'status-500', when: 'after', times: 1 });
  const [expense = ''] = await addOpenPurchases(world, [80]);
  const id = randomUUID();
  await pay(page, expense, 12.5, id);
  await page.goto(`/attempts/${id}`);
  await expect(page.getByRole('heading', { name: unknown })).toBeVisible();
  return id;
}

const resend = (page: Page) => page.getByRole('button', { name: 'Reenviar lo mismo' });

test.describe('a payment nobody knows the outcome of', () => {
  test('is sent again with the same key and stored once', async ({ page, world }) => {
    await openUnknown(page, world);
    await expect(page.getByRole('alert').filter({ hasText: unknown })).toBeVisible();
    await expectAccessible(page);
    await resend(page).click();
    await expect(page.getByText('Guardado en el servicio')).toBeVisible();
    await expect(page.getByText('Envío 2')).toBeVisible();
    const writes = (await world.requests()).filter(({ method }) => method === 'POST');
    expect(new Set(writes.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(writes.filter(({ result }) => result?.replayed === false)).toHaveLength(1);
    await page.reload();
    await expect(page.getByText('Guardado en el servicio')).toBeVisible();
  });

  test('is not another person’s to send, who may find out what became of it', async ({
    page,
    world,
    browser,
    baseURL,
  }) => {
    const id = await openUnknown(page, world);
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const berta = await context.newPage();
    await signIn(berta, world.keys.full, 'Berta', `/attempts/${id}`);
    const panel = berta.getByRole('alert').filter({ hasText: unknown });
    await expect(panel).toContainText('Solo puede reenviarlo quien lo envió');
    await expect(resend(berta)).toHaveCount(0);
    await panel.getByRole('button', { name: 'Anotar' }).click();
    await expect(panel.getByText('Elija qué encontró.')).toBeVisible();
    await panel.getByRole('radio', { name: /^No existe/ }).check();
    await panel.getByRole('textbox', { name: 'Cómo lo comprobó' }).fill('No está en el banco');
    await panel.getByRole('button', { name: 'Anotar' }).click();
    await expect(berta.getByRole('heading', { name: 'Comprobado: no se aplicó' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('No está en el banco')).toBeVisible();
    await expect(resend(page)).toHaveCount(0);
    await context.close();
  });
});

test('a payment that did not leave asks about what was paid meanwhile', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(409);
  await signIn(page, world.keys.full, 'Ana', '/attempts');
  const [expense = ''] = await addOpenPurchases(world, [80]);
  const id = randomUUID();
  await failPayment(world, { kind: 'status-429', times: 1 });
  expect((await pay(page, expense, 12.5, id)).status()).toBe(429);
  await expect(async () => expect((await pay(page, expense, 30)).ok()).toBe(true)).toPass();
  await page.goto(`/attempts/${id}`);
  await resend(page).click();
  const asked = page.getByRole('alert').filter({ hasText: '¿Es otro pago de lo mismo?' });
  await expect(asked).toContainText('un pago de una compra que este también paga');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Sí, es otro: enviar' }).click();
  await expect(page.getByText('Guardado en el servicio')).toBeVisible();
});
