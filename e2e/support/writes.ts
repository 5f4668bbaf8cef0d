import { expect, type Locator, type Page } from '@playwright/test';
import { alertOf } from './controls';
import {
  expectTyped,
  openEntryTypes,
  path,
  reviewAndSend,
  typed,
  typeEntryType,
} from './entry-types';
import type { Fault, World } from './world';

/** What a person must never be shown, whatever went wrong underneath. */
const rawWords =
  /\b(undefined|null|NaN|TypeError|SyntaxError|Failed to fetch|Unexpected token|ECONN\w+|stack)\b|<html|\[object|Bad gateway/i;

/** Opens the form for entry types and fills it in. */
export async function fillIn(page: Page, world: World): Promise<void> {
  // The code that is typed must not be in use.
  await world.clear('entry_types');
  await openEntryTypes(page, world);
  await typeEntryType(page);
}

/** Fills in the form and sends it while the service has a mishap. */
export async function sendInto(page: Page, world: World, fault: Fault): Promise<void> {
  await fillIn(page, world);
  await failWrites(world, fault);
  await reviewAndSend(page);
}

/** The next write of the service meets a mishap. */
export function failWrites(world: World, fault: Fault): Promise<void> {
  return world.fail({ method: 'POST', path, ...fault });
}

/** What the service's own log says of the writes: how many arrived, and how many were really carried out. */
export async function expectWrites(
  world: World,
  wanted: { arrived: number; done: number },
): Promise<void> {
  const writes = (await world.requests()).filter(({ method }) => method === 'POST');
  const done = writes.filter(
    ({ result }) => result !== null && result.status < 300 && !result.replayed,
  );
  expect({ arrived: writes.length, done: done.length }, 'what the service saw').toEqual(wanted);
}

/**
 * What every outcome keeps: a whole page, nothing raw on it, every value as it was typed (in the form, or locked in the card
 * of what was sent), a spoken title, a reference for support where anything was asked, and the focus where one goes on.
 */
export async function expectKept(
  page: Page,
  title: string,
  { reference = true, locked = false, focus = alertOf(page, title) } = {},
): Promise<Locator> {
  const panel = alertOf(page, title);
  await expect(panel).toBeVisible();
  await expect(focus).toBeFocused();
  if (reference) await expect(panel).toContainText(/Referencia( del envío)?: [0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tipos de partida' })).toBeVisible();
  if (locked) {
    const card = page.getByRole('region', { name: 'Lo que se envió' });
    for (const value of Object.values(typed)) await expect(card).toContainText(value);
  } else {
    await expectTyped(page);
  }
  expect(await page.getByRole('main').innerText()).not.toMatch(rawWords);
  return panel;
}

/** Nobody knows whether it was stored: nothing on the page could write it again, and every screen keeps it in sight. */
export async function expectUnknown(page: Page): Promise<Locator> {
  const panel = await expectKept(page, 'No sabemos si se guardó', { locked: true });
  await expect(page.getByRole('button', { name: /^(Reenviar|Revisar|Crear) / })).toHaveCount(0);
  await expect(page.getByText('1 envío sin confirmar')).toBeVisible();
  return panel;
}

/** Nothing was stored, and the same attempt goes on when a person says so. */
export async function resend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reenviar lo mismo' }).click();
}

/** The write under a code as the journal's list on the page tells it. */
export const createdRow = (page: Page, code = typed.code): Locator =>
  page
    .getByRole('table', { name: 'Creados desde aquí' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: code }) });
