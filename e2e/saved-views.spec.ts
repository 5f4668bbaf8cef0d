import { expect, type Page } from '@playwright/test';
import { openBatches, pickBranch, signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { checkInAddress, searchIn } from './support/controls';
import { expectCount } from './support/expectations';
import { test } from './support/fixtures';
import { addLots } from './support/lots';
import { expectNoOverflow } from './support/overflow';

test.use({ worldOptions: { empty: true } });

const views = (page: Page) => page.getByRole('button', { name: /^Vista/ });
const none = (page: Page) => page.getByText('Una vista guarda los filtros');

async function save(page: Page, name: string): Promise<void> {
  await views(page).click();
  await page.getByRole('textbox', { name: 'Guardar lo que se ve como' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Borrar «${name}»` })).toBeVisible();
}

async function openWith(page: Page, name: string): Promise<void> {
  const star = page.getByRole('button', { name: `Abrir la lista con «${name}»` });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
}

test('M298: a view is its person’s own, at every computer', async ({ page, world, browser }) => {
  await openBatches(page, world, { search: '?status=expired' });
  await save(page, 'Vencidos');
  await openWith(page, 'Vencidos');

  const elsewhere = await browser.newPage();
  await openBatches(elsewhere, world);
  await expect(elsewhere).toHaveURL(/\?status=expired/);
  await expect(elsewhere.getByRole('button', { name: 'Vista: Vencidos' })).toBeVisible();
  await views(elsewhere).click();
  await elsewhere.getByRole('button', { name: 'Borrar «Vencidos»' }).click();
  await expect(none(elsewhere)).toBeVisible();
  await elsewhere.close();

  // This page has it still, until it is read again.
  await page.goto(new URL(page.url()).pathname);
  await expect(page.getByRole('button', { name: 'Vistas' })).toBeVisible();
  expect(searchIn(page)).toBe('');

  const another = await browser.newPage();
  await save(page, 'Todos');
  await signIn(another, world.keys.full, 'Luis', new URL(page.url()).pathname);
  await views(another).click();
  await expect(none(another)).toBeVisible();
  await another.close();
});

test('Back and a reload keep a list whose filters were cleared; a link opens its view', async ({
  page,
  world,
}) => {
  await addLots(world, [
    { product: 'Leche', lot: 'L-1', days: -3 },
    ...Array.from({ length: 51 }, (_, nth) => ({
      product: 'Yogur',
      lot: `Y-${nth}`,
      days: 3,
    })),
  ]);
  await openBatches(page, world, { search: '?status=expired' });
  await save(page, 'Vencidos');
  await openWith(page, 'Vencidos');
  await page.keyboard.press('Escape');

  const areas = page.getByRole('navigation', { name: 'Áreas' });
  const expectKept = async () => {
    await expectCount(page, '50 de 52 lotes');
    expect(searchIn(page)).toBe('');
    await areas.getByRole('link', { name: 'Compras' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compras' })).toBeVisible();
    await page.goBack();
    await expectCount(page, '50 de 52 lotes');
    await page.reload();
    await expectCount(page, '50 de 52 lotes');
    expect(searchIn(page)).toBe('');
  };
  await checkInAddress(page.getByRole('radio', { name: 'Todos' }));
  await expectKept();
  await page.getByRole('link', { name: 'Página siguiente' }).click();
  await expectCount(page, '2 de 52 lotes');
  await page.getByRole('link', { name: 'Página anterior' }).click();
  await expectKept();

  await areas.getByRole('link', { name: 'Compras' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compras' })).toBeVisible();
  await areas.getByRole('link', { name: 'Lotes' }).click();
  await expect(page).toHaveURL(/\?status=expired/);
  await expectCount(page, '1 de 1 lote');
});

test('two windows save views side by side, and the menu tells what the other one saved', async ({
  page,
  world,
  context,
}) => {
  await openBatches(page, world, { search: '?status=expired' });
  const other = await context.newPage();
  await other.goto(page.url());
  await save(page, 'Vencidos');
  await save(other, 'Retirados');
  await expect(other.getByRole('button', { name: 'Borrar «Vencidos»' })).toBeVisible();
  await page.keyboard.press('Escape');
  await views(page).click();
  await expect(page.getByRole('button', { name: 'Borrar «Retirados»' })).toBeVisible();
});

test('what an earlier version kept in this browser is taken over, and then gone from it', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/help');
  const session = await page.request.get('/gateway/session', { headers: await appHeaders(page) });
  const { integration } = (await session.json()) as { integration: { business: string } };
  const [, second] = world.branches;
  await page.evaluate(
    ([business, remembered]) => {
      const search = { status: 'expired' };
      const view = { id: crypto.randomUUID(), name: 'Vencidos', search, isDefault: true };
      const businesses = { [business]: { batches: [view] } };
      const pasted = { remembered, pasted: [] };
      localStorage.setItem('trastienda.views', JSON.stringify({ version: 1, businesses }));
      localStorage.setItem('trastienda.branches', JSON.stringify({ [business]: pasted }));
    },
    [integration.business, second?.id ?? ''] as const,
  );
  await page.reload();
  const left = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await expect.poll(left).not.toContain('trastienda.views');
  await expect.poll(left).not.toContain('remembered');
  await page.goto(`/branches/${second?.id}/batches`);
  await expect(page).toHaveURL(/\?status=expired/);
  await expect(page.getByText(/El enlace abrió/)).toBeHidden();
  await views(page).click();
  await expect(page.getByRole('button', { name: 'Borrar «Vencidos»' })).toBeVisible();
});

test('a view that could not be kept says so where it is saved, and is saved by the next press', async ({
  page,
  world,
  context,
  expectConnectionLoss,
}) => {
  expectConnectionLoss();
  await page.setViewportSize({ width: 360, height: 740 });
  await addLots(world, [{ product: 'Leche', lot: 'L-1', days: -3 }]);
  await openBatches(page, world, { search: '?status=expired' });
  await expect(page.getByText('L-1')).toBeVisible();
  await views(page).click();
  await expect(none(page)).toBeVisible();
  await context.setOffline(true);
  const name = page.getByRole('textbox', { name: 'Guardar lo que se ve como' });
  await name.fill('Vencidos');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'No se guardó' })).toBeVisible();
  await expect(name).toHaveValue('Vencidos');
  await expectNoOverflow(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Borrar «Vencidos»' })).toBeVisible();
  await expect(page.getByText('No se guardó')).toBeHidden();
});

test('the branch chosen last is its person’s own, at every computer', async ({
  page,
  world,
  browser,
}) => {
  const [first, second] = world.branches;
  await openBatches(page, world, { branch: first?.id ?? '' });
  await pickBranch(page, second?.name ?? '');
  await expect(page).toHaveURL(new RegExp(second?.id ?? ''));

  const elsewhere = await browser.newPage();
  const branch = (name: string | undefined) =>
    elsewhere.getByRole('button', { name: `Sucursal: ${name}` });
  await signIn(elsewhere, world.keys.full, 'Ana', '/catalogs');
  await expect(branch(second?.name)).toBeVisible();
  await elsewhere.goto(`/branches/${first?.id}/batches`);
  await expect(
    elsewhere
      .getByRole('main')
      .getByText(`El enlace abrió ${first?.name}; antes trabajaba en ${second?.name}.`),
  ).toBeVisible();
  await elsewhere.close();
});
