import { expect, type Page } from '@playwright/test';
import { openBatches, pickBranch, signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';

const keys = (page: Page) => page.getByRole('dialog', { name: 'Atajos de teclado' });
const opener = (page: Page) => page.getByRole('button', { name: 'Atajos de teclado' });

test('"?" lists the keys over the page, and the focus goes back to where it was', async ({
  page,
  world,
}) => {
  await openBatches(page, world);
  const row = page.getByRole('table').getByRole('link').first();
  await row.focus();
  await page.keyboard.press('?');
  await expect(keys(page)).toContainText('Primera o última fila');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(keys(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(keys(page)).toBeHidden();
  await expect(row).toBeFocused();
});

test('a button opens the same list, and takes the focus back', async ({ page, world }) => {
  await openBatches(page, world);
  await opener(page).click();
  await expect(keys(page)).toBeVisible();
  await keys(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(opener(page)).toBeFocused();
});

test('the keys lead where they say', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/help');
  // What is left before it was shown is no screen one came from: the first one shown does not take the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pickBranch(page, world.branch.name);
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(page).toHaveURL(new RegExp(`${world.branch.id}/batches$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('/');
  // No radio of the steps: an arrow would choose another.
  await expect(page.getByRole('table').locator(':focus')).toHaveRole('link');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/diagnostics$/);
});

test('from the search an arrow leads into the rows', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/directory');
  const rows = page.getByRole('main').getByRole('table').first();
  await expect(rows.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.locator('tbody :focus')).toHaveCount(1);
});

test('every key that leads somewhere is in the list, and every one in the list leads there', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/help');
  await pickBranch(page, world.branch.name);
  await opener(page).click();
  await expect(keys(page)).toBeVisible();
  const lines = await keys(page).locator('section').first().locator('dl > div').all();
  const listed = await Promise.all(
    lines.map(async (line) => ({
      letter: (await line.locator('kbd').last().innerText()).toLowerCase(),
      screen: await line.getByRole('definition').innerText(),
    })),
  );
  expect(listed.length).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  for (const { letter, screen } of listed) {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(screen);
  }
});

test('whoever types is left alone', async ({ page, world }) => {
  await openBatches(page, world);
  await page.getByRole('button', { name: /^Sucursal/ }).click();
  const search = page.getByRole('textbox', { name: 'Buscar sucursal' });
  await search.pressSequentially('gd?/');
  await expect(search).toHaveValue('gd?/');
  await expect(keys(page)).toHaveCount(0);
  await expect(page).toHaveURL(/batches/);
});

test('single keys can be turned off for good, and the button stays', async ({ page, world }) => {
  await openBatches(page, world);
  await opener(page).click();
  await keys(page).getByRole('switch', { name: 'Usar atajos de una tecla' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('?');
  await expect(keys(page)).toHaveCount(0);
  await expect(page).toHaveURL(/batches/);
  await opener(page).click();
  await expect(keys(page).getByRole('switch')).not.toBeChecked();
});
