import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Asks for what is on the screen as a file for a spreadsheet. */
export async function startCsv(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('button', { name: /^CSV/ }).click();
}

/** The text of the file that is ready, fetched as a person does. */
export async function fetchCsv(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /\.csv/ }).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}

/** What is on the screen, by its file. */
export async function exportedCsv(page: Page): Promise<string> {
  await startCsv(page);
  return fetchCsv(page);
}
