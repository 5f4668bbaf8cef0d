import { expect, type Page } from '@playwright/test';
import { openBatches, signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { button, searchIn } from './support/controls';
import { test } from './support/fixtures';
import { addLots } from './support/lots';
import { expectNoOverflow } from './support/overflow';
import { addSupplier, nameSuppliers, recordPurchase } from './support/purchases';

test.use({ worldOptions: { empty: true } });

const heads = (page: Page) => page.getByRole('rowheader');
const groupBy = async (page: Page, label: string) => {
  await button(page, 'Columnas').click();
  await page.getByRole('combobox', { name: 'Agrupar por' }).selectOption({ label });
  await page.keyboard.press('Escape');
};

test('lots stand together by product or by the days left, and stay one list for the keyboard', async ({
  page,
  world,
}) => {
  await addLots(world, [
    { product: 'Leche', lot: 'L-1', days: 3 },
    { product: 'Crema', lot: 'C-1', days: 5 },
    { product: 'Leche', lot: 'L-2', days: 20 },
    { product: 'Queso', lot: 'Q-1', days: null },
  ]);
  await openBatches(page, world, { search: '?group=vendor' });
  await expect(page.getByText('las filas no se agrupan')).toBeVisible();
  await groupBy(page, 'Producto');
  await expect(heads(page)).toHaveText([/Leche\S* 2 filas/, /Crema\S* 1 fila/, /Queso\S* 1 fila/]);
  expect(searchIn(page)).toBe('?group=product');
  await expect(page.getByText(/Agrupado por «Producto».*de las 4 filas que se ven/)).toBeVisible();
  await expectAccessible(page);
  const links = page.getByRole('table').getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(2)).toBeFocused();
  await expect(links.nth(2)).toHaveText('Crema');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(page.getByRole('checkbox', { name: /Crema/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Leche/ }).nth(1)).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Queso/ })).not.toBeChecked();
  await groupBy(page, 'Días que faltan');
  await expect(heads(page)).toHaveText([/1–7 días/, /16–30 días/, /Sin fecha/]);
  await expect(page.getByRole('checkbox', { name: /Crema/ })).toBeChecked();
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(heads(page).first()).toBeVisible();
    await expectNoOverflow(page);
  }
  await page.goBack();
  await expect(page.getByText(/Agrupado por «Producto»/)).toBeVisible();
  await button(page, 'No agrupar').click();
  await expect(heads(page)).toHaveCount(0);
});

test('purchases sent stand together by supplier, each with what those of this page come to', async ({
  page,
  world,
}) => {
  test.slow();
  await signIn(page, world.keys.full, 'Ana', '/purchases');
  const [ceiba, abonos] = [await addSupplier(world), await addSupplier(world)];
  await nameSuppliers(page, [
    { id: ceiba, name: 'La Céiba' },
    { id: abonos, name: 'Abonos del Sur' },
  ]);
  const dates = ['2026-03-10', '2026-03-12'];
  for (const [at, date] of dates.entries()) {
    const bought = { supplier: ceiba, date, total: 100 + at, creditDays: 30 };
    expect(await recordPurchase(page, world, bought)).toBeLessThan(300);
  }
  const other = { supplier: abonos, date: '2026-03-12', total: 20.5, creditDays: 30 };
  expect(await recordPurchase(page, world, other)).toBeLessThan(300);
  await page.goto('/purchases?group=provider&perPage=20');
  const ofCeiba = page.getByRole('row', { name: /^La Céiba 2 filas/ });
  await expect(ofCeiba).toContainText('$201.00');
  await expect(page.getByRole('row', { name: /^Abonos del Sur 1 fila/ })).toContainText('$20.50');
  await expectAccessible(page);
  await groupBy(page, 'Fecha');
  await expect(page.getByRole('row', { name: /^12\/03\/2026 2 filas/ })).toContainText('$121.50');
  await page.goto('/payables?group=due');
  await expect(page.getByRole('row', { name: /^11\/04\/2026 2 filas/ })).toContainText('$121.50');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Agrupado por «Vence»/)).toBeVisible();
});
