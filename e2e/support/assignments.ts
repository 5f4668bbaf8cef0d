import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './actions';
import { field } from './controls';
import type { StoredRequest, World } from './world';

export const path = '/hr/schedule-assignments';
export const scope = 'hr.schedules.write';

/** The identifiers of the first assignments of the signed-in business. */
export async function assignmentsOf(world: World, count: number): Promise<string[]> {
  const [branch] = world.branches;
  const branches = await world.rows<{ id: string; business_id: string }>('branches');
  const business = branches.find(({ id }) => id === branch?.id)?.business_id;
  const rows = await world.rows<{ id: string; business_id: string }>('schedule_assignments');
  const own = rows.filter((row) => row.business_id === business).map(({ id }) => id);
  if (own.length < count) throw new Error('The world has too few assignments');
  return own.slice(0, count);
}

/** Signs Ana in and opens the screen that removes assignments. */
export async function openRemovals(
  page: Page,
  world: World,
  { key = world.keys.full, operator = 'Ana' } = {},
): Promise<void> {
  await signIn(page, key, operator, '/assignments');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Asignaciones', exact: true }),
  ).toBeVisible();
}

/** Types the list and begins with its first. */
export async function begin(page: Page, ids: readonly string[]): Promise<void> {
  await field(page, 'Identificadores de las asignaciones').fill(ids.join('\n'));
  await page.getByRole('button', { name: 'Empezar', exact: true }).click();
}

export const tailOf = (id: string): string => id.slice(-4);

/** Confirms one of the list, up to its review. */
export async function toReview(page: Page, id: string, reason = 'Turno mal puesto'): Promise<void> {
  await field(page, 'Últimos 4 caracteres del identificador').fill(tailOf(id));
  await field(page, 'Motivo').fill(reason);
  await page.getByRole('button', { name: 'Revisar', exact: true }).click();
}

export const sendButton = (page: Page, id: string): Locator =>
  page.getByRole('button', { name: `Quitar la que termina en ${tailOf(id)}` });

/** Confirms one of the list and sends it. */
export async function remove(page: Page, id: string, reason?: string): Promise<void> {
  await toReview(page, id, reason);
  await sendButton(page, id).click();
}

export const receipt = (page: Page, id: string): Locator =>
  page.getByRole('region', { name: `Se quitó la asignación que termina en ${tailOf(id)}` });

export const next = (page: Page): Locator =>
  page.getByRole('button', { name: 'Seguir', exact: true });

export const rowOf = (page: Page, id: string): Locator =>
  page.getByRole('list', { name: 'Asignaciones por quitar' }).getByRole('listitem').filter({
    hasText: id,
  });

/** Every removal as it reached the service. */
export async function removals(world: World): Promise<StoredRequest[]> {
  return (await world.requests()).filter(({ method }) => method === 'DELETE');
}

/** What is left of these in the service. */
export async function leftOf(world: World, ids: readonly string[]): Promise<string[]> {
  const rows = await world.rows<{ id: string }>('schedule_assignments');
  return rows.map(({ id }) => id).filter((id) => ids.includes(id));
}

/** The first of two is removed, and what came of that is lost. */
export async function removeOfTwo(
  page: Page,
  world: World,
  lost: Pick<Parameters<World['fail']>[0], 'kind' | 'when'>,
): Promise<[string, string]> {
  const [one = '', two = ''] = await assignmentsOf(world, 2);
  await openRemovals(page, world);
  await begin(page, [one, two]);
  await world.fail({ ...lost, method: 'DELETE', path, times: 1 });
  await remove(page, one);
  return [one, two];
}
