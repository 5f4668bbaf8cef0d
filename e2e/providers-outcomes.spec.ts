import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { field } from './support/controls';
import { test } from './support/fixtures';
import {
  openNewProvider,
  providerReceipt,
  providersPath,
  sendProvider,
  typeProvider,
} from './support/providers';

test.use({ worldOptions: { empty: true } });

const known = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00';

for (const status of [200, 400, 422] as const) {
  test.describe(`a refusal that comes as HTTP ${status}`, () => {
    test.use({
      worldOptions: {
        empty: true,
        variants: { providerRequired: ['tax_number'], providerInvalidStatus: status },
      },
    });

    test('M41: stands beside its field until that holds something else', async ({
      page,
      world,
      expectHttpStatus,
    }) => {
      if (status !== 200) expectHttpStatus(status);
      await openNewProvider(page, world);
      await typeProvider(page, { 'Nombre comercial': 'La Ceiba', Correo: 'a@ceiba.example' });
      await sendProvider(page);
      await expect(page.getByText('The tax_number is required.')).toBeVisible();
      await expect(field(page, 'NIT o DUI')).toBeFocused();
      await expect(field(page, 'Correo')).toHaveValue('a@ceiba.example');
      await field(page, 'NIT o DUI').fill('012345678');
      await expect(page.getByText('The tax_number is required.')).toBeHidden();
      await sendProvider(page);
      await expect(providerReceipt(page)).toBeVisible();
      expect(await world.rows('providers')).toHaveLength(1);
    });
  });
}

test('M80: a catalog that cannot be read costs its own fields only', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await world.fail({ kind: 'status-403', path: '/countries', times: null });
  await openNewProvider(page, world);
  await typeProvider(page);
  await expect(page.getByText(/El resto del formulario se puede usar/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'País' }).fill(known);
  await expect(page.getByRole('option', { name: /Usar el identificador 0190b8a4/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'País' }).fill('');
  await field(page, 'NRC').focus();
  await world.recover();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('combobox', { name: 'País' }).fill('salvador');
  await expect(page.getByRole('option', { name: /El Salvador/ })).toBeVisible();
});

test('M184: a lost answer is told as unknown, the same content is not sent again, and typed anew it is asked about', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(409, 502, 504);
  await openNewProvider(page, world);
  await typeProvider(page);
  await world.fail({ kind: 'reset-after', method: 'POST', path: providersPath, times: 1 });
  await sendProvider(page);
  await expect(page.getByText('busque al proveedor por su nombre, NIT o NRC')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Reenviar lo mismo' })).toBeHidden();
  await page.goto('/providers/new');
  await typeProvider(page);
  await sendProvider(page);
  await expect(page.getByText(/no se sabe si se guardó. Esta vez no se envió nada/)).toBeVisible();
  expect(await world.rows('providers')).toHaveLength(1);
});
