import { expect, type Locator, type Page } from '@playwright/test';

/** The cells a person reads in one row, by the words at the head of their columns. */
export type Cells = Record<string, string | RegExp>;

/**
 * Waits until some row of a table shows all these cells.
 * @param table a locator of role `table`
 */
export async function expectRow(table: Locator, cells: Cells): Promise<void> {
  await expect(async () => {
    const rows = await readTable(table);
    const matches = (row: Record<string, string>) =>
      Object.entries(cells).every(([header, wanted]) =>
        wanted instanceof RegExp ? wanted.test(row[header] ?? '') : row[header] === wanted,
      );
    expect(rows.some(matches), `${JSON.stringify(rows, null, 1)} has a row like that`).toBe(true);
  }).toPass({ timeout: 15_000 });
}

/** Every row as a record from column head to text; read in one go, so that no row is of another moment. */
export async function readTable(table: Locator): Promise<Record<string, string>[]> {
  const rows = await table.getByRole('row').evaluateAll((all) =>
    all.map((row) => {
      const cells = row.querySelectorAll<HTMLElement>(
        'th, td, [role="cell"], [role="columnheader"]',
      );
      return [...cells].map((cell) => cell.innerText.replace(/\s+/g, ' ').trim());
    }),
  );
  const [head, ...body] = rows;
  return body.map((cells) =>
    Object.fromEntries(cells.map((text, index) => [head?.[index] ?? String(index), text])),
  );
}

/** Waits for the words at the foot of a list, such as `8 de 8 lotes`; they are spoken elsewhere too. */
export async function expectCount(page: Page, words: string): Promise<void> {
  const foot = page.getByRole('main').getByText(`En esta página: ${words}`, { exact: true });
  await expect(foot).toBeVisible();
}
