import { expect } from '@playwright/test';
import { test } from './support/fixtures';
import { cell, enterGrid, grid, lineText, openNewPurchase } from './support/purchases';

test.use({ worldOptions: { empty: true } });

test('2,000 lines are kept by what changed, and are there after a reload', async ({
  page,
  context,
  world,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewPurchase(page, world);
  const saves: { method: string; length: number }[] = [];
  page.on('request', (request) => {
    const length = request.postData()?.length ?? 0;
    if (request.url().includes('/gateway/drafts/'))
      saves.push({ method: request.method(), length });
  });
  await enterGrid(page);
  const name = 'Artículo de nombre largo para una bodega';
  const rows = Array.from({ length: 2_000 }, (_, at) => `P-${at}\t${name} ${at}\t2\t1.25`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'));
  await page.keyboard.press('Control+v');
  await page.getByRole('button', { name: /^Agregar 2,?000 líneas/ }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2002');
  await expect(page.getByText(/Borrador guardado/).first()).toBeVisible();
  const whole = saves.filter(({ method }) => method === 'PUT');
  expect(whole.at(-1)?.length).toBeGreaterThan(200_000);
  await grid(page).getByRole('combobox').first().focus();
  for (const key of ['Control+End', 'ArrowUp', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('El último');
  await expect.poll(() => saves.at(-1)?.method).toBe('PATCH');
  await expect(page.getByText(/Borrador guardado/).first()).toBeVisible();
  const saved = page.waitForRequest((request) => request.postData()?.includes('todos') === true);
  // In one piece: keys that a busy machine takes slowly are saved apart.
  await page.keyboard.insertText(' de todos');
  await page.keyboard.press('Enter');
  await saved;
  const changes = saves.filter(({ method }) => method === 'PATCH');
  expect(Math.max(...changes.map(({ length }) => length))).toBeLessThan(2_000);
  await expect(page).toHaveURL(/draft=/);
  await page.reload();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2002');
  await grid(page).getByRole('combobox').first().focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 'Código', 2_000)).toBeFocused();
  expect((await lineText(page, 2_000)).slice(1, 2)).toEqual(['El último de todos']);
});
