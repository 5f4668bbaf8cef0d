import { expect, type Locator, type Page } from '@playwright/test';
import type { Lot } from './lots';

/** So many lots that expire in so many days, an available quantity of ten each. */
export function lotsIn(days: number | null, count: number, name = `D${days ?? 'x'}`): Lot[] {
  return Array.from({ length: count }, (_, index) => ({
    product: 'Leche entera 1 L',
    lot: `${name}-${String(index + 1).padStart(2, '0')}`,
    days,
    available: 10,
  }));
}

/** The steps of the ladder above the list. */
export const ladderSteps = (page: Page): Locator =>
  page.getByRole('list', { name: 'Vencimientos' });
export const ladderStep = (page: Page, name: string): Locator =>
  ladderSteps(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
/** Waits until every step is counted, after which nothing more is read by itself. */
export const expectCounted = (page: Page): Promise<void> =>
  expect(
    ladderSteps(page)
      .getByRole('listitem')
      .filter({ hasText: /\d\s*lote/ }),
  ).toHaveCount(6);
/** Reads the rows that tell today and the amounts. */
export const loadRows = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Ver montos y vencimientos de hoy' }).click();

/** Waits until steps show these counts, by their names. */
export async function expectSteps(page: Page, counts: Record<string, number>): Promise<void> {
  for (const [name, count] of Object.entries(counts)) {
    await expect(ladderStep(page, name)).toContainText(new RegExp(`^${name}\\s*${count}\\s*lote`));
  }
}
