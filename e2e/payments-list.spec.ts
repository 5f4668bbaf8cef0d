import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import { expectNoOverflow } from './support/overflow';
import {
  addOpenPurchases,
  amountOf,
  chooseMethod,
  expectPayments,
  openPayment,
  pasteParts,
  payButton,
  paymentReceipt,
  readBackPayment,
} from './support/payments';

test.use({ worldOptions: { empty: true } });

test('M268, M271: none, repeated, negative, zero and three decimals are refused before anything is sent', async ({
  page,
  world,
}) => {
  const [purchase = ''] = await addOpenPurchases(world, [80]);
  await openPayment(page, world);
  await chooseMethod(page);
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  await expect(page.getByText('Agregue al menos una compra.').first()).toBeVisible();
  await pasteParts(page, [`${purchase}\t5`, `${purchase.toUpperCase()}\t7`]);
  const list = page.getByRole('textbox', { name: 'Compras por pagar' });
  await expect(list).toHaveValue(`${purchase.toUpperCase()}\t7`);
  await expect(list).toHaveAccessibleDescription(/ya está por \$5\.00; aquí dice \$7\.00/);
  await expect(list).toBeFocused();
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  await expect(page.getByText('Quedan líneas: agréguelas').first()).toBeVisible();
  await pasteParts(page, [`${purchase}\t5.00`]);
  await expect(page.getByText('1 ya estaba.').first()).toBeVisible();
  await expect(list).toHaveValue('');
  await expect(amountOf(page, 1)).toHaveValue('5');
  for (const [typed, problem] of [
    ['-5', 'No puede ser negativo'],
    ['0', 'mayor que cero'],
    ['0.001', 'decimales'],
    ['', 'Falta'],
  ] as const) {
    await amountOf(page, 1).fill(typed);
    await page.getByRole('button', { name: 'Revisar el pago' }).click();
    await expect(amountOf(page, 1)).toHaveAttribute('aria-invalid', 'true');
    await expect(amountOf(page, 1)).toHaveAccessibleDescription(/\S/);
    expect(problem).not.toBe('');
    await expect(payButton(page)).toBeHidden();
  }
  await expectPayments(world, 0);
});

test('M268: the 201st purchase finds no room, and is told', async ({ page, world }) => {
  await openPayment(page, world);
  const lines = Array.from({ length: 201 }, () => `${crypto.randomUUID()};1`);
  await pasteParts(page, lines);
  await expect(page.getByText('1 no cabe: un pago lleva hasta 200.').first()).toBeVisible();
  await expect(page.getByText('Compras: 200 (hasta 200)')).toBeVisible();
  await expect(page.getByText('$200.00')).toBeVisible();
});

test('M271: a mistake in a row far from the screen is gone to, and what is typed there counts', async ({
  page,
  world,
}) => {
  await openPayment(page, world);
  await chooseMethod(page);
  const amounts = Array.from({ length: 200 }, (_, at) => (at === 189 ? '-1' : '1'));
  await pasteParts(
    page,
    amounts.map((amount) => `${crypto.randomUUID()};${amount}`),
  );
  await expect(page.getByRole('row')).toHaveCount(201);
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  await expect(amountOf(page, 190)).toBeFocused();
  await expect(amountOf(page, 190)).toBeInViewport();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1234.5');
  await expect(page.getByText('$1,433.50')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(amountOf(page, 190)).toHaveValue('1,234.5');
  await expect(amountOf(page, 190)).not.toHaveAttribute('aria-invalid');
});

test('M268, M295, M299: what one payment has no room for waits in the list, over a reload and on another screen', async ({
  page,
  world,
}) => {
  await openPayment(page, world);
  await chooseMethod(page);
  const lines = Array.from({ length: 203 }, () => `${crypto.randomUUID()}\t1`);
  const list = page.getByRole('textbox', { name: 'Compras por pagar' });
  const expectWaiting = async () => {
    await expect(list).toHaveValue(lines.slice(200).join('\n'));
    await expect(page.getByText('3 compras esperan otro pago')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Preparar el pago 2/2' })).toBeVisible();
  };
  await pasteParts(page, lines);
  await expect(list).toBeFocused();
  await expectWaiting();
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByText(/Borrador guardado/).first()).toBeVisible();
  await page.reload();
  await expectWaiting();
  await page.getByRole('link', { name: 'Por pagar' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Por pagar' })).toBeVisible();
  await page.goBack();
  await expectWaiting();
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  await expect(list).toBeFocused();
  await expect(page.getByText('Quedan líneas: agréguelas').first()).toBeVisible();
  await list.fill('');
  await expect(page.getByText('Quedan líneas: agréguelas')).toHaveCount(0);
  await expect(page.getByText('3 compras esperan otro pago')).toHaveCount(0);
});

test('M268: what one payment has no room for is prepared as the next one, with a key of its own', async ({
  page,
  world,
}) => {
  test.slow();
  const ids = await addOpenPurchases(world, Array<number>(202).fill(10));
  await openPayment(page, world);
  await chooseMethod(page);
  await pasteParts(
    page,
    ids.map((id) => `${id};1`),
  );
  await page.getByRole('button', { name: 'Preparar el pago 2/2' }).click();
  await expect(page.getByText('Se preparó 1 pago más, que quedó en Borradores.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pago 1/2' })).toBeVisible();
  await readBackPayment(page);
  await payButton(page, '$200.00').click();
  await expect(paymentReceipt(page)).toContainText('Era el pago 1/2', { timeout: 20_000 });
  await paymentReceipt(page).getByRole('link', { name: 'Ver borradores' }).click();
  await page.getByRole('link', { name: /Pago 2\/2/ }).click();
  await expect(page.getByRole('heading', { name: 'Pago 2/2' })).toBeVisible();
  await expect(page.getByText('Compras: 2 (hasta 200)')).toBeVisible();
  await readBackPayment(page);
  await expect(page.getByText('Es el pago 2/2')).toBeVisible();
  await payButton(page, '$2.00').click();
  await expect(paymentReceipt(page)).toBeVisible();
  const sent = (await world.requests()).filter(({ method }) => method === 'POST');
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  expect(await world.rows('payments')).toHaveLength(2);
});

test('fits a phone with purchases in it, and keeps them over a reload', async ({ page, world }) => {
  const ids = await addOpenPurchases(world, [80, 90]);
  await openPayment(page, world);
  await pasteParts(
    page,
    ids.map((id) => `${id}\t12.5`),
  );
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByText(/Borrador guardado/).first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 900 });
  await expectNoOverflow(page, 'at 360');
  await expectAccessible(page);
  await page.reload();
  await expect(amountOf(page, 2)).toHaveValue('12.5');
  await expect(page.getByText('Saldo desconocido para nosotros')).toHaveCount(2);
});
