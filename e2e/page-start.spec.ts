import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { test } from './support/fixtures';

/** Screens that read when they open, and how many of it the page asks for before the app is there. */
const screens: [string, number][] = [
  ['/', 2],
  ['/attempts', 2],
  ['/branches/$branchId/batches?status=expired', 2],
  ['/branches/$branchId/products', 2],
  ['/branches/$branchId/products/new', 5],
  ['/branches/$branchId/purchases/excluded/new', 2],
  ['/branches/$branchId/purchases/new', 3],
  ['/catalogs', 1],
  ['/directory?kind=sale', 1],
  ['/drafts', 2],
  ['/labor-rules', 2],
  ['/payables', 2],
  ['/payments/many', 2],
  ['/payments/new', 2],
  ['/providers', 2],
  ['/providers/new', 3],
  ['/purchases', 2],
  ['/receivables', 1],
  ['/sales', 2],
  ['/schedules', 2],
];

/** What the page says that it asks for by itself. */
async function readsOf(page: Page): Promise<string[]> {
  const block = await page.locator('#page-start').textContent();
  const { reads } = JSON.parse(block ?? '') as { reads: { url: string }[] };
  return reads.map(({ url }) => url);
}

/** Addresses of data in the order in which the page asks for them. */
function watchReads(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|gateway)\//.test(pathname)) asked.push(pathname + search);
  });
  return asked;
}

test('what a screen reads first is asked for before the app, once, and the session not at all', async ({
  page: signInPage,
  world,
  context,
}) => {
  test.slow();
  await signIn(signInPage, world.keys.full, 'Ana', '/help');
  for (const [screen, count] of screens) {
    const page = await context.newPage();
    const asked = watchReads(page);
    await page.goto(screen.replace('$branchId', world.branch.id));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const early = await readsOf(page);
    expect([screen, early.length]).toEqual([screen, count]);
    expect([screen, ...asked.slice(0, count)]).toEqual([screen, ...early]);
    expect([screen, ...asked.filter((url) => early.includes(url))]).toEqual([screen, ...early]);
    for (const known of ['session', 'preferences', 'permissions']) {
      expect(asked).not.toContain(`/gateway/${known}`);
    }
    await page.close();
  }
});

test('what a list opens with is asked for before the app, once: its view, and the branch chosen last', async ({
  page: signInPage,
  world,
  context,
}) => {
  const list = `/branches/${world.branch.id}/batches`;
  await signIn(signInPage, world.keys.full, 'Ana', '/help');
  const headers = await appHeaders(signInPage);
  const prefer = async (path: string, data: object) => {
    const answer = await signInPage.request.put(`/gateway/preferences/${path}`, { headers, data });
    expect(answer.status()).toBe(200);
  };
  const view = { name: 'Mía', isDefault: true };
  for (const [name, search] of Object.entries({
    batches: { status: 'expired' },
    purchases: { credit: true },
  })) {
    await prefer(`views/${crypto.randomUUID()}`, { ...view, list: name, search });
  }
  await prefer('branch', { branch: world.branch.id });
  for (const [address, opened, rows, its] of [
    [list, /\?status=expired$/, /\/inventory\/batches\?.*per_page=50/, 'status=expired'],
    ['/purchases', /\?credit=true$/, /\/gateway\/purchases\?/, 'credit=1'],
    ['/catalogs?catalog=taxes', /\?catalog=taxes$/, /\/taxes\//, world.branch.id],
  ] as const) {
    const page = await context.newPage();
    const asked = watchReads(page);
    await page.goto(address);
    await expect(page).toHaveURL(opened);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const early = await readsOf(page);
    expect(asked.slice(0, early.length)).toEqual(early);
    expect(asked.filter((url) => early.includes(url))).toEqual(early);
    // Its rows are asked for in no other words either.
    expect(asked.filter((url) => rows.test(url))).toEqual([expect.stringContaining(its)]);
    expect(asked).not.toContain('/gateway/preferences');
    await page.close();
  }
});

// Another language than the page came with makes the browser style and lay out the whole first screen a second time.
test('the page comes with its language, which the app leaves alone', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/help');
  await page.addInitScript(() => {
    const changed: (string | null)[] = [];
    new MutationObserver((all) => changed.push(...all.map((one) => one.attributeName))).observe(
      document,
      { attributes: true, attributeFilter: ['lang'], subtree: true },
    );
    Object.assign(window, { changed });
  });
  const expectLeftAlone = async (language: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('table')).toBeVisible();
    expect(await page.evaluate('changed')).toEqual([]);
  };
  await page.goto(`/branches/${world.branch.id}/products`);
  await expectLeftAlone('es-SV');
  await page.getByRole('button', { name: 'English' }).click();
  await expectLeftAlone('en');
});

// Thirty links would keep the first row waiting.
for (const width of [1440, 768, 360]) {
  test(`the navigation has its room before its links are drawn: ${width} px`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, world.keys.full, 'Ana', '/help');
    await page.addInitScript(() => {
      const look = () => {
        const side = document.querySelector('nav');
        const box = side?.getBoundingClientRect().toJSON() as unknown;
        return side && { links: side.querySelectorAll('a').length, box };
      };
      new MutationObserver((_, observer) => {
        const first = look();
        if (first === null) return;
        observer.disconnect();
        Object.assign(window, { first });
      }).observe(document, { childList: true, subtree: true });
      Object.assign(window, { look });
    });
    await page.reload();
    const areas = page.getByRole('navigation', { name: 'Áreas' });
    await expect(areas.getByRole('link', { name: 'Inicio' })).toBeVisible();
    const first = await page.evaluate<{ links: number; box: object }>('first');
    const then = await page.evaluate<{ links: number; box: object }>('look()');
    expect(first.links).toBe(0);
    expect(then.links).toBeGreaterThan(3);
    expect(first.box).toEqual(then.box);
  });
}

test('a screen of employees asks for nothing without the app', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/employees');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await readsOf(page)).toEqual([]);
  await page.goto('/assignments');
  expect(await readsOf(page)).toEqual([]);
});

test('a first read that is slow holds nothing else back', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/help');
  await world.fail({ kind: 'slow', path: '/inventory/batches', ms: 5_000 });
  await page.goto(`/branches/${world.branch.id}/batches`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lotes' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false', { timeout: 10_000 });
});

test('a first read that is refused is told by its screen, and after a reload by the navigation as well', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await signIn(page, world.keys.none, 'Ana', `/branches/${world.branch.id}/batches`);
  await expect(page.getByRole('heading', { name: 'Falta un permiso' })).toBeVisible();
  const areas = page.getByRole('navigation', { name: 'Áreas' });
  await expect(areas.getByRole('link', { name: /^Lotes · falta/i })).toBeVisible();
  const asked = watchReads(page);
  await page.reload();
  await expect(areas.getByRole('link', { name: /^Lotes · falta/i })).toBeVisible();
  expect(asked).not.toContain('/gateway/permissions');
});
