import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { test } from './support/fixtures';

test.use({ worldOptions: { hostile: true } });

/** Where data of the service is shown, each below a branch; the rest of the app has none. */
const ofBranch = [
  '/batches',
  '/batches?status=available',
  '/batches?status=expired',
  '/batches?status=expiring&days=365',
  '/batches?perPage=200',
  '/products?perPage=200',
  '/products?low=true&perPage=200',
];

/** What a program writes when it shows a value it did not expect. */
const slips = /\bNaN\b|\bundefined\b|\[object Object\]|\bnull\b|\bInfinity\b/;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`hostile data stays data: ${colorScheme}, ${width} px`, async ({ page, world }) => {
      test.slow();
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await signIn(page, world.keys.full, '<b onclick=alert(1)>Ana</b>', '/diagnostics');
      await expectWhole(page, '/diagnostics');
      await page.getByRole('button', { name: /^Sucursal/ }).click();
      await expectWhole(page, 'the list of branches');
      await page.keyboard.press('Escape');
      for (const path of ofBranch) {
        await page.goto(`/branches/${world.branch.id}${path}`);
        await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
        await expect(page.getByRole('table').first()).toHaveAttribute('aria-busy', 'false');
        await expectWhole(page, path);
      }
      expect(dialogs).toEqual([]);
    });
  }
}

/** Nothing ran, nothing slipped through unread, nothing pushes the page sideways. */
async function expectWhole(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    title: document.title,
    text: document.body.innerText,
    planted: document.querySelectorAll('main :is(img, script, iframe, object, b[onclick])').length,
    handlers: document.querySelectorAll('[onerror], [onload], [onmouseover], [onclick]').length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect.soft(found.title, where).not.toContain('owned');
  expect.soft(slips.exec(found.text)?.[0], where).toBeUndefined();
  expect.soft(found.planted, `${where}: elements made of data`).toBe(0);
  expect.soft(found.handlers, `${where}: handlers made of data`).toBe(0);
  expect.soft(found.overflow, `${where}: pixels beyond the right edge`).toBe(0);
}

test('names that turn the reading direction do not reorder what stands beside them', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', `/branches/${world.branch.id}/batches?perPage=200`);
  const table = page.getByRole('table');
  const turned = table.getByText('\u2067שלום עליכם\u2069 S.A.').first();
  const shown = turned.or(table.getByText('שלום').first()).first();
  await expect(shown).toBeVisible();
  // Isolated, whether by its element or by its style: otherwise it would turn what stands beside it.
  const isolated = await shown.evaluate((element) => {
    const direction = getComputedStyle(element).unicodeBidi;
    return element.closest('bdi') !== null || direction.includes('isolate');
  });
  expect(isolated).toBe(true);
});
