import { expect, type Page } from '@playwright/test';
import { openBatches, pickBranch, signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';

const main = (page: Page) => page.getByRole('main');

test.describe('the language', () => {
  test('loads the page again with the focus where it was, is remembered and told', async ({
    page,
    world,
  }) => {
    const table = await openBatches(page, world, { search: '?status=expired' });
    await expect(table.getByRole('columnheader', { name: 'Vence' })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(table.getByRole('columnheader', { name: 'Expires' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Expired' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(table.getByRole('columnheader', { name: 'Expires' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(table.getByRole('columnheader', { name: 'Vence' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-SV');
  });
});

test.describe('the theme', () => {
  test('goes round light, dark and the system, and is remembered', async ({ page, world }) => {
    await openBatches(page, world);
    const scheme = page.locator('html[data-mantine-color-scheme]');
    const theme = page.getByRole('button', { name: /^Apariencia: / });
    await expect(theme).toHaveAccessibleName('Apariencia: como el sistema');
    await theme.click();
    await expect(theme).toHaveAccessibleName('Apariencia: clara');
    await theme.click();
    await expect(theme).toHaveAccessibleName('Apariencia: oscura');
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.reload();
    await expect(theme).toHaveAccessibleName('Apariencia: oscura');
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});

test.describe('the branch', () => {
  test('is switched from the header, keeps the filters, and is where one starts next time', async ({
    page,
    world,
  }) => {
    const [, second] = world.branches;
    await openBatches(page, world, { search: '?status=expired' });
    await pickBranch(page, second?.name ?? '');
    await expect(page).toHaveURL(new RegExp(`${second?.id}/batches\\?status=expired$`));
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText(second?.name ?? '');
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Áreas' })
      .getByRole('link', { name: /^Lotes/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`${second?.id}/batches`));
  });

  test('M62: of a link is opened, with the way back to the one before', async ({ page, world }) => {
    const [first, second] = world.branches;
    await openBatches(page, world);
    await expect(page.getByRole('table')).toBeVisible();
    await page.goto(`/branches/${second?.id}/batches`);
    await expect(main(page).getByText(/^El enlace abrió/)).toContainText(second?.name ?? '');
    await page.getByRole('button', { name: `Volver a ${first?.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`${first?.id}/batches`));
  });

  test('of a link is not the own one: elsewhere the own one goes on', async ({ page, world }) => {
    const [first, second] = world.branches;
    await openBatches(page, world);
    await expect(page.getByRole('table')).toBeVisible();
    await page.goto(`/branches/${second?.id}/batches`);
    await expect(main(page).getByText(/^El enlace abrió/)).toBeVisible();
    const areas = page.getByRole('navigation', { name: 'Áreas' });
    await areas.getByRole('link', { name: /^Bitácora/ }).click();
    await expect(page.getByRole('button', { name: `Sucursal: ${first?.name}` })).toBeVisible();
    await areas.getByRole('link', { name: /^Productos/ }).click();
    await expect(page).toHaveURL(new RegExp(`${first?.id}/products`));
  });

  test('of another business is never offered', async ({ page, world }) => {
    await openBatches(page, world);
    await page.getByRole('button', { name: /^Sucursal/ }).click();
    const list = page.getByRole('list', { name: 'Sucursales' });
    await expect(list.getByRole('button')).toHaveCount(world.branches.length);
    await expect(list).not.toContainText(world.otherBusinessBranches[0]?.name ?? '');
  });
});

test.describe('an address that leads nowhere', () => {
  for (const path of ['/nowhere', '/branches', '/branches/x/y/z', '/batches?status=expired']) {
    test(`${path} says so inside the shell, with the way to the start`, async ({ page, world }) => {
      await signIn(page, world.keys.full, 'Ana', path);
      const heading = 'Esta dirección no lleva a ninguna pantalla';
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectAccessible(page);
      await main(page).getByRole('link', { name: 'Ir al inicio' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
    });
  }
});

test.describe('what opens from the frame', () => {
  test('is accessible, closes with Escape, and gives the focus back', async ({ page, world }) => {
    await openBatches(page, world);
    await expect(page.getByRole('table')).toBeVisible();
    const session = page.getByRole('button', { name: /^Sesión: / });
    await session.click();
    await expect(page.getByRole('button', { name: 'Cerrar sesión', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cerrar sesión', exact: true })).toBeHidden();
    await expect(session).toBeFocused();

    const branch = page.getByRole('button', { name: /^Sucursal/ });
    await branch.click();
    await expect(page.getByRole('list', { name: 'Sucursales' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('list', { name: 'Sucursales' })).toBeHidden();
    await expect(branch).toBeFocused();
  });
});

test.describe('the navigation on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('has a menu of every other screen, which says who works here', async ({ page, world }) => {
    await signIn(page, world.keys.full, 'Ana', '/');
    await expect(page.getByRole('button', { name: 'Atajos de teclado' })).toBeHidden();
    const menu = page.getByRole('button', { name: /^Menú Sesión: Ana, / });
    await expect(menu.getByText('Menú', { exact: true })).toBeInViewport({ ratio: 1 });
    await menu.click();
    await expect(page.getByRole('definition').filter({ hasText: 'Ana' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Proveedores' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Proveedores' })).toBeFocused();
  });

  test('M206: reads nobody on the way past the list of employees', async ({ page, world }) => {
    await signIn(page, world.keys.full, 'Ana', '/help');
    await page.getByRole('button', { name: /^Menú/ }).click();
    for (const name of ['Empleados', 'Reglas laborales']) {
      await page.getByRole('link', { name }).hover();
      await page.getByRole('link', { name }).focus();
    }
    const asked = async () => (await world.requests()).map((request) => request.path).join(' ');
    await expect.poll(asked).toContain('/hr/labor-rules');
    expect(await asked()).not.toContain('/hr/employees');
  });

  test('M60: shows the whole name of the branch: in the header, or in the title where it is longer', async ({
    page,
    world,
  }) => {
    const { id, name } = world.branch;
    await openBatches(page, world);
    const inHeader = page.getByRole('button', { name: `Sucursal: ${name}` }).getByText(name);
    const inTitle = page.getByRole('heading', { level: 1 }).getByText(new RegExp(`^${name}`));
    await expect.poll(() => inHeader.evaluate(isWhole)).toBe(true);
    await expect(inTitle).not.toBeInViewport();
    await world.change('branches', id, { name: `${name}, Segundo Nivel, Bodega Norte` });
    await page.reload();
    await expect(inTitle).toHaveText(/Bodega Norte$/);
    await expect(inTitle).toBeInViewport({ ratio: 1 });
    expect(await page.getByRole('heading', { level: 1 }).evaluate(isWhole)).toBe(true);
  });
});

/** Nothing of it is cut off. */
const isWhole = (element: Element) =>
  element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth;

test.describe('the navigation between phone and desk', () => {
  test.use({ viewport: { width: 800, height: 600 } });

  test('scrolls by itself, with the session menu in sight and each name beside its sign', async ({
    page,
    world,
  }) => {
    await openBatches(page, world);
    const areas = page.getByRole('navigation', { name: 'Áreas' });
    await expect(areas.getByRole('button', { name: 'Ana' })).toBeInViewport({ ratio: 1 });
    const last = areas.getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    const sign = await last.boundingBox();
    const name = await last.locator('span').first().boundingBox();
    expect(name?.x).toBeGreaterThan((sign?.x ?? 0) + (sign?.width ?? 0));
    expect(name?.y).toBeGreaterThan((sign?.y ?? 0) - 4);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('the navigation on a low desk', () => {
  test.use({ viewport: { width: 1440, height: 600 } });

  test('shows where one is', async ({ page, world }) => {
    await signIn(page, world.keys.full, 'Ana', '/help');
    const areas = page.getByRole('navigation', { name: 'Áreas' });
    await expect(areas.getByRole('link', { name: 'Ayuda' })).toBeInViewport({ ratio: 0.9 });
    await page.goto('/');
    await expect(areas.getByRole('link', { name: 'Inicio' })).toBeInViewport({ ratio: 0.9 });
  });

  test('lets a screen that fits stay where it is', async ({ page, world }) => {
    await signIn(page, world.keys.full, 'Ana', '/drafts');
    await expect(page.getByText('No hay borradores')).toBeVisible();
    const [height, window] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      globalThis.innerHeight,
    ]);
    expect(height).toBe(window);
  });
});
