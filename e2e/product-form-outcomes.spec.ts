import { expect } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { alertOf, field } from './support/controls';
import { test } from './support/fixtures';
import {
  openNewProduct,
  productReceipt,
  sendProduct,
  storedProducts,
  typedProduct,
  typeProduct,
} from './support/product-form';

for (const answer of ['id', 'nothing'] as const) {
  test.describe(`an answer with ${answer}`, () => {
    test.use({ worldOptions: { variants: { createdProduct: answer } } });

    test('M101, M102: is a success all the same, and the product is found', async ({
      page,
      world,
    }) => {
      await openNewProduct(page, world);
      await typeProduct(page);
      await sendProduct(page);
      await expect(productReceipt(page)).toBeVisible();
      await expect(page.getByText('El servicio confirmó la creación')).toBeVisible();
      const link =
        answer === 'id'
          ? page.getByRole('link', { name: 'Abrir el producto' })
          : page.getByRole('link', { name: /está en la lista/ });
      const [stored] = await storedProducts(world);
      await expect(link).toHaveAttribute('href', new RegExp(String(stored?.['id'])));
      await expectAccessible(page);
    });
  });
}

test('M128: a SKU that is taken is said before, and refused at its field after', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(422);
  await world.add('products', [
    { name: 'Horchata vieja', sku: typedProduct.SKU, branch_id: world.branch.id },
  ]);
  await openNewProduct(page, world);
  await typeProduct(page);
  await page.getByRole('button', { name: 'Comprobar en toda la sucursal' }).click();
  await expect(page.getByText(/ya lo tiene .*Horchata vieja/)).toBeVisible();
  await sendProduct(page);
  await expect(page.getByText('The sku has already been taken.')).toBeVisible();
  await expect(field(page, 'SKU')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'SKU').fill('7501000000018');
  await expect(page.getByText('The sku has already been taken.')).toBeHidden();
  await sendProduct(page);
  await expect(productReceipt(page)).toBeVisible();
});

test('a SKU the branch was sent already is asked about there; in another one the service decides', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(409, 422);
  const light = { ...typedProduct, Nombre: 'Horchata light' };
  await openNewProduct(page, world);
  await typeProduct(page);
  await sendProduct(page);
  await expect(productReceipt(page)).toBeVisible();
  await page.goto(`/branches/${world.branch.id}/products/new`);
  await typeProduct(page, light);
  await sendProduct(page, light.Nombre);
  const similar = alertOf(page, '¿Es otro igual?');
  await expect(similar).toContainText('el mismo SKU en la sucursal');
  await similar.getByRole('button', { name: 'No enviar' }).click();
  expect(await storedProducts(world)).toHaveLength(1);
  const [, second] = world.branches;
  await page.goto(`/branches/${second?.id}/products/new`);
  await typeProduct(page, light);
  await sendProduct(page, light.Nombre);
  await expect(alertOf(page, 'El servicio no aceptó los datos')).toBeVisible();
  await expect(similar).toBeHidden();
});

test('M106: a product is a start for another one; what is not readable is said', async ({
  page,
  world,
}) => {
  const [id] = await world.add('products', [
    {
      name: 'Combo',
      sku: 'COMBO-1',
      branch_id: world.branch.id,
      product_type: 'both',
      composition_type: 'simple',
      tax_method: 'exempt',
      tax_ids: '[]',
      price_before_taxes: 4.25,
      cost: 3,
    },
  ]);
  await signIn(page, world.keys.full, 'Ana', `/branches/${world.branch.id}/products/${id}`);
  await page.getByRole('link', { name: 'Duplicar' }).click();
  await expect(page.getByText(/Se llenó con lo que se leyó de .*Combo/)).toBeVisible();
  await expect(page.getByText(/no crea productos de tipo «Ambos»/)).toBeVisible();
  await expect(field(page, 'SKU')).toHaveValue('');
  await expect(field(page, 'Precio sin impuestos')).toHaveValue('4.25');
  await field(page, 'SKU').fill('COMBO-2');
  await page.getByRole('button', { name: 'Revisar el producto' }).click();
  await expect(page.getByRole('alert')).toContainText('Elija una opción');
  await page.getByRole('radio', { name: 'Servicio' }).check();
  await sendProduct(page, 'Combo');
  await expect(productReceipt(page, 'Combo')).toBeVisible();
  await expect(storedProducts(world, 'COMBO-2')).resolves.toMatchObject([
    { product_type: 'service', availability: null },
  ]);
});

test('M131: an answer that is lost leads to the list before anything else is offered', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(502, 504);
  await openNewProduct(page, world);
  await typeProduct(page);
  await world.fail({ kind: 'reset-after', method: 'POST', path: '/products', times: 1 });
  await sendProduct(page);
  await expect(page.getByRole('alert').filter({ hasText: 'No sabemos' })).toBeVisible();
  await expect(page.getByRole('link', { name: /está en la lista/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reenviar lo mismo' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Anotar que se creó' }).click();
  await expect(
    page.getByText(/está en la lista de la sucursal, con el identificador/),
  ).toBeVisible();
  await expect(storedProducts(world)).resolves.toHaveLength(1);
});

test('M131: one that never arrived is not among them, and a person decides', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(502, 504);
  await openNewProduct(page, world);
  await typeProduct(page);
  await world.fail({ kind: 'reset-before', method: 'POST', path: '/products', times: 1 });
  await sendProduct(page);
  await expect(page.getByText(/no está entre los \d+ productos de la sucursal/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anotar que se creó' })).toBeHidden();
  await expect(page.getByRole('group', { name: '¿Qué encontró?' })).toBeVisible();
  await expect(storedProducts(world)).resolves.toHaveLength(0);
});

test('M295: what was typed is there again after a reload, and on the list of drafts', async ({
  page,
  world,
}) => {
  await openNewProduct(page, world);
  await typeProduct(page);
  await page.getByRole('radio', { name: /^Con porciones/ }).check();
  await field(page, 'Unidades base del producto').fill('500');
  await field(page, 'Nombre de la porción').fill('Vaso');
  await page.getByRole('checkbox', { name: /^IVA/ }).uncheck();
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByText(/^Borrador guardado/)).toBeVisible();
  await page.reload();
  await expect(field(page, 'SKU')).toHaveValue(typedProduct.SKU);
  await expect(field(page, 'Nombre de la porción')).toHaveValue('Vaso');
  await expect(page.getByRole('checkbox', { name: /^IVA/ })).not.toBeChecked();
  await page.goto('/drafts');
  await page.getByRole('link', { name: /Horchata de morro/ }).click();
  await expect(field(page, 'Nombre')).toHaveValue(typedProduct.Nombre);
});

test('another one of its kind keeps what products of a kind share', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openNewProduct(page, world);
  await typeProduct(page);
  await page.getByRole('radio', { name: 'Exento' }).check();
  await sendProduct(page);
  await page.getByRole('button', { name: 'Crear otro parecido' }).click();
  await expect(field(page, 'SKU')).toBeFocused();
  await expect(field(page, 'Nombre')).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Exento' })).toBeChecked();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
