import { expect, type Locator, type Page } from '@playwright/test';
import { chooseBranch, pickBranch, signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import { press } from './support/keyboard';
import { expectNoOverflow } from './support/overflow';
import type { World } from './support/world';

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const question = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Elegir sucursal' });
const main = (page: Page): Locator => page.getByRole('main');
const choices = (page: Page): Locator => main(page).getByRole('list', { name: 'Elegir sucursal' });
const choice = (page: Page, name: string): Locator => choices(page).getByRole('button', { name });
const areas = (page: Page): Locator => page.getByRole('navigation', { name: 'Áreas' });
const newPurchase = (page: Page): Locator =>
  areas(page).getByRole('link', { name: /^Nueva compra/ });

/** Not the first that the service lists: whoever opens it chose it. */
function secondOf(world: World): { id: string; name: string } {
  const [, second] = world.branches;
  if (second === undefined) throw new Error('the world has one branch');
  return second;
}

async function expectPurchaseIn(page: Page, { id, name }: { id: string; name: string }) {
  await expect(page).toHaveURL(new RegExp(`/branches/${id}/purchases/new$`));
  await expect(title(page)).toHaveText('Nueva compra');
  await expect(page).toHaveTitle(new RegExp(`^Nueva compra · ${name}`));
  await expect(page.getByText(new RegExp(`^Para .${name}., de`))).toBeVisible();
  await expect(page.getByText(/^El enlace abrió/)).toHaveCount(0);
}

test('a purchase asks for its branch before anybody chose one, and goes straight in after that', async ({
  page,
  world,
}) => {
  const second = secondOf(world);
  await signIn(page, world.keys.full, 'Ana');
  await expect(title(page)).toHaveText('Inicio');
  await newPurchase(page).click();
  await expect(page).toHaveURL(/\/branches\/choose\/purchases\/new$/);
  await expect(question(page)).toBeFocused();
  await expect(newPurchase(page)).toHaveAttribute('aria-current', 'page');
  await expect(choices(page).getByRole('button')).toHaveText(
    world.branches.map(({ name }) => name),
  );
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(choice(page, world.branch.name)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, second.name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPurchaseIn(page, second);
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveText('Inicio');

  await newPurchase(page).click();
  await expectPurchaseIn(page, second);
  await page.goto('/help');
  await expect(title(page)).toHaveText('Ayuda');
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expectPurchaseIn(page, second);
  await page.goto('/branches/choose/purchases/new');
  await expectPurchaseIn(page, second);
});

const ways: { way: string; open: (page: Page) => Promise<void> }[] = [
  {
    way: 'keys',
    open: async (page) => {
      await page.keyboard.press('g');
      await page.keyboard.press('f');
    },
  },
  {
    way: 'the palette',
    open: async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'Buscar o ir a' }).fill('nueva compra');
      await expect(page.getByRole('option', { selected: true })).toHaveText('Nueva compra');
      await page.keyboard.press('Enter');
    },
  },
  {
    way: 'a mission',
    open: async (page) => {
      await page.getByRole('link', { name: 'Práctica' }).click();
      await main(page).getByRole('link', { name: 'Nueva compra' }).click();
    },
  },
];

for (const { way, open } of ways) {
  test(`${way} ask for the branch, and the header answers as well`, async ({ page, world }) => {
    const second = secondOf(world);
    await signIn(page, world.keys.full, 'Ana');
    await expect(title(page)).toHaveText('Inicio');
    await open(page);
    await expect(question(page)).toBeFocused();
    await pickBranch(page, second.name);
    await expectPurchaseIn(page, second);
    await page.goBack();
    await expect(question(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/branches/);
  });
}

test('what was asked of a list is kept over the question', async ({ page, world }) => {
  const second = secondOf(world);
  await signIn(page, world.keys.full, 'Ana', '/practice');
  await main(page).getByRole('link', { name: 'Lotes por vencer' }).click();
  await chooseBranch(page, second.name);
  await expect(page).toHaveURL(new RegExp(`${second.id}/batches\\?status=expiring&days=7$`));
});

test('a number to look for stays out of the address on both sides of the question', async ({
  page,
  world,
}) => {
  const second = secondOf(world);
  await signIn(page, world.keys.full, 'Ana', '/help');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Buscar o ir a' }).fill('7411000012345');
  await page.getByRole('option', { name: /^Buscar producto con este código/ }).click();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(/\/branches\/choose\/products$/);
  await chooseBranch(page, second.name);
  await expect(page).toHaveURL(new RegExp(`${second.id}/products$`));
  await expect(page.getByRole('searchbox')).toHaveValue('7411000012345');
});

test('with one branch there is nothing to ask', async ({ page, world }) => {
  const { id, name } = world.branch;
  const rows = await world.rows<{ id: string }>('branches');
  await world.clear('branches');
  await world.add(
    'branches',
    rows.filter((row) => row.id === id),
  );
  await signIn(page, world.keys.full, 'Ana');
  await expect(page.getByRole('button', { name: `Sucursal: ${name}` })).toBeVisible();
  await newPurchase(page).click();
  await expectPurchaseIn(page, { id, name });
  await page.goBack();
  await expect(title(page)).toHaveText('Inicio');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the bar and the menu ask', async ({ page, world }) => {
    const second = secondOf(world);
    await signIn(page, world.keys.full, 'Ana');
    await areas(page)
      .getByRole('link', { name: /^Productos/ })
      .click();
    await expect(question(page)).toBeVisible();
    await page.getByRole('button', { name: /^Menú/ }).click();
    await page.getByRole('link', { name: /^Nueva compra/ }).click();
    await expect(page).toHaveURL(/\/branches\/choose\/purchases\/new$/);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await chooseBranch(page, second.name);
    await expectPurchaseIn(page, second);
  });

  test('the menu leads to the branch of the screen, not to the own one', async ({
    page,
    world,
  }) => {
    const second = secondOf(world);
    await signIn(page, world.keys.full, 'Ana', `/branches/${world.branch.id}/batches`);
    await expect(title(page)).toContainText('Lotes');
    await page.goto(`/branches/${second.id}/batches`);
    await page.getByRole('button', { name: /^Menú/ }).click();
    await page.getByRole('link', { name: /^Nueva compra/ }).click();
    await expect(page).toHaveURL(new RegExp(`/branches/${second.id}/purchases/new$`));
    await expect(title(page)).toHaveText('Nueva compra');
    await page.getByRole('button', { name: /^Menú/ }).click();
    await expect(page.getByRole('link', { name: /^Nueva compra/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test('a list of branches that cannot be read is told, asked for again, and then to choose from', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(502);
  const second = secondOf(world);
  await world.fail({ kind: 'reset-before', path: '/branches', times: null });
  await signIn(page, world.keys.full, 'Ana', '/help');
  await newPurchase(page).click();
  await expect(question(page)).toBeVisible();
  const trouble = main(page).getByRole('alert');
  await expect(trouble).toContainText('las sucursales');
  await expectAccessible(page);
  await world.recover();
  await press(page, trouble.getByRole('button', { name: 'Reintentar' }));
  await chooseBranch(page, second.name);
  await expectPurchaseIn(page, second);
});
