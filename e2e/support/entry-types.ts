import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './actions';
import { field } from './controls';
import type { World } from './world';

export const scope = 'accounting.entry_types.write';
export const path = '/accounting/entry-types';

/** Signs Ana in and opens the form for entry types. */
export async function openEntryTypes(
  page: Page,
  world: World,
  { key = world.keys.full, operator = 'Ana' } = {},
): Promise<void> {
  await signIn(page, key, operator, '/entry-types');
  await expect(page.getByRole('heading', { level: 1, name: 'Tipos de partida' })).toBeVisible();
}

export const typed = { code: 'DIARIO', prefix: 'DG-', name: 'Diario general', description: 'Mes' };

/** Types an entry type, field by field. */
export async function typeEntryType(page: Page, values: Partial<typeof typed> = {}): Promise<void> {
  const all = { ...typed, ...values };
  await field(page, 'Código').fill(all.code);
  await field(page, 'Prefijo').fill(all.prefix);
  await field(page, 'Nombre').fill(all.name);
  await field(page, 'Descripción').fill(all.description);
  await page.getByRole('switch', { name: 'Sus partidas requieren aprobación' }).check();
}

/** Nothing that was typed is gone. */
export async function expectTyped(page: Page, values: Partial<typeof typed> = {}): Promise<void> {
  const all = { ...typed, ...values };
  await expect(field(page, 'Código')).toHaveValue(all.code);
  await expect(field(page, 'Prefijo')).toHaveValue(all.prefix);
  await expect(field(page, 'Nombre')).toHaveValue(all.name);
  await expect(field(page, 'Descripción')).toHaveValue(all.description);
  await expect(
    page.getByRole('switch', { name: 'Sus partidas requieren aprobación' }),
  ).toBeChecked();
}

/** From the form through the review: everything but the outcome. */
export async function reviewAndSend(page: Page, code = typed.code): Promise<void> {
  await page.getByRole('button', { name: 'Revisar el tipo de partida' }).click();
  await page.getByRole('button', { name: `Crear ${code}` }).click();
}

/** An entry type is typed and sent, and the service answers after four seconds only. */
export async function sendSlowly(
  page: Page,
  world: World,
  values: Partial<typeof typed> = {},
): Promise<void> {
  await openEntryTypes(page, world);
  await typeEntryType(page, values);
  await world.fail({ kind: 'slow', ms: 4_000, method: 'POST', path, times: 1 });
  await reviewAndSend(page, values.code);
}

export const receipt = (page: Page, code = typed.code): Locator =>
  page.getByRole('region', { name: `Se creó o restauró el tipo de partida ${code}` });

/** How many creations reached the service, whatever it answered. */
export async function arrivals(world: World): Promise<number> {
  const requests = await world.requests();
  return requests.filter(({ method }) => method === 'POST').length;
}
