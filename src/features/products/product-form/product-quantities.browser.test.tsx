import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setLocale } from '@/text/locale';
import { choose, field, openFields, tick, type } from './test-open-fields';

afterEach(() => setLocale('es'));

describe('portions and quantities', () => {
  it('M111, M112: rows say how many fit and what is odd, and are taken as they are', async () => {
    const { submit, read } = await openFields({ initial: { cost: '15' } });
    await choose('Con porciones');
    await type('Unidades base del producto', '750');
    await type('Nombre de la porción', 'Trago');
    await type('Cuánto lleva', '30');
    await type('Precio de la porción', '0.50');
    await expect
      .element(page.getByText('Salen 25 exactas. Le toca $0.60 del costo.'))
      .toBeVisible();
    await expect.element(page.getByText('El precio no cubre su parte del costo.')).toBeVisible();
    await submit();
    expect(read()).toMatchObject({
      baseUnitQuantity: '750',
      portions: [{ name: 'Trago', unitQuantity: '30', price: '0.50' }],
    });
    await choose('Simple');
    await submit();
    expect(read()).toMatchObject({ baseUnitQuantity: '', portions: [] });
    await choose('Con porciones');
    await expect.element(field('Nombre de la porción')).toHaveValue('Trago');
  });

  it('M110: a recipe says that its ingredients are entered elsewhere', async () => {
    await openFields();
    await choose('Con receta');
    await expect.element(page.getByText(/ingredientes no se pueden enviar/)).toBeVisible();
  });

  it('M126, M127: a strange opening quantity is asked about, and a service has none', async () => {
    const { submit, read } = await openFields();
    await type('Existencias iniciales', '-3');
    await submit();
    expect(read()).toBeNull();
    await userEvent.click(tick('Sí, son −3'));
    await submit();
    expect(read()).toMatchObject({ availability: '-3' });
    await type('Existencias iniciales', '7501000000017');
    await expect.element(tick('Sí, son')).not.toBeInTheDocument();
    await type('Existencias iniciales', '750100000');
    await expect.element(tick('Sí, son 750,100,000')).not.toBeChecked();
    await choose('Servicio');
    await expect.element(field('Existencias iniciales')).not.toBeInTheDocument();
    await submit();
    expect(read()).toMatchObject({ availability: '' });
  });

  it('M128: Enter after a scanned SKU goes on to the name and submits nothing', async () => {
    const { read } = await openFields({ initial: { sku: '', name: '' } });
    await userEvent.click(field('SKU'));
    await userEvent.keyboard('7501000000017{Enter}');
    await expect.element(field('SKU')).toHaveValue('7501000000017');
    await expect.element(page.getByText('Este dato es obligatorio.')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(field('Nombre').element());
    expect(read()).toBeNull();
  });

  it('are told in English as well', async () => {
    setLocale('en');
    await openFields({ initial: { cost: '70', price: '100' } });
    await type('Opening stock', '12');
    await expect.element(field('Opening stock')).toHaveValue('12');
    await expect.element(page.getByText(/30% of the price \(margin\)/)).toBeVisible();
  });
});
