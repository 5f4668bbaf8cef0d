import { expect, type Locator, type Page } from '@playwright/test';
import { alertOf, field } from './controls';
import {
  addProducts,
  excludedReceipt,
  issueButton,
  openExcluded,
  readBack,
  row,
  typeExcluded,
} from './excluded';
import {
  addSupplier,
  codes,
  lineText,
  openNewPurchase,
  purchaseReceipt,
  purchasesPath,
  typePurchase,
} from './purchases';
import type { Fault, World } from './world';

/** One of the two screens that write a purchase, up to its last button. */
export interface PurchaseForm {
  /** Opens it and fills it in. */
  fill: (page: Page, world: World) => Promise<void>;
  /** From the form to where only the last button is left to press. */
  review: (page: Page) => Promise<void>;
  button: (page: Page) => Locator;
  receipt: (page: Page) => Locator;
  /** What is said of an outcome nobody knows. */
  unknown: string;
  /** Nothing that was typed is gone. */
  expectTyped: (page: Page) => Promise<void>;
}

/** A supplier and goods that both kinds may name. */
async function addAll(world: World): Promise<string> {
  await addProducts(world);
  return addSupplier(world);
}

export const purchaseForms: Record<'a purchase' | 'an invoice', PurchaseForm> = {
  'a purchase': {
    async fill(page, world) {
      const supplier = await addAll(world);
      await openNewPurchase(page, world);
      await typePurchase(page, supplier);
    },
    review: (page) => page.getByRole('button', { name: 'Revisar la compra' }).click(),
    button: (page) => page.getByRole('button', { name: 'Registrar compra por $11.30' }),
    receipt: purchaseReceipt,
    unknown: 'No sabemos si se guardó',
    async expectTyped(page) {
      await expect(field(page, 'Número de control')).toHaveValue(codes.control);
      expect((await lineText(page, 1)).slice(0, 2)).toEqual(['A-1', 'Arroz']);
    },
  },
  'an invoice': {
    async fill(page, world) {
      const supplier = await addAll(world);
      await openExcluded(page, world);
      await typeExcluded(page, supplier);
    },
    review: readBack,
    button: issueButton,
    receipt: excludedReceipt,
    unknown: 'puede existir un documento fiscal',
    async expectTyped(page) {
      await expect(field(row(page, 1), 'Código')).toHaveValue('SRV-1');
      await expect(field(row(page, 1), 'Precio acordado')).toHaveValue('140');
    },
  },
};

/** The next purchase meets a mishap. */
export const failPurchase = (world: World, fault: Fault): Promise<void> =>
  world.fail({ method: 'POST', path: purchasesPath, ...fault });

/** From the form through the review. */
export async function sendForm(form: PurchaseForm, page: Page): Promise<void> {
  await form.review(page);
  await form.button(page).click();
}

/** Nothing was recorded and nothing typed is gone: the focus is on what says so. */
export async function expectPurchaseKept(
  form: PurchaseForm,
  page: Page,
  title: string,
): Promise<Locator> {
  const told = alertOf(page, title);
  await expect(told).toBeFocused();
  await form.expectTyped(page);
  return told;
}

/** Nobody knows whether it was recorded: nothing on the page, and no key, sends it again. */
export async function expectPurchaseUnknown(form: PurchaseForm, page: Page): Promise<void> {
  await expect(alertOf(page, form.unknown)).toBeFocused({ timeout: 15_000 });
  await page.keyboard.press('Control+Enter');
  const sends = /^(Reenviar|Revisar|Registrar compra|Emitir) /;
  await expect(page.getByRole('button', { name: sends })).toHaveCount(0);
  await expect(page.getByText('1 envío sin confirmar')).toBeVisible();
}

const writeOf = (form: PurchaseForm) => ({
  fill: form.fill,
  fail: failPurchase,
  send: (page: Page) => sendForm(form, page),
  expectUnknown: (page: Page) => expectPurchaseUnknown(form, page),
});

/** The same as a table of faults asks of any form. */
export const purchaseWrites = {
  'a purchase': writeOf(purchaseForms['a purchase']),
  'an invoice': writeOf(purchaseForms['an invoice']),
};
