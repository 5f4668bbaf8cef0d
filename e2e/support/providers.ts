import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './actions';
import { field } from './controls';
import type { World } from './world';

export const providersPath = '/providers';

/** Signs Ana in and opens the form for providers. */
export async function openNewProvider(page: Page, world: World): Promise<void> {
  await signIn(page, world.keys.full, 'Ana', '/providers/new');
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo proveedor' })).toBeVisible();
}

export const typedProvider = {
  'Nombre comercial': 'La Ceiba',
  'Nombre o razón social': 'LA CEIBA, S.A. DE C.V.',
  'NIT o DUI': '0614-110351-102-4',
  NRC: '047977-1',
  Correo: 'ventas@ceiba.example',
  Teléfono: '+503 2210-5540',
};

/** Types a provider's texts, field by field. */
export async function typeProvider(
  page: Page,
  values: Partial<typeof typedProvider> = typedProvider,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** From the form through the review. */
export async function sendProvider(page: Page, name = 'La Ceiba'): Promise<void> {
  await page.getByRole('button', { name: 'Revisar el proveedor' }).click();
  await page.getByRole('button', { name: `Crear ${name}`, exact: true }).click();
}

export const providerReceipt = (page: Page, name = 'La Ceiba'): Locator =>
  page.getByRole('region', { name: `Se creó el proveedor «${name}»` });

/** The row of the directory that has this text. */
export const providerRow = (page: Page, text: string): Locator =>
  page.getByRole('table').getByRole('row').filter({ hasText: text });
