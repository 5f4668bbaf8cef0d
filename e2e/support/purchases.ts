import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './actions';
import { appHeaders } from './app-headers';
import { field } from './controls';
import type { World } from './world';

export const purchasesPath = '/expenses';

/** Signs Ana in and opens the form for purchases of the world's branch. */
export async function openNewPurchase(page: Page, world: World): Promise<void> {
  await signIn(page, world.keys.full, 'Ana', `/branches/${world.branch.id}/purchases/new`);
  await expect(page.getByRole('heading', { level: 1, name: /^Nueva compra/ })).toBeVisible();
}

/** A supplier that the service knows and this browser does not: its id is pasted. */
export async function addSupplier(world: World): Promise<string> {
  const [id = ''] = await world.add('providers', [
    { provider_name: 'La Ceiba', legal_name: 'LA CEIBA, S.A. DE C.V.' },
  ]);
  return id;
}

/** What a person says of a supplier by its id. */
interface NamedSupplier {
  id: string | undefined;
  name: string;
  registerNumber?: string | null;
}

/** The directory of the page's business learns how suppliers are called. */
export async function nameSuppliers(page: Page, entries: readonly NamedSupplier[]): Promise<void> {
  const named = await page.request.put('/gateway/directory/provider', {
    headers: await appHeaders(page),
    data: { source: 'named', entries },
  });
  expect(named.ok()).toBe(true);
}

export const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Líneas' });

/** The cell that is typed in, by its column and line. */
export const cell = (page: Page, column: string, line: number): Locator =>
  grid(page).getByLabel(`${column}, línea ${line}`, { exact: true });

/** What stands in the cells of a line, without its number. */
export async function lineText(page: Page, line: number): Promise<string[]> {
  const row = grid(page).locator(`[aria-rowindex="${line + 1}"]`);
  const cells = row.getByRole('gridcell');
  await cells.first().waitFor();
  const texts = await cells.allInnerTexts();
  return texts.slice(0, -1).map((text) => text.trim());
}

/** Opens the first cell of the grid. */
export async function enterGrid(page: Page): Promise<void> {
  await grid(page).getByRole('combobox').first().click();
}

/** One line, cell by cell, ending in the first cell of the next. */
export async function typeLine(page: Page, [sku, name, quantity, price]: readonly string[]) {
  for (const text of [sku, name]) {
    await page.keyboard.type(text ?? '');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type(quantity ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.type(price ?? '');
  await page.keyboard.press('Enter');
}

export const codes = {
  generation: '05ba6ca6-6613-44f9-a064-00144ffb12d3'.toUpperCase(),
  control: 'DTE-03-M001P001-000000000000042',
};

/** A pasted identifier is the one choice. */
export async function chooseSupplier(page: Page, supplier: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Proveedor' }).fill(supplier);
  await page.getByRole('listbox').getByRole('option').click();
}

/** A tax credit invoice of one line, for 11.30. */
export async function typePurchase(page: Page, supplier: string): Promise<void> {
  await chooseSupplier(page, supplier);
  await page.getByRole('combobox', { name: 'Documento' }).selectOption('ccf');
  await field(page, 'Código de generación').fill(codes.generation.replaceAll('-', ''));
  await field(page, 'Número de control').fill(codes.control.toLowerCase());
  await enterGrid(page);
  await typeLine(page, ['A-1', 'Arroz', '8', '1,25']);
}

/** The form with that purchase in it; @returns its supplier. */
export async function openTypedPurchase(page: Page, world: World): Promise<string> {
  const supplier = await addSupplier(world);
  await openNewPurchase(page, world);
  await typePurchase(page, supplier);
  return supplier;
}

/** From the form through the review. */
export async function sendPurchase(page: Page, amount = '$11.30'): Promise<void> {
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await page.getByRole('button', { name: `Registrar compra por ${amount}`, exact: true }).click();
}

export const purchaseReceipt = (page: Page): Locator =>
  page.getByRole('region', { name: /^Se registró la compra/ });

interface RecordedPurchase {
  /** Of the attempt. */
  id?: string;
  supplier: string;
  date?: string;
  control?: string;
  /** Null leaves it out, which the service refuses. */
  total?: number | null;
  creditDays?: number;
}

/** Sends a purchase with the session of the page, and gives the status it was answered with. */
export async function recordPurchase(
  page: Page,
  world: World,
  sent: RecordedPurchase,
): Promise<number> {
  const { supplier, date = '2026-03-10', control, creditDays } = sent;
  const { id = crypto.randomUUID(), total = 11.3 } = sent;
  const answer = await page.request.post(`/api/external/v1${purchasesPath}`, {
    headers: { ...(await appHeaders(page)), 'Attempt-Id': id },
    data: {
      branch_id: world.branch.id,
      provider_id: supplier,
      document_type: control === undefined ? 'ticket' : 'ccf',
      date,
      is_credit: creditDays !== undefined,
      credit_days: creditDays,
      number_control: control,
      generation_code: control && crypto.randomUUID().toUpperCase(),
      products: [
        {
          name: 'Arroz',
          type: 'goods',
          quantity: 1,
          price_before_taxes: total,
          expense_not_suject: 0,
          expense_exent: 0,
          expense_taxed: total,
          subtotal: total,
        },
      ],
      totals: {
        netTotals: total,
        charge_1: 0,
        charge_2: 0,
        expenseTotalTax: 0,
        totalRent: 0,
        totalTax: 0,
        totalRetein: 0,
        expenseTotalToPayment: total,
      },
    },
  });
  return answer.status();
}
