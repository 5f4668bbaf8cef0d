import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './actions';
import { field } from './controls';
import { addSupplier, chooseSupplier } from './purchases';
import type { World } from './world';

/** A service and perishable goods of the world's branch. */
export async function addProducts(world: World): Promise<void> {
  const common = {
    composition_type: 'simple',
    tax_method: 'not_subject',
    branch_id: world.branch.id,
  };
  await world.add('products', [
    { ...common, sku: 'SRV-1', name: 'Jardinería', product_type: 'service', cost: 140 },
    {
      ...common,
      sku: '750200',
      name: 'Loroco',
      product_type: 'phisical',
      cost: 2.5,
      availability: 0,
    },
  ]);
}

export async function openExcluded(page: Page, world: World): Promise<void> {
  const path = `/branches/${world.branch.id}/purchases/excluded/new`;
  await signIn(page, world.keys.full, 'Ana', path);
  await expect(page.getByRole('heading', { level: 1, name: /^Sujeto excluido/ })).toBeVisible();
}

/** One line, by its place. */
export const row = (page: Page, line: number): Locator =>
  page.getByRole('region', { name: `Línea ${line}`, exact: true });

/** Two hours of a service at 140: 28 are withheld, and 252 paid. */
export async function typeExcluded(page: Page, supplier: string): Promise<void> {
  await chooseSupplier(page, supplier);
  await page.getByRole('radio', { name: 'Efectivo' }).check();
  const line = row(page, 1);
  await field(line, 'Descripción').fill('Jardinería');
  await field(line, 'Código').fill('SRV-1');
  await field(line, 'Cantidad').fill('2');
  await field(line, 'Precio acordado').fill('140');
  await line.getByRole('combobox', { name: 'Clase' }).selectOption('service');
  await expect(page.getByText('$252.00')).toBeVisible();
}

/** The form with a supplier and that line in it, of products that there are. */
export async function beginExcluded(page: Page, world: World): Promise<void> {
  const supplier = await addSupplier(world);
  await addProducts(world);
  await openExcluded(page, world);
  await typeExcluded(page, supplier);
}

export const issueButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Emitir la factura por $252.00', exact: true });

/** From the form to where only the last button is left to press. */
export async function readBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revisar la factura' }).click();
  await page.getByRole('button', { name: 'Seguir a la confirmación' }).click();
  await page.getByRole('checkbox', { name: /^Lo leí/ }).check();
}

export const excludedReceipt = (page: Page): Locator =>
  page.getByRole('region', { name: /^Se emitió la factura/ });
