import { expect, type Page } from '@playwright/test';
import { test } from './support/lines';
import { confirmMany, openMany, sentKeys } from './support/many-payments';
import { failPayment, paymentsPath } from './support/payments';
import type { World } from './support/world';

test.use({ worldOptions: { empty: true } });
test.slow();

const count = 8;
const owed = Array.from({ length: count }, (_, at) => [`Proveedor ${at + 1}`, 10] as const);

test.beforeEach(async ({ lines, expectConnectionLoss, expectHttpStatus }) => {
  expectConnectionLoss();
  // 404: a row that the gateway had not yet recorded when it was killed.
  expectHttpStatus(404, 409, 502, 504);
  // A tab that says nothing for a moment has lost its job to the next one.
  await lines.killGateway();
  await lines.startGateway({ JOB_LEASE: '1s' });
});
test.afterEach(async ({ lines }) => {
  await lines.killGateway();
  await lines.startGateway();
});

/** A job whose every payment takes a while, with some of them made. */
async function beginMany(page: Page, world: World, ms = 700): Promise<void> {
  await openMany(page, world, owed);
  await failPayment(world, { kind: 'slow', when: 'after', times: null, ms });
  await confirmMany(page, count, '$80.00');
  await expect(page.getByText(/^[1-4] de 8 pagos/)).toBeVisible({ timeout: 15_000 });
}

/** To its end; what is left in doubt a person sends again, as often as the page offers it. */
async function expectEachPaidOnce(page: Page, world: World): Promise<void> {
  const job = page.url();
  await expect(page.getByText('8 de 8 pagos')).toBeVisible({ timeout: 60_000 });
  await expect(async () => {
    await page.goto(job);
    await expect(page.getByText('8 de 8 pagos')).toBeVisible();
    if (await page.getByRole('link', { name: 'aplicado 8' }).isVisible()) return;
    await page.getByRole('link', { name: 'sin confirmar', exact: true }).first().click();
    await page.getByRole('button', { name: 'Reenviar lo mismo' }).click();
    await expect(page.getByText('ya lo tenía').first()).toBeVisible();
    throw new Error('Others may be in doubt');
  }).toPass({ timeout: 90_000 });
  const keys = await sentKeys(world);
  expect(new Set(keys).size).toBe(count);
  expect(await world.rows('payments')).toHaveLength(count);
}

test('F14 P: a gateway that is killed amid many payments goes on with them, each paid once', async ({
  page,
  world,
  lines,
}) => {
  await beginMany(page, world);
  await lines.killGateway();
  await lines.startGateway({ JOB_LEASE: '1s' });
  await expectEachPaidOnce(page, world);
});

test('F14 P: killed amid many payments whose page is gone as well, each is paid once from the next page', async ({
  page,
  context,
  world,
  lines,
}) => {
  await beginMany(page, world);
  const job = page.url();
  await lines.killGateway();
  await page.close();
  await lines.startGateway({ JOB_LEASE: '1s' });
  const next = await context.newPage();
  await next.goto(job);
  await expectEachPaidOnce(next, world);
});

test('two tabs that both go on with the same payments pay each of them once', async ({
  page,
  context,
  world,
}) => {
  const first = asked(page);
  await beginMany(page, world, 3_000);
  const other = await context.newPage();
  const second = asked(other);
  await other.goto(page.url());
  await expect(other.getByText('8 de 8 pagos')).toBeVisible({ timeout: 60_000 });
  expect([...second].filter((id) => first.has(id))).not.toEqual([]);
  await expectEachPaidOnce(other, world);
  expect(await sentKeys(world)).toHaveLength(count);
});

/** The payments that a tab asks for, by their keys. */
function asked(tab: Page): Set<string> {
  const ids = new Set<string>();
  tab.on('request', (request) => {
    const { 'attempt-id': id } = request.headers();
    if (id !== undefined && request.url().endsWith(paymentsPath)) ids.add(id);
  });
  return ids;
}
