import { expect } from '@playwright/test';
import { signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { priceColumn, stock, updates } from './support/bulk';
import { expectRow } from './support/expectations';
import { test } from './support/fixtures';
import { expectPlaceKept, press, reach } from './support/keyboard';
import { openProducts } from './support/products';

test.use({ worldOptions: { empty: true } });

test('M299: an identifier gets a name, and is corrected, without a mouse', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/directory?kind=price-list');
  await press(page, page.locator('summary').filter({ hasText: 'Dar nombre a un identificador' }));
  await reach(page, page.getByRole('textbox', { name: 'Identificador' }));
  await page.keyboard.insertText('0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b77');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('Lista Mayoreo');
  await page.keyboard.press('Enter');
  const opener = page.getByRole('button', { name: 'Lista Mayoreo' });
  await press(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Lista Mayoreo' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('M299: prices of many products are raised without a mouse', async ({ page, world }) => {
  await stock(world, 3);
  await openProducts(page, world);
  await press(page, page.getByRole('button', { name: 'Cambiar varios' }));
  // The rows are one stop; arrows go from one to the next.
  await press(page, page.getByRole('link', { name: 'Producto 1' }), 'Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  for (const name of ['Producto 1', 'Producto 2']) {
    await expect(page.getByRole('checkbox', { name: `Elegir ${name}` })).toBeChecked();
  }
  await press(page, page.getByRole('button', { name: 'Cambiar', exact: true }));
  const way = page.getByRole('combobox', { name: 'Cambio de precio' });
  await reach(page, way);
  await page.keyboard.press('ArrowDown');
  await expect(way).toHaveValue('percent-up');
  await reach(page, page.getByRole('textbox', { name: 'Porcentaje' }));
  await page.keyboard.insertText('10');
  await press(page, page.getByRole('button', { name: /^Revisar 2 filas/ }));
  await expectRow(page.getByRole('table'), { Producto: 'Producto 2', [priceColumn]: /1\.10/ });
  await press(page, page.getByRole('button', { name: /^Seguir con 2 cambios/ }));
  await reach(page, page.getByRole('textbox', { name: /para confirmar/ }));
  await page.keyboard.insertText('2');
  await press(page, page.getByRole('button', { name: /^Enviar 2 cambios/ }));
  await expect(page.getByText('2 de 2 filas')).toBeVisible();
  expect(await updates(world)).toHaveLength(2);
});

test('M299: labels are set up and printed without a mouse', async ({ page, world }) => {
  await stock(world, 2);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await signIn(page, world.keys.full, 'Ana', `/branches/${world.branch.id}/products/labels`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await reach(page, page.getByRole('combobox', { name: 'Imprimir' }));
  await page.keyboard.press('ArrowDown');
  await expectRow(page.getByRole('table'), { SKU: 'SKU-1', 'Precio con impuestos ($)': '1.13' });
  await expect(page.getByRole('combobox', { name: 'Imprimir' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await reach(page, page.getByRole('textbox', { name: 'Copias' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('3');
  await expect(page.getByRole('article')).toHaveCount(6);
  await press(page, page.getByRole('button', { name: 'Imprimir' }));
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await press(page, page.getByRole('link', { name: 'Todos los productos' }));
  await expect(page.getByRole('heading', { level: 1, name: /^Productos/ })).toBeFocused();
});

test('M61, M299: diagnostics are read, checked again and left for a branch without a mouse', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', `/branches/${world.branch.id}/products`);
  const menu = page.getByRole('navigation', { name: 'Áreas' });
  await press(page, menu.getByRole('link', { name: 'Diagnóstico' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnóstico' })).toBeFocused();
  const again = page.getByRole('button', { name: 'Comprobar de nuevo' });
  await press(page, again);
  await expect(page.getByText('Funciona').first()).toBeVisible();
  await expect(again).toBeFocused();
  const part = page.getByRole('group').filter({ hasText: 'Supuestos' });
  await press(page, part.locator('summary'));
  await expect(part.getByRole('table')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(part.getByRole('table')).toBeVisible();
  const [, other] = world.branches;
  await press(page, page.getByRole('button', { name: /^Sucursal/ }));
  await expect(page.getByRole('textbox', { name: 'Buscar sucursal' })).toBeFocused();
  await page.keyboard.type(other?.name ?? '');
  await press(page, page.getByRole('list', { name: 'Sucursales' }).getByRole('button'));
  await expect(page.getByRole('button', { name: `Sucursal: ${other?.name}` })).toBeVisible();
});

test('M299: a send that nobody knows the end of is settled without a mouse', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/help');
  await world.fail({ kind: 'status-500', method: 'POST', times: 1 });
  await page.request.post('/api/external/v1/accounting/entry-types', {
    headers: { ...(await appHeaders(page)), 'Attempt-Id': crypto.randomUUID() },
    data: { code: 'DOS', name: 'Partida dos', prefix: 'D-' },
  });
  await page.reload();
  await press(page, page.getByRole('link', { name: 'Revisar' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Bitácora' })).toBeFocused();
  await press(page, page.getByRole('table').getByRole('link', { name: /DOS/ }));
  const panel = page.getByRole('alert').filter({ hasText: 'No sabemos si se guardó' });
  await expectPlaceKept(page, 'the send is opened');
  // What is missing is told, and the focus goes there.
  await press(page, panel.getByRole('button', { name: 'Anotar' }));
  await expect(panel.getByText('Elija qué encontró.')).toBeVisible();
  await expectPlaceKept(page, 'something is missing');
  await press(page, panel.getByRole('radio', { name: 'Sí existe: se guardó' }), 'Space');
  await reach(page, panel.getByRole('textbox', { name: 'Cómo lo comprobó' }));
  await page.keyboard.insertText('Está en la lista');
  await press(page, panel.getByRole('button', { name: 'Anotar' }));
  await expect(page.getByRole('heading', { name: 'Comprobado: sí se guardó' })).toBeVisible();
  await expectPlaceKept(page, 'it is settled');
  await expect(page.getByText('Está en la lista')).toBeVisible();
});
