import { expect } from '@playwright/test';
import { openBatches } from './support/actions';
import { expectAccessible } from './support/axe';
import { expectCount, expectRow } from './support/expectations';
import { test } from './support/fixtures';
import { addLots, type Lot } from './support/lots';
import { expectNoOverflow } from './support/overflow';

const lots: Lot[] = [
  { product: 'Leche entera 1 L', lot: 'L-1', days: -3 },
  { product: 'Yogur de fresa', lot: 'Y-1', days: 1 },
  { product: 'Queso fresco', lot: 'Q-1', days: 45 },
];

test.describe('on a phone', () => {
  test.use({ worldOptions: { empty: true }, viewport: { width: 360, height: 740 } });

  test('the key figures are in sight and nothing runs out of the page', async ({ page, world }) => {
    await addLots(world, lots);
    const table = await openBatches(page, world);
    await expect(table.getByText('venció hace 3 días')).toBeInViewport();
    await expect(table.getByText('Leche entera 1 L')).toBeInViewport();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});

test.describe('with the keyboard alone', () => {
  test.use({ worldOptions: { empty: true } });

  test('one skips the navigation, filters, walks the rows and opens one product', async ({
    page,
    world,
  }) => {
    await addLots(world, lots);
    const table = await openBatches(page, world);
    await expectRow(table, { Lote: 'Q-1' });
    await page.reload();
    await expectRow(table, { Lote: 'Q-1' });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const all = page.getByRole('radio', { name: 'Todos' });
    for (
      let stops = 0;
      stops < 24 && !(await all.evaluate((one) => one.matches(':focus')));
      stops += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(all).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/status=available/);

    const row = (name: string) => table.getByRole('link', { name });
    for (let stops = 0; stops < 24; stops += 1) {
      if (await row('Leche entera 1 L').evaluate((one) => one.matches(':focus'))) break;
      await page.keyboard.press('Tab');
    }
    await expect(row('Leche entera 1 L')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(row('Yogur de fresa')).toBeFocused();
    await page.keyboard.press('End');
    await expect(row('Queso fresco')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/product=/);
    await expectCount(page, '1 de 1 lote');
  });
});

test.describe('with data somebody meant harm with', () => {
  test.use({ worldOptions: { hostile: true } });

  test('it is text and nothing but text', async ({ page, world, context }) => {
    const strange: string[] = [];
    page.on('dialog', (dialog) => {
      strange.push(dialog.message());
      void dialog.dismiss();
    });
    context.on('request', (request) => {
      if (!request.url().startsWith(process.env['E2E_URL'] ?? '')) strange.push(request.url());
    });
    const table = await openBatches(page, world, { search: '?perPage=200' });
    await expect(table.getByText('<img', { exact: false }).first()).toBeVisible();
    await expectAccessible(page);
    expect(strange.filter((url) => !url.startsWith('data:'))).toEqual([]);
  });
});

test('the list is accessible with rows of every state', async ({ page, world }) => {
  const table = await openBatches(page, world);
  await expect(table.getByRole('row').nth(5)).toBeVisible();
  await expectAccessible(page);
});
