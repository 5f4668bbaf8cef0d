import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import { expectNoOverflow } from './support/overflow';
import type { World } from './support/world';

/** Every route of the app; a guard holds the list against the files of the routes. */
const screens = [
  '/',
  '/assignments',
  '/attempts',
  '/attempts/$attemptId',
  '/attempts/file',
  '/branches/$branchId/batches',
  '/branches/$branchId/count-sheet',
  '/branches/$branchId/products',
  '/branches/$branchId/products/$productId',
  '/branches/$branchId/products/$productId/edit',
  '/branches/$branchId/products/$productId/stock',
  '/branches/$branchId/products/bulk',
  '/branches/$branchId/products/bulk/$jobId',
  '/branches/$branchId/products/labels',
  '/branches/$branchId/products/new',
  '/branches/$branchId/purchases/excluded/new',
  '/branches/$branchId/purchases/new',
  '/catalogs',
  '/diagnostics',
  '/directory',
  '/drafts',
  '/employees',
  '/entry-types',
  '/expirations',
  '/help',
  '/labor-rules',
  '/payables',
  '/payments/many',
  '/payments/many/$jobId',
  '/payments/new',
  '/practice',
  '/providers',
  '/providers/new',
  '/purchases',
  '/receivables',
  '/sales',
  '/sales/$saleId',
  '/schedules',
  '/schedules/$scheduleId',
  '/schedules/$scheduleId/what-if',
];

type Product = { id: string; branch_id: string };

/** The address of a screen in this world; the job is one that nobody knows, and has to be told as such. */
async function addressOf(screen: string, page: Page, world: World): Promise<string> {
  const products = await world.rows<Product>('products');
  const own = products.find((product) => product.branch_id === world.branch.id);
  const idIn = async (table: string) => (await world.rows<{ id: string }>(table))[0]?.id ?? '';
  const ids: Record<string, string> = {
    $branchId: world.branch.id,
    $productId: own?.id ?? '',
    $attemptId: crypto.randomUUID(),
    $jobId: '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00',
    $saleId: await idIn('sales'),
    $scheduleId: await idIn('work_schedules'),
  };
  if (screen.includes('$attemptId')) {
    const sent = await page.request.post('/api/external/v1/accounting/entry-types', {
      headers: { ...(await appHeaders(page)), 'Attempt-Id': ids['$attemptId'] ?? '' },
      data: { code: 'PRUEBA', name: 'Prueba', prefix: 'PR-' },
    });
    expect(sent.status()).toBe(201);
  }
  return screen.replace(/\$\w+/g, (slot) => ids[slot] ?? '');
}

/** The screen as it stays: nothing is being read, and its tables have their rows. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('main output').filter({ hasText: /^(Leyendo|Reading)/ })).toHaveCount(
    0,
  );
}

/** Every table says what its columns are. */
async function expectHeads(page: Page): Promise<void> {
  const mute = await page.evaluate(() =>
    [...document.querySelectorAll('main table')]
      .filter((table) => table.querySelector('th') === null)
      .map((table) => table.outerHTML.slice(0, 120)),
  );
  expect(mute, 'tables without heads').toEqual([]);
}

for (const screen of screens) {
  test(`M300, M310: ${screen} is accessible in both languages and themes, and fits a tablet and a phone`, async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    test.slow();
    if (screen.includes('$jobId')) expectHttpStatus(404);
    const branch = page.getByRole('button', { name: `Sucursal: ${world.branch.name}` });
    const isKept = page.waitForResponse(/\/gateway\/preferences\/branch$/);
    await signIn(page, world.keys.full, 'Ana', `/branches/${world.branch.id}/products`);
    await expect(branch).toBeVisible();
    // The next page would come without a branch.
    await isKept;
    await page.goto(await addressOf(screen, page, world));
    await expectSettled(page);
    // M60: which branch one works in is never out of sight.
    await expect(branch).toBeVisible();
    await expectHeads(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectSettled(page);
    await expectAccessible(page);
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expectSettled(page);
      await expectNoOverflow(page, `at ${width}`);
    }
  });
}
