import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { field, searchIn } from './support/controls';
import { test } from './support/fixtures';
import { expectNoOverflow } from './support/overflow';

/** Somebody whose numbers may stand in a report of a failed test. */
const zoila = {
  first_name: 'Zoila',
  last_name: 'Aacosta',
  document_type: 'dui',
  document_number: '00000001-0',
  email: 'zoila@personal.example',
  is_active: true,
};

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Empleados' }).getByRole('row').filter({ hasText: 'Aacosta' });

test.describe('in a hostile world, on a wide screen', () => {
  test.use({ worldOptions: { hostile: true }, viewport: { width: 1440, height: 800 } });

  test('every text stays in its column, and what is covered stays in sight', async ({
    page,
    world,
  }) => {
    const long = 'Documento de identificación muy largo '.repeat(8);
    await world.add('employees', [{ ...zoila, document_type: long }]);
    await signIn(page, world.keys.full, 'Ana', '/employees?perPage=200');
    const mask = rows(page).getByText('••••••').first();
    await expect(mask).toBeVisible();
    const cell = rows(page).getByRole('cell').filter({ hasText: long.trim() });
    const [inside, around] = [await mask.boundingBox(), await cell.boundingBox()];
    expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual(
      (around?.x ?? 0) + (around?.width ?? 0),
    );
    await expectNoOverflow(page);
  });
});

test.describe('M186: a service that ignores what it is asked', () => {
  test.use({
    worldOptions: {
      variants: { ignoredQuery: ['is_active', 'search', 'document_number', 'status'] },
    },
  });

  test('shows whom nobody asked for, and the list and the diagnostics say so', async ({
    page,
    world,
  }) => {
    await world.add('employees', [zoila, { ...zoila, is_active: false }]);
    await signIn(page, world.keys.full, 'Ana', '/employees');
    const told = page.getByText(/^Parece que el servicio no atiende el filtro/);
    await expect(rows(page).first()).toBeVisible();
    await expect(told).toHaveCount(0);
    await page.getByLabel('Estado').selectOption('Inactivos');
    await expect(told.filter({ hasText: '«Estado»' })).toBeVisible();
    await page.getByRole('searchbox').fill('quienseaaa');
    const exact = field(page, 'Número de documento exacto');
    await exact.fill('99999999-9');
    await exact.press('Enter');
    await expect(told).toHaveCount(3);
    expect(searchIn(page)).toBe('?active=inactive');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver diagnóstico' }).first().click();
    for (const filter of ['active', 'search', 'document']) {
      const line = page.getByRole('row', { name: new RegExp(`query\\.employees\\.${filter} `) });
      await expect(line.first()).toContainText('parece ignorado');
    }
    await expect(page.getByRole('main')).not.toContainText(/quienseaaa|99999999/);
  });
});

test('M202 M298: a reload and Back keep whose activity is shown, with the page of it', async ({
  page,
  world,
}) => {
  const many = Array.from({ length: 60 }, () => ({ ...zoila, is_active: false }));
  await world.add('employees', many);
  await signIn(page, world.keys.full, 'Ana', '/employees');
  await page.getByLabel('Estado').selectOption('Inactivos');
  await page.getByRole('link', { name: 'Página siguiente' }).click();
  const told = page.getByText(/^\d+ de 6\d empleados$/).first();
  await expect(told).toBeVisible();
  await page.reload();
  await expect(told).toBeVisible();
  await page.getByRole('link', { name: 'Ayuda', exact: true }).first().click();
  await expect(page).toHaveURL(/\/help/);
  await page.goBack();
  await expect(page).toHaveURL(/active=inactive/);
  await expect(page.getByLabel('Estado')).toHaveValue('inactive');
  await expect(told).toBeVisible();
});

test('R9: a page that is sorted stays that page, and its link goes on leading to it', async ({
  page,
  world,
}) => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...zoila,
    job_title: `Puesto ${String(index).padStart(2, '0')}`,
  }));
  await world.add('employees', many);
  await signIn(page, world.keys.full, 'Ana', '/employees?page=2');
  const pages = page.getByRole('navigation', { name: 'Páginas' });
  const current = pages.locator('[aria-current="page"]');
  await expect(current).toHaveText('2');
  await page.getByRole('button', { name: 'Puesto', exact: true }).click();
  await expect(page).toHaveURL(/sort=job/);
  await expect(page.getByRole('columnheader', { name: 'Puesto' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(current).toHaveText('2');
  expect(searchIn(page)).toBe('?sort=job&page=2');
  await pages.getByRole('link', { name: 'Página 1' }).click();
  await expect(page).toHaveURL(/\?sort=job$/);
  await expect(current.first()).toHaveText('1');
  await pages.getByRole('link', { name: 'Página 2' }).click();
  await expect(current).toHaveText('2');
});
