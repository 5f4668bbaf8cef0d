import { expect, type Page } from '@playwright/test';
import { openBatches, pickBranch, signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import { openReadBack, paymentReceipt, payButton } from './support/payments';
import { addSupplier, codes, purchasesPath, recordPurchase } from './support/purchases';
import { expectNoOverflow } from './support/overflow';
import type { World } from './support/world';

type Sale = { id: string; generation_code: string; control_number: string };

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar o ir a' });
const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar o ir a' });
const options = (page: Page) => palette(page).getByRole('option');
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
const opener = (page: Page) => page.getByRole('button', { name: 'Buscar o ir a…' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).toBeFocused();
}

async function someSale(world: World): Promise<Sale> {
  const [sale] = await world.rows<Sale>('sales');
  if (sale === undefined) throw new Error('the world has no sale');
  return sale;
}

/** Gives a name to a record of the address book. */
async function name(page: Page, kind: string, entry: object): Promise<void> {
  await page.request.put(`/gateway/directory/${kind}`, {
    headers: await appHeaders(page),
    data: { source: 'named', entries: [entry] },
  });
}

/** What the service was asked until now; the palette must add nothing to it. */
const asked = async (world: World) => (await world.requests()).length;

test('opens from inside a field, goes to a screen by keys, and gives the focus back', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/sales');
  await pickBranch(page, world.branch.name);
  const field = page.getByRole('textbox', { name: /^Identificador/ });
  await field.fill('abc');
  await open(page);
  await expect(options(page).first()).toHaveText(/^Inicio/);
  await expect(options(page).filter({ hasText: 'Nueva compra' })).toContainText(world.branch.name);
  await page.keyboard.press('End');
  await expect(chosen(page)).toHaveText('Catálogos · Sucursales');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText(/^Inicio/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(chosen(page)).toHaveText(/^Inicio/);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('abc');

  await open(page);
  await page.keyboard.insertText('catalogo');
  await expect(palette(page).getByRole('status')).toHaveText(/^13 resultados$/);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(/^Catálogos/);
  await expect(title(page)).toBeFocused();
});

test('its button opens it, the help lists its key, and no other dialog is covered by it', async ({
  page,
  world,
}) => {
  await openBatches(page, world);
  await opener(page).click();
  await expect(box(page)).toBeFocused();
  await palette(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(opener(page)).toBeFocused();

  // A panel that is open closes under it, and its button gets the focus.
  const branch = page.getByRole('button', { name: `Sucursal: ${world.branch.name}` });
  await branch.click();
  await expect(page.getByRole('list', { name: 'Sucursales' })).toBeVisible();
  await open(page);
  await page.keyboard.press('Escape');
  await expect(branch).toBeFocused();

  await page.getByRole('button', { name: 'Atajos de teclado' }).click();
  const keys = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(keys.getByText(/^(Ctrl K|⌘K)$/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(keys).toBeVisible();
  await expect(palette(page)).toHaveCount(0);
});

test('a pasted identifier opens a sale, and the service is asked nothing before that', async ({
  page,
  world,
}) => {
  const sale = await someSale(world);
  await signIn(page, world.keys.full, 'Ana', '/help');
  await expect(title(page)).toBeVisible();
  // The branches are read with every screen.
  const paths = async () => (await world.requests()).map((request) => request.path);
  await expect.poll(async () => (await paths()).join()).toContain('/branches');
  const before = await asked(world);
  await open(page);
  await page.keyboard.insertText('leche');
  await expect(chosen(page)).toBeVisible();
  await box(page).fill(` "${sale.id.toUpperCase()}"`);
  await expect(options(page)).toHaveText([
    /^Abrir venta/,
    /^Abrir horario/,
    /^Abrir producto/,
    /^Cambiar a la sucursal/,
    /^Buscar en la bitácora/,
    /^Buscar en compras enviadas/,
  ]);
  await expectAccessible(page);
  expect(await asked(world)).toBe(before);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(sale.control_number);
});

test('M244: a generation code is named as one, and the sale is opened by its identifier', async ({
  page,
  world,
}) => {
  const sale = await someSale(world);
  await signIn(page, world.keys.full, 'Ana', `/sales/${sale.id}`);
  await expect(title(page)).toHaveText(sale.control_number);
  await page.goto('/help');
  await expect(title(page)).toBeVisible();
  await open(page);
  await page.keyboard.insertText(sale.generation_code);
  await expect(box(page)).toHaveAccessibleDescription(/Es el código de generación de/);
  await expect(options(page).filter({ hasText: 'Abrir venta' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(sale.control_number);
  await expect(page).toHaveURL(new RegExp(`${sale.id}$`));
});

test('the number of a supplier finds it here, and never enters the address', async ({
  page,
  world,
}) => {
  const id = '0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b00';
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await signIn(page, world.keys.full, 'Ana', '/help');
  await name(page, 'provider', { id, name: 'La Ceiba', taxNumber: '0614-150312-101-2' });
  await open(page);
  await page.keyboard.insertText('06141503121012');
  await expect(options(page)).toHaveText([/^La Ceiba/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'La Ceiba' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/providers$/);
  await expect(title(page)).toHaveText('Proveedores');

  await open(page);
  await page.keyboard.insertText('0614-150312-101-3');
  await expect(box(page)).toHaveAccessibleDescription(/Ningún proveedor/);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  expect(addresses.filter((address) => /0614|150312/.test(address))).toEqual([]);
  expect(JSON.stringify(await world.requests())).not.toMatch(/06141503|0614-1503/);
});

test('a purchase’s number is looked for in what was sent; a branch is changed; a link is opened', async ({
  page,
  world,
}) => {
  const [, other] = world.branches;
  await openBatches(page, world);
  await open(page);
  await page.keyboard.insertText('dte-03-M001P001-000000000000042');
  await options(page).filter({ hasText: 'Buscar en compras enviadas' }).click();
  await expect(page).toHaveURL(/\/purchases$/);
  await expect(page.getByRole('searchbox')).toHaveValue('DTE-03-M001P001-000000000000042');

  await page.goBack();
  await open(page);
  await page.keyboard.insertText(other?.name ?? '');
  await options(page)
    .filter({ hasText: other?.name ?? '' })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`${other?.id}/batches`));

  await open(page);
  await page.keyboard.insertText(`Mire ${new URL(page.url()).origin}/diagnostics.`);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Diagnóstico');
});

test('a payment is found by its reference, a purchase of which nobody has the id by its number', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(502);
  await openReadBack(page, world);
  await payButton(page).click();
  await expect(paymentReceipt(page)).toBeVisible();
  const supplier = await addSupplier(world);
  await world.fail({ kind: 'reset-after', method: 'POST', path: purchasesPath });
  await recordPurchase(page, world, { supplier, control: codes.control });
  const before = await asked(world);
  await open(page);
  await page.keyboard.insertText('t-1');
  const payment = options(page).filter({ hasText: 'T-1 ' });
  await expect(payment).toContainText('$12.50');
  await expectAccessible(page);
  await box(page).fill(codes.control.toLowerCase());
  const purchase = options(page).filter({ hasText: codes.control });
  await expect(purchase).toHaveText(/sin confirmar · \$11\.30 · 10\/03\/2026/);
  await expect(chosen(page)).toContainText(codes.control);
  expect(await asked(world)).toBe(before);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(/^Compras enviadas/);
  await expect(page.getByRole('main')).toContainText(codes.control);
  await open(page);
  await page.keyboard.insertText('T-1');
  await payment.click();
  await expect(page).toHaveURL(/\/attempts\/[0-9a-f-]{36}$/);
});

test('a directory that cannot be read takes nothing away but its names', async ({
  page,
  world,
  expectConnectionLoss,
  context,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/help');
  await open(page);
  await page.keyboard.press('Escape');
  expectConnectionLoss();
  await context.setOffline(true);
  await open(page);
  await page.keyboard.insertText('ayuda');
  await expect(chosen(page)).toHaveText('Ayuda');
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an icon opens it, as large as a finger, and everything stays in its place', async ({
    page,
    world,
  }) => {
    await openBatches(page, world);
    const size = await opener(page).boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await opener(page).click();
    await expect(options(page).first()).toBeVisible();
    await expectAccessible(page);
    await box(page).fill('W'.repeat(101));
    await expect(box(page)).toHaveAccessibleDescription(/^Nada coincide/);
    await expectNoOverflow(page);
    await box(page).fill('reglas');
    await options(page).first().click();
    await expect(title(page)).toBeFocused();
  });
});
