import { expect } from '@playwright/test';
import { field } from './support/controls';
import { beginExcluded, excludedReceipt, issueButton, readBack, row } from './support/excluded';
import { arrivals } from './support/entry-types';
import { test } from './support/fixtures';
import { failPurchase } from './support/purchase-forms';
import { purchasesPath } from './support/purchases';
import { expectWrites } from './support/writes';

test.use({ worldOptions: { empty: true } });

test('is sent once by a double press, never by Enter, and not by Ctrl+Enter', async ({
  page,
  world,
}) => {
  await beginExcluded(page, world);
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Seguir a la confirmación' })).toBeVisible();
  await page.getByRole('button', { name: 'Seguir a la confirmación' }).focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Lo leí/ })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await issueButton(page).click({ force: true });
  expect(await world.rows('expenses')).toHaveLength(0);
  await page.getByRole('checkbox', { name: /^Lo leí/ }).check();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  expect(await world.rows('expenses')).toHaveLength(0);
  await failPurchase(world, { kind: 'slow', ms: 1_000 });
  const sends: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(purchasesPath)) {
      sends.push(request.url());
    }
  });
  // A press of the mouse would miss the button, which moves once it was pressed.
  await issueButton(page).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 2; press += 1) button.click();
  });
  await expect(issueButton(page)).toHaveAttribute('aria-disabled', 'true');
  await issueButton(page).evaluate((button: HTMLElement) => button.click());
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(excludedReceipt(page)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  // The gateway would pass on one of two: the page is to send no more than it.
  expect(sends).toHaveLength(1);
  expect(await world.rows('expenses')).toHaveLength(1);
});

test('is not sent by a reload, and comes back as it was typed', async ({ page, world }) => {
  await beginExcluded(page, world);
  await expect(page).toHaveURL(/draft=/);
  await readBack(page);
  await page.reload();
  await expect(field(row(page, 1), 'Precio acordado')).toHaveValue('140');
  await expect(page.getByRole('radio', { name: 'Efectivo' })).toBeChecked();
  await expect(issueButton(page)).toBeHidden();
  expect(await world.rows('expenses')).toHaveLength(0);
  await readBack(page);
  await issueButton(page).click();
  await expect(excludedReceipt(page)).toBeVisible();
  await expect(page).not.toHaveURL(/draft=/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Revisar la factura' })).toBeVisible();
  await expect(field(row(page, 1), 'Precio acordado')).toHaveValue('');
  await page.goto('/drafts');
  await expect(page.getByText('No hay borradores')).toBeVisible();
  expect(await world.rows('expenses')).toHaveLength(1);
});

test('a reload while it is sent, too, leaves nothing that could be sent again', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  // The draft that the address names is gone by then.
  expectHttpStatus(404);
  await beginExcluded(page, world);
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByText(/Borrador guardado/).first()).toBeVisible();
  const { pathname, search } = new URL(page.url());
  await failPurchase(world, { kind: 'slow', ms: 4_000 });
  await readBack(page);
  await issueButton(page).click();
  await expect.poll(() => arrivals(world)).toBe(1);
  // This page never hears of the answer: only the gateway can end the draft.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(async () => {
    await page.goto('/purchases');
    await expect(page.getByRole('row').filter({ hasText: 'registrada' })).toHaveCount(1, {
      timeout: 1_000,
    });
  }).toPass({ timeout: 30_000 });
  await page.goto(pathname + search);
  await expect(page.getByRole('button', { name: 'Revisar la factura' })).toBeVisible();
  await expect(field(row(page, 1), 'Precio acordado')).toHaveValue('');
  await page.goto('/drafts');
  await expect(page.getByText('No hay borradores')).toBeVisible();
  await expectWrites(world, { arrived: 1, done: 1 });
});

test('is not sent a second time by a tab that stayed behind', async ({
  page,
  context,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(404, 409);
  await beginExcluded(page, world);
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByText(/Borrador guardado/).first()).toBeVisible();
  const stale = await context.newPage();
  await stale.goto(page.url());
  await expect(field(row(stale, 1), 'Precio acordado')).toHaveValue('140');
  await readBack(stale);
  await readBack(page);
  await issueButton(page).click();
  await expect(excludedReceipt(page)).toBeVisible();
  await expect(issueButton(stale)).toHaveAttribute('aria-disabled', 'true');
  await issueButton(stale).click({ force: true });
  await stale.bringToFront();
  await expect(stale.getByRole('button', { name: 'Volver a los datos' })).toBeVisible();
  expect(await world.rows('expenses')).toHaveLength(1);
});
