import { expect } from '@playwright/test';
import { pasteText } from './support/clipboard';
import { field } from './support/controls';
import { draftInAddress, notice, untilSaved } from './support/drafts';
import { test } from './support/fixtures';
import {
  addSupplier,
  cell,
  codes,
  enterGrid,
  grid,
  lineText,
  nameSuppliers,
  openNewPurchase,
  typePurchase,
} from './support/purchases';

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
  await pasteText(page, rows.join('\n'));
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

test('M295: a draft begins with the name of its supplier', async ({ page, world }) => {
  const supplier = await addSupplier(world);
  await openNewPurchase(page, world);
  await nameSuppliers(page, [{ id: supplier, name: 'La Céiba' }]);
  await page.reload();
  await untilSaved(page, () => typePurchase(page, supplier));
  await page.goto('/drafts');
  const title = new RegExp(`La Céiba · ${codes.control}`, 'i');
  await page.getByRole('link', { name: title }).click();
  await expect(field(page, 'Número de control')).toHaveValue(codes.control);
});

test('M60, M61: a draft is opened in its own branch, and never stands in the form of another', async ({
  page,
  world,
}) => {
  const [first, second] = world.branches;
  await openNewPurchase(page, world);
  await untilSaved(page, () => field(page, 'Observación').fill('Del taller'));
  const draft = draftInAddress(page);
  await page.goto(`/branches/${second?.id}/purchases/new`);
  await page.getByRole('link', { name: /^Continuar .*Del taller.* en / }).click();
  await expect(page).toHaveURL(new RegExp(`/branches/${first?.id}/purchases/new`));
  await expect(field(page, 'Observación')).toHaveValue('Del taller');
  await page.goto(`/branches/${second?.id}/purchases/new?draft=${draft}`);
  await expect(notice(page, 'Ese borrador no está entre los suyos')).toBeVisible();
  await expect(field(page, 'Observación')).toHaveValue('');
});

test('M60, M146: what is typed after a draft was discarded is of the same branch and of today', async ({
  page,
  world,
}) => {
  const supplier = await addSupplier(world);
  await openNewPurchase(page, world);
  const today = await field(page, 'Fecha del documento').inputValue();
  await untilSaved(page, () => field(page, 'Observación').fill('Del taller'));
  await page.getByRole('button', { name: 'Descartar borrador' }).click();
  await expect(field(page, 'Observación')).toHaveValue('');
  await expect(field(page, 'Fecha del documento')).toHaveValue(today);
  await typePurchase(page, supplier);
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await expect(page.getByText(/"netTotals"/)).toContainText(`"branch_id": "${world.branch.id}"`);
});
