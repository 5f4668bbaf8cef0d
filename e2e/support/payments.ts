import { expect, type Locator, type Page } from '@playwright/test';
import { catalogId } from '../../server/sandbox/seed/catalogs';
import { signIn } from './actions';
import { appHeaders } from './app-headers';
import { alertOf, field } from './controls';
import { today, type Fault, type World } from './world';

export const paymentsPath = '/payments/purchases';

/** Purchases that the service knows and no journal has, with so much to pay of each. */
export async function addOpenPurchases(world: World, balances: readonly number[]) {
  const [provider] = await world.add('providers', [
    { provider_name: 'La Ceiba', legal_name: 'LA CEIBA, S.A. DE C.V.' },
  ]);
  return world.add(
    'expenses',
    balances.map((balance) => ({
      provider_id: provider,
      branch_id: world.branch.id,
      date: today,
      is_credit: true,
      total: balance,
      balance,
    })),
  );
}

export async function openPayment(page: Page, world: World, person = 'Ana'): Promise<void> {
  await signIn(page, world.keys.full, person, '/payments/new');
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo pago' })).toBeVisible();
}

/** Adds a pasted list, a purchase a line. */
export async function pasteParts(page: Page, lines: readonly string[]): Promise<void> {
  const list = page.getByRole('textbox', { name: 'Compras por pagar' });
  if (!(await list.isVisible())) await page.getByText('Pegar una lista o elegir').click();
  await list.fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Agregar la lista' }).click();
}

export async function chooseMethod(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Forma de pago' }).fill('01');
  await page.getByRole('listbox').getByRole('option').first().click();
}

/** The amount of a row, by its place. */
export const amountOf = (page: Page, row: number): Locator =>
  page.getByRole('textbox', { name: /^Se aplica a / }).nth(row - 1);

/** A payment of 12.50 to one purchase, ready to be reviewed. */
export async function typePayment(page: Page, purchase: string): Promise<void> {
  await pasteParts(page, [`${purchase}\t12.5`]);
  await expect(amountOf(page, 1)).toHaveValue('12.5');
  await chooseMethod(page);
  await field(page, 'Referencia').fill('T-1');
}

export const payButton = (page: Page, amount = '$12.50'): Locator =>
  page.getByRole('button', { name: `Aplicar pago por ${amount}`, exact: true });

/** From the form to where only the last button is left to press. */
export async function readBackPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revisar el pago' }).click();
  await page.getByRole('button', { name: 'Seguir a la confirmación' }).click();
  await page.getByRole('checkbox', { name: /^Lo leí/ }).check();
}

/** A payment of 12.50 with only the last button left to press; @returns the purchase. */
export async function openReadBack(page: Page, world: World): Promise<string> {
  const [purchase = ''] = await addOpenPurchases(world, [80]);
  await openPayment(page, world);
  await typePayment(page, purchase);
  await readBackPayment(page);
  return purchase;
}

export const paymentReceipt = (page: Page): Locator =>
  page.getByRole('region', { name: /^El servicio aplicó el pago/ });

/** However often it was sent: one key, the same bytes, and applied so many times. */
export async function expectPayments(world: World, applied: number): Promise<void> {
  const sent = (await world.requests()).filter(({ path }) => path.endsWith(paymentsPath));
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBeLessThan(2);
  expect(new Set(sent.map(({ body }) => body)).size).toBeLessThan(2);
  expect(await world.rows('payments')).toHaveLength(applied);
}

export const unknownPayment = 'No sabemos si el pago se aplicó';

/** The next payment meets a mishap. */
export const failPayment = (world: World, fault: Fault): Promise<void> =>
  world.fail({ method: 'POST', path: paymentsPath, ...fault });

/** A payment whose answer got lost, before or after it was applied; @returns what the page says of it. */
export async function payIntoDoubt(
  page: Page,
  world: World,
  kind: 'reset-before' | 'reset-after',
): Promise<Locator> {
  await openReadBack(page, world);
  await failPayment(world, { kind });
  await payButton(page).click();
  const unknown = alertOf(page, unknownPayment);
  await expect(unknown).toBeVisible();
  return unknown;
}

/** How often the service was asked to apply one. */
export async function paymentArrivals(world: World): Promise<number> {
  return (await world.requests()).filter(({ path }) => path.endsWith(paymentsPath)).length;
}

/** Presses for the same payment as often as the page offers it, until the receipt stands there; the page may send it by itself. */
export async function resendUntilApplied(page: Page): Promise<void> {
  const resend = page.getByRole('button', { name: 'Reenviar lo mismo' });
  await expect(async () => {
    if (await resend.isVisible()) await resend.click({ timeout: 1_000 });
    await expect(paymentReceipt(page)).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 40_000 });
}

/** Sends a payment with the session of the page, as another of its tabs would. */
export async function sendPayment(page: Page, what: object, id: string = crypto.randomUUID()) {
  return page.request.post(`/api/external/v1${paymentsPath}`, {
    headers: { ...(await appHeaders(page)), 'Attempt-Id': id },
    data: { payment_method_id: catalogId('payment-methods', '01'), payment_date: today, ...what },
  });
}

/** Sends one that leaves it to the service where it goes, and gives the status it was answered with. */
export async function sendAutomatic(
  page: Page,
  world: World,
  { supplier, amount }: { supplier: string; amount: number },
): Promise<number> {
  const answer = await sendPayment(page, {
    branch_id: world.branch.id,
    provider_id: supplier,
    amount,
  });
  return answer.status();
}
