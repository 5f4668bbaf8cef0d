import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { EditScreen } from '../product-edit/edit-screen';
import { otherBranch, playBranch, product } from './test-branch';
import { button, field, open, press, receipt, type } from './test-screen';

const refused = (errors: Record<string, string[]>) => ({
  status: 422,
  body: { success: false, message: 'Validation errors', errors },
  headers: { 'X-Outcome': 'rejected', 'X-Request-Id': 'req-1' },
});
const answer = page.getByRole('alert').filter({ hasText: 'The branch' });

beforeEach(() => page.viewport(1200, 900));
afterEach(() => configureHttp({}));

async function save() {
  await press(/^Revisar/);
  await press(/^Guardar los cambios/);
}

describe('what the service says of a change', () => {
  it('stands at each field and row it names, until that is changed', async () => {
    const here = playBranch();
    await open(EditScreen);
    await type('Nombre', 'Queso viejo');
    await userEvent.click(page.getByRole('radio', { name: /^Con porciones/ }));
    await type('Unidades base del producto', '500');
    await type('Nombre de la porción', 'Tajada');
    await type('Cuánto lleva', '50');
    await type('Precio de la porción', '0.75');
    here.updateAnswer = refused({
      name: ['The name is too long.'],
      'portions.0.unit_quantity': ['The unit quantity is odd.'],
      'portions[0][price]': ['The price is low.'],
      portions: ['The portions overlap.'],
    });
    await save();
    await expect.element(field('Nombre')).toHaveFocus();
    await expect.element(field('Nombre')).toHaveAccessibleDescription(/The name is too long\./);
    const row = page.getByRole('region', { name: 'Fila 1' });
    await expect.element(row).toHaveTextContent('The unit quantity is odd.');
    await expect.element(row).toHaveTextContent('The price is low.');
    await expect.element(row).not.toHaveTextContent('The portions overlap.');
    await expect.element(page.getByText('The portions overlap.')).toBeVisible();
    await type('Nombre', 'Queso');
    await expect.element(page.getByText('The name is too long.')).not.toBeInTheDocument();
    await expect.element(row).toHaveTextContent('The price is low.');
    await expect.element(field('Nombre de la porción')).toHaveValue('Tajada');
  });

  it('of rows as a whole takes the focus to them', async () => {
    const here = playBranch();
    await open(EditScreen);
    await type('Costo', '2.50');
    await userEvent.click(
      page
        .getByRole('group', { name: 'Precios por lista actuales' })
        .getByRole('radio', { name: /^Reemplazar/ }),
    );
    here.updateAnswer = refused({ prices: ['The prices are closed.'] });
    await save();
    await expect.element(page.getByText('The prices are closed.')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('The prices are closed.');
  });

  it('of a field that is not on the screen stands beside the answer, under its name in the form', async () => {
    const here = playBranch();
    await open(EditScreen);
    await type('Nombre', 'Queso viejo');
    here.updateAnswer = refused({
      branch_id: ['The branch is closed.'],
      availability: ['The stock is counted.'],
      'portions.3.name': ['The name is taken.'],
      'portions.0': ['The portion is odd.'],
      prices: ['The prices are closed.'],
      mood: ['The mood is bad.'],
    });
    await save();
    for (const words of [
      'Sucursal: The branch is closed.',
      'Existencias: The stock is counted.',
      'Fila 4 · Nombre de la porción: The name is taken.',
      'Fila 1 · Porciones que se venden: The portion is odd.',
      'Precios por lista: The prices are closed.',
      'mood: The mood is bad.',
    ]) {
      await expect.element(answer).toHaveTextContent(words);
    }
    await expect.element(field('Nombre')).toHaveValue('Queso viejo');
  });
});

describe('M128: a SKU', () => {
  it('that another product of the branch has is told before it is sent; its own is none', async () => {
    const here = playBranch({ sku: 'QUESO' });
    await open(EditScreen);
    await expect.element(field('SKU')).toHaveValue('QUESO');
    await expect.element(button('Comprobar en toda la sucursal')).not.toBeInTheDocument();
    here.another = { sku: 'CREMA', name: 'Crema' };
    await type('SKU', 'crema');
    await press('Comprobar en toda la sucursal');
    await expect.element(page.getByText(/ya lo tiene .*Crema/)).toBeVisible();
    await press(/^Revisar/);
    await expect.element(button(/^Guardar los cambios/)).toBeVisible();
    await expect.element(page.getByText(/ya lo tiene .*Crema/).first()).toBeVisible();
    await press('Volver a los datos');
    await type('SKU', 'queso');
    await expect.element(page.getByText(/^SKU disponible en esta sucursal/)).toBeVisible();
  });
});

describe('M120: the taxes of a product', () => {
  it('are those of the branch it is moved to, and one that is not there says so', async () => {
    playBranch();
    await open(EditScreen);
    await userEvent.click(page.getByRole('radio', { name: /^Elegir otros/ }));
    await userEvent.click(page.getByRole('checkbox', { name: /^IVA/ }));
    await press('Cambiar de sucursal');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sucursal' }), 'Norte');
    await expect.element(page.getByRole('checkbox', { name: /^Turismo/ })).not.toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: /^IVA/ })).not.toBeChecked();
    const stranger = page.getByRole('checkbox', { name: /No está entre los impuestos/ });
    await expect.element(stranger).toBeChecked();
    await userEvent.click(stranger);
    await expect.element(stranger).not.toBeInTheDocument();
  });
});

describe('M130: a product that went to another branch', () => {
  it('is linked to where it is now', async () => {
    playBranch();
    await open(EditScreen);
    await press('Cambiar de sucursal');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sucursal' }), 'Norte');
    await save();
    await expect.element(receipt).toBeVisible();
    const there = `/branches/${otherBranch}/products/${product}`;
    const links = page.getByRole('link');
    await expect
      .element(links.filter({ hasText: /^Abrir el producto en .*Norte/ }))
      .toHaveAttribute('href', there);
    await expect
      .element(links.filter({ hasText: 'Volver al producto' }))
      .toHaveAttribute('href', there);
    await expect.element(button('Seguir editando')).not.toBeInTheDocument();
  });
});
