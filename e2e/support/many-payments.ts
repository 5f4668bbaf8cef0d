import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './actions';
import { expectCount, expectRow } from './expectations';
import {
  amountOf,
  chooseMethod,
  payButton,
  paymentReceipt,
  paymentsPath,
  readBackPayment,
} from './payments';
import { nameSuppliers, recordPurchase } from './purchases';
import type { World } from './world';

/** What is owed to three suppliers: 100.00 in four purchases. */
export const owedToThree = [
  ['Agua Viva', 20],
  ['La Ceiba', 30.5],
  ['La Ceiba', 9.5],
  ['Molino Sur', 40],
] as const;

/** Purchases on credit of suppliers, each with its total, all chosen to be paid. */
export async function openMany(
  page: Page,
  world: World,
  owed: readonly (readonly [string, number])[],
) {
  await signIn(page, world.keys.full, 'Ana', '/payables');
  const names = [...new Set(owed.map(([name]) => name))];
  const ids = await world.add(
    'providers',
    names.map((name) => ({ provider_name: name, legal_name: name.toUpperCase() })),
  );
  await nameSuppliers(
    page,
    names.map((name, at) => ({ id: ids[at], name })),
  );
  for (const [name, total] of owed) {
    const supplier = ids[names.indexOf(name)] ?? '';
    const status = await recordPurchase(page, world, { supplier, total, creditDays: 30 });
    expect(status).toBeLessThan(300);
  }
  await page.reload();
  await expectCount(page, `${owed.length} de ${owed.length} compras`);
  await choosePurchases(page, owed.length, names.length);
}

/** Ticks every purchase of the list and goes on to the payments. */
export async function choosePurchases(
  page: Page,
  purchases: number,
  suppliers: number,
): Promise<void> {
  for (const box of await page.getByRole('row').getByRole('checkbox').all()) await box.check();
  await page
    .getByRole('button', { name: `Pagar ${purchases} compras a ${suppliers} proveedores` })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Pagos a varios proveedores' }),
  ).toBeVisible();
  await chooseMethod(page);
}

/** Pays 20.00 of Agua Viva's one purchase by a payment of its own, from the list of what is owed. */
export async function payAguaViva(page: Page): Promise<void> {
  await page
    .getByRole('row', { name: /Agua Viva/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Pagar 1 compra' }).click();
  await amountOf(page, 1).fill('20');
  await chooseMethod(page);
  await readBackPayment(page);
  await payButton(page, '$20.00').click();
  await expect(paymentReceipt(page)).toBeVisible();
}

export const referenceOf = (page: Page, supplier: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^Referencia del pago a \\W*${supplier}`) });

/** From the filled form to the job. */
export async function confirmMany(page: Page, count: number, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Revisar los pagos' }).click();
  await page.getByRole('checkbox', { name: /^Lo leí/ }).check();
  await page
    .getByRole('button', { name: `Aplicar ${count} pagos por ${amount} en total`, exact: true })
    .click();
  await expect(page.getByRole('region', { name: 'Avance' })).toBeVisible();
}

export const expectOutcome = (page: Page, supplier: string, word: string) =>
  expectRow(page.getByRole('table'), { Proveedor: supplier, Resultado: word });

/** The idempotency keys of what was sent, one for each send. */
export async function sentKeys(world: World): Promise<(string | undefined)[]> {
  const sent = (await world.requests()).filter(({ path }) => path.endsWith(paymentsPath));
  return sent.map(({ headers }) => headers['idempotency-key']);
}
