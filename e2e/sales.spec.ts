import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import { press, reach } from './support/keyboard';
import { leaves } from './support/leaves';
import { expectNoOverflow } from './support/overflow';
import { testReadFailures } from './support/read-failures';
import type { World } from './support/world';

type Row = { id: string; generation_code: string; control_number: string };

const path = '/sales/';

async function someSale(world: World): Promise<Row> {
  const [sale] = await world.rows<Row>('sales');
  if (sale === undefined) throw new Error('the world has no sale');
  return sale;
}

/** Changes what the service says of a sale. */
const say = (world: World, id: string, set: object, drop: string[] = []) =>
  world.change('sales', id, { overrides: { set, drop } });

const field = (page: Page) =>
  page.getByRole('textbox', { name: 'Identificador, enlace o número de la venta' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

async function openSale(page: Page, world: World, id: string, key = world.keys.full) {
  await signIn(page, key, 'Ana', path + id);
  await expect(title(page)).toBeVisible();
}

test('M243: a sale is opened by its identifier, its link or a name, and is there the next time', async ({
  page,
  world,
}) => {
  const sale = await someSale(world);
  await signIn(page, world.keys.full, 'Ana', '/sales');
  await expect(main(page)).toContainText('no ofrece lista ni búsqueda');
  await expect(main(page)).toContainText('Todavía no se ha abierto nada');
  await expectAccessible(page);

  await field(page).fill(` "${sale.id.toUpperCase()}"`);
  await page.getByRole('button', { name: 'Abrir' }).click();
  await expect(title(page)).toHaveText(sale.control_number);

  await page.getByRole('main').getByRole('link', { name: 'Ventas' }).click();
  const known = page.getByRole('table', { name: 'Registros abiertos y conocidos' });
  await expect(known).toContainText(sale.generation_code);
  await expect(known).toContainText(world.today.slice(0, 4));
  await known.getByRole('link', { name: sale.control_number }).click();
  await expect(title(page)).toHaveText(sale.control_number);

  await page.goto('/sales');
  await field(page).fill(`Mire: ${new URL(page.url()).origin}/sales/${sale.id}?x=1`);
  await field(page).press('Enter');
  await expect(title(page)).toHaveText(sale.control_number);

  await page.goto('/sales');
  await expect(known).toBeVisible();
  await field(page).fill(sale.control_number.slice(-8));
  await field(page).press('Enter');
  await expect(title(page)).toHaveText(sale.control_number);
});

test('M243: what opens nothing says so at the field', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/sales');
  const { origin } = new URL(page.url());
  for (const [typed, says] of [
    ['', 'Pegue un identificador'],
    ['nada de esto', 'Nada conocido coincide'],
    [`${origin}/branches/${world.branch.id}/batches`, 'lleva a otra pantalla'],
    [world.branches.map(({ id }) => id).join('\n'), 'Hay varios identificadores'],
  ] as const) {
    await field(page).fill(typed);
    await field(page).press('Enter');
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(says));
  }
  expect((await world.requests()).filter((request) => request.path.includes(path))).toEqual([]);
});

test('M244, M245: a generation code is told from an identifier, and known ones are resolved', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(404);
  const sale = await someSale(world);
  await openSale(page, world, sale.generation_code);
  const panel = page.getByRole('alert');
  await expect(panel).toContainText('¿Es el código de generación del documento impreso?');
  await expect(panel).toContainText('lo da el sistema principal');
  await expect(panel).toContainText('puede ser de otra empresa');
  await expect(panel).not.toContainText(/no existe|eliminad|borrad/i);
  await expectAccessible(page);

  await field(page).fill(sale.id);
  await field(page).press('Enter');
  await expect(title(page)).toHaveText(sale.control_number);

  await page.goto('/sales');
  await expect(page.getByRole('table', { name: 'Registros abiertos y conocidos' })).toBeVisible();
  await field(page).fill(sale.generation_code);
  await expect(field(page)).toHaveAccessibleDescription(/Es el código de generación de/);
  await field(page).press('Enter');
  await expect(title(page)).toHaveText(sale.control_number);
  await expect(page).toHaveURL(new RegExp(`${sale.id}$`));

  await page.goto(path + sale.generation_code);
  await expect(panel).toContainText('Es el código de generación de una venta conocida');
  await panel.getByRole('link', { name: /Abrir la venta/ }).click();
  await expect(title(page)).toHaveText(sale.control_number);
});

test('M243: an address that cannot lead to a sale asks the service nothing', async ({
  page,
  world,
}) => {
  await openSale(page, world, 'DTE-01');
  await expect(page.getByRole('alert')).toContainText('Esta dirección no lleva a una venta');
  expect((await world.requests()).filter((request) => request.path.includes(path))).toEqual([]);
});

test('M243: every field the service gives of a sale is on the screen', async ({ page, world }) => {
  const { id } = await someSale(world);
  await say(world, id, {
    issue_time: '2026-03-14 15:09:26',
    stamp: '2026SELLO',
    payment_status: 'partial',
    is_credit: true,
    customer: { id: world.branch.id, legal_name: 'Peña, S.A.', customer_name: 'La Peña' },
    totals: { sale_total: 1130, sale_to_payment: 1119.25 },
    products: [{ name: 'Arroz', quantity: 2.5, individual_price: 400.125, subtotal: 1000 }],
  });
  await openSale(page, world, id);
  const shown: Record<string, (value: string) => string> = {
    sale_id: (value) => value,
    generation_code: (value) => value,
    control_number: (value) => value,
    document_type: (value) => value,
    status: (value) => value,
    issue_time: () => '14/03/2026 15:09:26',
    stamp: (value) => value,
    payment_status: (value) => value,
    is_credit: () => 'Crédito',
    'customer.id': (value) => value,
    'customer.legal_name': (value) => value,
    'customer.customer_name': (value) => value,
    'totals.sale_total': () => '$1,130.00',
    'totals.sale_to_payment': () => '$1,119.25',
    'products[].name': (value) => value,
    'products[].quantity': (value) => value,
    'products[].individual_price': () => '$400.125',
    'products[].subtotal': () => '$1,000.00',
  };
  await expect(page.getByRole('table', { name: 'Productos' })).toBeVisible();
  const answer = await page.request.get(`/api/external/v1${path}${id}`, {
    headers: await appHeaders(page),
  });
  const told = (await answer.json()) as { data: unknown };
  const fields = leaves(told.data);
  expect(fields.map(([place]) => place).sort()).toEqual(Object.keys(shown).sort());
  for (const [place, value] of fields) {
    await expect(main(page), place).toContainText(shown[place]?.(String(value)) ?? place);
  }
});

test('M246, M247: words nobody knows stay as they came, and what is missing says so', async ({
  page,
  world,
}) => {
  const { id } = await someSale(world);
  const customer = { id: null, legal_name: 'Peña', customer_name: 'Peña' };
  await say(
    world,
    id,
    { status: 'en-cola', document_type: 'zz', payment_status: 'paid', customer },
    ['stamp', 'generation_code', 'is_credit', 'issue_time'],
  );
  await openSale(page, world, id);
  await expect(main(page)).toContainText('en-cola');
  await expect(main(page)).toContainText('zz');
  await expect(main(page)).toContainText('Pagada paid');
  await expect(main(page).getByText('Peña', { exact: true })).toHaveCount(1);
  await expect(main(page).getByText('no informado')).toHaveCount(5);
  await expect(main(page)).not.toContainText(/NaN|undefined|null/);
});

test('M248: lines lead to the total and to what is paid, and what lies between is explained', async ({
  page,
  world,
}) => {
  const { id } = await someSale(world);
  const products = [
    { name: 'Arroz', quantity: 1, individual_price: 100, subtotal: 100 },
    { name: 'Frijol', quantity: 2, individual_price: 25, subtotal: 50 },
  ];
  await say(world, id, { products, totals: { sale_total: 169.5, sale_to_payment: 168 } });
  await openSale(page, world, id);
  const words = (text: string) => expect(main(page)).toContainText(text);
  await words('Suma de las líneas$150.00');
  await words('Puede ser IVA u otro cargo que no está en las líneas+$19.50');
  await words('Total$169.50');
  await words('Puede ser una retención−$1.50');
  await words('A pagar$168.00');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await say(world, id, { products: [...products, { name: 'Sal', quantity: 'x' }] });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await words('1 línea no se pudo leer');
  await words('no se puede sumar');
});

test('M249, M250: nothing can be done to a sale, and its print says it proves nothing', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sale = await someSale(world);
  await openSale(page, world, sale.id);
  await page.getByRole('button', { name: 'Copiar: Código de generación' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sale.generation_code);
  const buttons = await main(page).getByRole('button').allInnerTexts();
  expect(new Set(buttons)).toEqual(new Set(['Actualizar', 'Imprimir', 'Copiar', 'Copiado']));
  await expectAccessible(page);
  expect((await world.requests()).filter(({ method }) => method !== 'GET')).toEqual([]);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Consulta, no es documento fiscal')).toBeVisible();
  await expect(page.getByText(/^Consulta de Ana para/)).toBeVisible();
  await expect(main(page).getByRole('button')).toHaveCount(0);
  await expect(main(page)).toContainText(sale.generation_code);
});

testReadFailures({
  what: 'a sale',
  path,
  open: async (page, world) => {
    const sale = await someSale(world);
    await openSale(page, world, sale.id);
    return (timeout) => expect(title(page)).toHaveText(sale.control_number, { timeout });
  },
});

test('a missing permission is named; a reading that hangs is given up by hand', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  const sale = await someSale(world);
  await openSale(page, world, sale.id, world.keys.scopes['products']);
  await expect(page.getByRole('alert')).toContainText('ventas · sales');

  await world.fail({ kind: 'hang', path, times: null });
  await signIn(page, world.keys.full, 'Ana', path + sale.id);
  await page.getByRole('button', { name: 'Cancelar la carga' }).click({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await world.recover();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(title(page)).toHaveText(sale.control_number);
});

test('M299: a sale is opened, copied and left without a mouse', async ({ page, world }) => {
  const sale = await someSale(world);
  await signIn(page, world.keys.full, 'Ana', '/sales');
  await reach(page, field(page));
  await page.keyboard.insertText(sale.id);
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText(sale.control_number);
  await reach(page, page.getByRole('button', { name: 'Copiar: Identificador', exact: true }));
  await press(page, page.getByRole('main').getByRole('link', { name: 'Ventas' }));
  await press(page, page.getByRole('link', { name: sale.control_number }));
  await expect(title(page)).toHaveText(sale.control_number);
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the longest texts of a sale stay in their place, in English too', async ({
    page,
    world,
  }) => {
    const { id } = await someSale(world);
    const long = 'W'.repeat(300);
    await say(world, id, {
      control_number: long,
      status: long,
      stamp: long,
      customer: { id: null, legal_name: `مرحبا ${long}`, customer_name: long },
      products: [{ name: long, quantity: 1e9, individual_price: 1e9, subtotal: 1e18 }],
    });
    await openSale(page, world, id);
    await expect(page.getByRole('table', { name: 'Productos' })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.goto('/sales');
    await expect(page.getByRole('table')).toContainText('WWW');
    await expectNoOverflow(page);
  });
});
