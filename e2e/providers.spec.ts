import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { field } from './support/controls';
import { test } from './support/fixtures';
import { readOn } from './support/keyboard';
import { expectNoOverflow } from './support/overflow';
import {
  openNewProvider,
  providerReceipt,
  providerRow,
  sendProvider,
  typedProvider,
  typeProvider,
} from './support/providers';

test.use({ worldOptions: { empty: true } });

test('M175, M178, M180, M299: is created by keyboard alone, wrapped in data, its places by id', async ({
  page,
  world,
}) => {
  await openNewProvider(page, world);
  await field(page, 'Nombre comercial').focus();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type('La Ceiba');
  await type('LA CEIBA, S.A. DE C.V.');
  await type('0614-110351-102-4');
  await type('047977-1');
  await type('Jur');
  await type('ventas@ceiba.example');
  await type('+503 2210-5540');
  await expect(page.getByRole('combobox', { name: 'País' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue('El Salvador');
  await expect(page.getByRole('combobox', { name: 'País' })).toHaveCSS('outline', /2px/);
  await page.keyboard.press('Tab');
  await page.keyboard.type('san salv');
  await expect(page.getByRole('option', { name: /^San Salvador/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('CENTRO');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await type('Calle Los Amates 14');
  await page.keyboard.type(world.branch.name);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Volver a los datos' })).toBeFocused();
  await expect(page.getByText('San Salvador Centro')).toBeVisible();
  await expectAccessible(page);
  await readOn(page);
  await page.keyboard.press('Control+Enter');
  await expect(providerReceipt(page)).toBeFocused();
  await expect(providerReceipt(page)).toContainText(world.branch.name);
  await expectAccessible(page);
  const [stored] = await world.rows<Record<string, string>>('providers');
  expect(stored).toMatchObject({
    provider_name: 'La Ceiba',
    legal_name: 'LA CEIBA, S.A. DE C.V.',
    tax_number: '0614-110351-102-4',
    register_number: '047977-1',
    business_type: 'legal',
    email: 'ventas@ceiba.example',
    phone: '+503 2210-5540',
    address: 'Calle Los Amates 14',
    branch_id: world.branch.id,
  });
  const sent = (await world.requests()).find(({ method }) => method === 'POST');
  expect(Object.keys(JSON.parse(sent?.body ?? '{}') as object)).toEqual(['data']);
  expect(page.url()).not.toContain('0614');
  await page.getByRole('link', { name: 'Ver proveedores' }).click();
  await expect(providerRow(page, 'La Ceiba')).toContainText('creado desde aquí');
});

test('M176: only the e-mail is asked for, and has to look like one', async ({ page, world }) => {
  await openNewProvider(page, world);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revisar el proveedor' }).click();
  await expect(page.getByRole('alert')).toContainText('Hay un dato por corregir');
  await field(page, 'Correo').fill('ana@@ceiba.sv');
  await expect(page.getByText('No parece un correo').first()).toBeVisible();
  await field(page, 'Correo').fill('ana@ceiba.sv');
  await sendProvider(page, 'ana@ceiba.sv');
  await expect(providerReceipt(page, 'ana@ceiba.sv')).toBeVisible();
  expect(await world.rows('providers')).toMatchObject([
    { email: 'ana@ceiba.sv', provider_name: null, tax_number: null, business_type: null },
  ]);
});

test('M179, M182: odd numbers and known ones are pointed out, and stop nobody', async ({
  page,
  world,
}) => {
  await openNewProvider(page, world);
  await typeProvider(page);
  await sendProvider(page);
  await expect(providerReceipt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Crear otro', exact: true }).click();
  await expect(field(page, 'Nombre comercial')).toBeFocused();
  await expect(field(page, 'Correo')).toHaveValue('');
  await field(page, 'NIT o DUI').fill('06141103511024');
  await expect(
    page.getByText(/La Ceiba.* ya está en el directorio, con el mismo NIT o DUI/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar identificador' })).toBeVisible();
  await field(page, 'NIT o DUI').fill('0614-110351-102-5');
  await field(page, 'Correo').fill('otra@ceiba.example');
  await expect(page.getByText('El dígito verificador no coincide').first()).toBeVisible();
  await expectAccessible(page);
  await sendProvider(page, 'otra@ceiba.example');
  await expect(providerReceipt(page, 'otra@ceiba.example')).toBeVisible();
});

test('another one of the same place keeps the place and nothing else', async ({ page, world }) => {
  await openNewProvider(page, world);
  await typeProvider(page);
  const state = page.getByRole('combobox', { name: 'Departamento' });
  await state.fill('libertad');
  await page.getByRole('option', { name: /La Libertad/ }).click();
  await sendProvider(page);
  await page.getByRole('button', { name: 'Crear otro del mismo lugar' }).click();
  await expect(state).toHaveValue('La Libertad');
  for (const name of Object.keys(typedProvider)) {
    await expect(field(page, name)).toHaveValue('');
  }
});

test('an entry of the journal is a start: nothing of it is sent before somebody looks', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(409);
  await openNewProvider(page, world);
  await typeProvider(page);
  await sendProvider(page);
  await providerReceipt(page).getByRole('link', { name: 'Ver en la bitácora' }).click();
  await page.getByRole('button', { name: 'Empezar otro a partir de este' }).click();
  for (const [name, value] of Object.entries(typedProvider)) {
    await expect(field(page, name)).toHaveValue(value);
  }
  expect(page.url()).not.toContain('0614');
  await field(page, 'Nombre comercial').fill('La Ceiba Dos');
  await sendProvider(page, 'La Ceiba Dos');
  // The same e-mail and numbers: only a person can say that it is another.
  await page.getByRole('button', { name: 'Sí, es otro: enviar' }).click();
  await expect(providerReceipt(page, 'La Ceiba Dos')).toBeVisible();
  expect(await world.rows('providers')).toHaveLength(2);
});

test('M295: what is typed is kept as a draft, and only once something is', async ({
  page,
  world,
}) => {
  await openNewProvider(page, world);
  await expect(page.getByText('Lista leída a las')).toBeVisible();
  expect(page.url()).not.toContain('draft');
  await field(page, 'Nombre comercial').fill('La Ceiba');
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByText(/Borrador guardado/).first()).toBeVisible();
  await page.reload();
  await expect(field(page, 'Nombre comercial')).toHaveValue('La Ceiba');
  await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue('El Salvador');
});

test('limit provider countryId stateId cityId branchId M76 M75: another country or department takes along what lay in it', async ({
  page,
  world,
}) => {
  await openNewProvider(page, world);
  const [country, state, city] = ['País', 'Departamento', 'Municipio'].map((name) =>
    page.getByRole('combobox', { name }),
  );
  if (!country || !state || !city) throw new Error('The form has no address');
  await field(page, 'Correo').fill('a@ceiba.example');
  await expect(country).toHaveValue('El Salvador');
  await expect(city).toBeDisabled();
  await expect(page.getByText('El servicio no conoce distritos')).toBeVisible();
  await state.fill('la union');
  await page.getByRole('option', { name: /La Unión/ }).click();
  await city.fill('norte');
  await page.getByRole('option', { name: /La Unión Norte/ }).click();
  await expect(city).not.toHaveValue('');
  await state.fill('ahua');
  await page.getByRole('option', { name: /Ahuachapán/ }).click();
  await expect(city).toHaveValue('');
  await country.fill('guatemala');
  await page.keyboard.press('Enter');
  await expect(state).toHaveValue('');
  await country.fill('zzz');
  await field(page, 'Correo').focus();
  await expect(country).toHaveValue('Guatemala');
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the longest texts stay in their place, through form, review, receipt and directory', async ({
    page,
    world,
  }) => {
    const long = 'W\u202eÑ🧾'.repeat(80);
    await openNewProvider(page, world);
    await typeProvider(page, {
      'Nombre comercial': long,
      'Nombre o razón social': long,
      'NIT o DUI': 'W'.repeat(300),
      Correo: 'a@ceiba.example',
    });
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Revisar el proveedor' }).click();
    await expectNoOverflow(page);
    await page.getByRole('button', { name: /^Crear WÑ🧾/ }).click();
    await expect(page.getByRole('region', { name: /^Se creó el proveedor «WÑ🧾/ })).toBeVisible();
    await expectNoOverflow(page);
    await page.getByRole('link', { name: 'Ver proveedores' }).click();
    await expect(providerRow(page, 'WÑ🧾')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});

test('in English what was typed stays', async ({ page, world }) => {
  await openNewProvider(page, world);
  await typeProvider(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('textbox', { name: 'Trade name' })).toHaveValue('La Ceiba');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('El Salvador');
  await page.getByRole('button', { name: 'Review the supplier' }).click();
  await expect(page.getByRole('button', { name: 'Create La Ceiba' })).toBeVisible();
});
