import { zodResolver } from '@hookform/resolvers/zod';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { catalogQueries } from '@/api/catalogs/queries';
import { createQueryClient } from '@/api/core/query-client';
import { testId } from '@/api/core/test-answers';
import { directoryQueries } from '@/api/directory/queries';
import { taxQueries } from '@/api/taxes/queries';
import type { Tax } from '@/api/taxes/schemas';
import { FormScope } from '@/modules/form-fields/form-scope';
import { SessionContext } from '@/modules/session/session-context';
import { testSession } from '@/modules/session/test-session';
import { switchLocale } from '@/text/locale';
import { NewProductFields } from './product-fields';
import { productSchema, requiredOfNew, type FilledProduct } from './product-schema';
import { productSpecs } from './product-specs';
import { fuel, tourism, typed, vat } from './test-product-form';
import { TaxFields } from './tax-fields';
import type { TypedProduct } from './typed-product';
import { useProductTaxes } from './use-product-taxes';

const branch = testId(1);
const specs = productSpecs(requiredOfNew);
const scope = { specs, refusals: new Map() };
const nothing = { rows: [], dropped: 0 };

interface Opened {
  initial?: Partial<TypedProduct>;
  taxes?: Tax[];
  mode?: 'create' | 'edit';
}

/** The fields with a button that submits them; gives what was read, once something was. */
async function open({ initial = {}, taxes = [vat, tourism, fuel], mode = 'create' }: Opened = {}) {
  const onSubmit = vi.fn<(read: FilledProduct) => void>();
  const client = createQueryClient();
  client.setQueryData(taxQueries.list(branch).queryKey, { rows: taxes, dropped: 0 });
  client.setQueryData(catalogQueries.productCategories().queryKey, nothing);
  client.setQueryData(catalogQueries.productMeasurements().queryKey, nothing);
  client.setQueryData(directoryQueries.list('price-list').queryKey, []);
  const required = mode === 'create' ? requiredOfNew : new Set<keyof TypedProduct>();
  const Form = () => {
    const known = useProductTaxes(branch);
    const form = useForm<TypedProduct, unknown, FilledProduct>({
      resolver: zodResolver(productSchema({ mode, required, taxes: known.taxes })),
      defaultValues: typed(initial),
    });
    return (
      <FormScope value={scope}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
          {mode === 'create' ? (
            <NewProductFields form={form} taxes={known} />
          ) : (
            <TaxFields form={form} mode="edit" taxes={known} />
          )}
          <button type="submit">Enviar</button>
        </form>
      </FormScope>
    );
  };
  await render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <SessionContext value={testSession()}>
          <Form />
        </SessionContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const submit = () => userEvent.click(page.getByRole('button', { name: 'Enviar' }));
  return { submit, read: () => onSubmit.mock.calls.at(-1)?.[0] ?? null };
}

const field = (name: string) => page.getByRole('textbox', { name });
const type = async (name: string, text: string) => {
  await userEvent.fill(field(name), text);
};
const tick = (name: string) => page.getByRole('checkbox', { name });
const choose = (name: string) => userEvent.click(page.getByRole('radio', { name }));

afterEach(() => switchLocale('es'));

describe('M116, M117: price, cost and margin', () => {
  it('lead to each other: the last of price and margin wins, and the cost stays', async () => {
    const { submit, read } = await open({ initial: { price: '' } });
    await type('Costo', '70');
    await type('Precio sin impuestos', '100');
    await expect.element(field('Margen sobre el precio')).toHaveValue('30');
    await expect.element(page.getByText('Calculado del precio y el costo')).toBeVisible();
    await expect.element(page.getByText(/30\s% del precio.*42\.86\s% del costo/)).toBeVisible();
    await type('Margen sobre el precio', '20');
    await expect.element(field('Precio sin impuestos')).toHaveValue('87.50');
    await expect.element(page.getByText('Calculado del costo y el margen')).toBeVisible();
    await type('Costo', '80');
    await expect.element(field('Precio sin impuestos')).toHaveValue('100.00');
    await submit();
    expect(read()).toMatchObject({ cost: '80', margin: '20', price: '100.00' });
    await type('Precio sin impuestos', '160');
    await expect.element(field('Costo')).toHaveValue('80');
    await expect.element(field('Margen sobre el precio')).toHaveValue('50');
    await submit();
    expect(read()).toMatchObject({ cost: '80', margin: '', price: '160' });
  });

  it('say what is odd, and never show what is no number', async () => {
    await open({ initial: { price: '1.10' } });
    await type('Costo', '2');
    await expect.element(page.getByText(/por debajo del costo: se pierden \$0\.90/)).toBeVisible();
    await type('Costo', '0');
    await expect.element(page.getByText(/Con un costo de cero/)).toBeVisible();
    await type('Costo', '2');
    await type('Margen sobre el precio', '100');
    await expect.element(field('Precio sin impuestos')).toHaveValue('1.10');
    await expect.element(page.getByText(/Un margen de 100 % o más/).first()).toBeVisible();
    expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
  });

  it('M119: what the customer pays stands beside it, and is another way to type it', async () => {
    const { submit, read } = await open({ initial: { price: '1' } });
    await expect.element(field('El cliente paga')).toHaveValue('1.13');
    await type('El cliente paga', '1.25');
    await expect.element(field('Precio sin impuestos')).toHaveValue('1.11');
    await expect.element(page.getByText('Son $1.11 sin impuestos')).toBeVisible();
    await submit();
    expect(read()).toMatchObject({ price: '1.11' });
    await userEvent.click(tick('Turismo'));
    await expect.element(field('El cliente paga')).toHaveValue('1.31');
    await userEvent.click(tick('FOVIAL'));
    await expect.element(page.getByText(/un impuesto que no es un porcentaje/)).toBeVisible();
    await choose('Exento');
    await expect.element(page.getByText(/Dice «Exento» y lleva impuestos/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Quitar los impuestos' }));
    await expect.element(field('El cliente paga')).toHaveValue('1.11');
  });
});

describe('taxes', () => {
  it('M121: the VAT is there from the start; without it nothing goes on until one click', async () => {
    const { submit, read } = await open();
    await expect.element(tick('IVA 13')).toBeChecked();
    await userEvent.click(tick('IVA 13'));
    await submit();
    expect(read()).toBeNull();
    await expect.element(page.getByText('Falta el IVA', { exact: false })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /Agregar IVA/ }));
    await expect.element(tick('IVA 13')).toBeChecked();
    await submit();
    expect(read()).toMatchObject({ taxWay: 'choose', taxIds: [vat.id] });
  });

  it('M121: where none is recognised, somebody says which one it is', async () => {
    const { submit, read } = await open({ taxes: [tourism, fuel] });
    await submit();
    expect(read()).toBeNull();
    await userEvent.selectOptions(
      page.getByRole('combobox', { name: /Cuál es el IVA/ }),
      'Turismo 5\u00a0%',
    );
    await expect.element(tick('Turismo')).toBeChecked();
    await submit();
    expect(read()).toMatchObject({ vatId: tourism.id });
  });

  it('M122: of a product that exists they stay, are chosen, or all go, and the last is confirmed', async () => {
    const { submit, read } = await open({
      mode: 'edit',
      initial: { taxWay: 'leave', taxIds: [vat.id, testId(99)] },
    });
    await submit();
    expect(read()).toMatchObject({ taxWay: 'leave' });
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    await choose('Elegir otros');
    await expect.element(tick('IVA 13')).toBeChecked();
    await expect
      .element(page.getByText('No está entre los impuestos de esta sucursal.'))
      .toBeVisible();
    await choose('Quitarlos todos');
    await submit();
    expect(read()).toMatchObject({ taxWay: 'leave' });
    await expect
      .element(page.getByText(/seguirá «Gravado» y no llevará ningún impuesto/))
      .toBeVisible();
    await userEvent.click(tick('Sí, quitar todos los impuestos'));
    await submit();
    expect(read()).toMatchObject({ taxWay: 'remove-all' });
  });
});

describe('portions and quantities', () => {
  it('M111, M112: rows say how many fit and what is odd, and are taken as they are', async () => {
    const { submit, read } = await open({ initial: { cost: '15' } });
    await choose('Con porciones');
    await type('Unidades base del producto', '750');
    await type('Nombre de la porción', 'Trago');
    await type('Unidades base que lleva', '30');
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
    await open();
    await choose('Con receta');
    await expect.element(page.getByText(/ingredientes no se pueden enviar/)).toBeVisible();
  });

  it('M126, M127: a strange opening quantity is asked about, and a service has none', async () => {
    const { submit, read } = await open();
    await type('Existencias iniciales', '-3');
    await submit();
    expect(read()).toBeNull();
    await userEvent.click(tick('Sí, son −3'));
    await submit();
    expect(read()).toMatchObject({ availability: '-3' });
    await type('Existencias iniciales', '7501000000017');
    await expect.element(tick(/Sí, son 7,501/)).not.toBeInTheDocument();
    await type('Existencias iniciales', '750100000');
    await expect.element(tick('Sí, son 750,100,000')).not.toBeChecked();
    await choose('Servicio');
    await expect.element(field('Existencias iniciales')).not.toBeInTheDocument();
    await submit();
    expect(read()).toMatchObject({ availability: '' });
  });

  it('M128: Enter after a scanned SKU goes on to the name and submits nothing', async () => {
    const { read } = await open({ initial: { sku: '', name: '' } });
    await userEvent.click(field('SKU'));
    await userEvent.keyboard('7501000000017{Enter}');
    await expect.element(field('SKU')).toHaveValue('7501000000017');
    await expect.element(page.getByText('Este dato es obligatorio.')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(field('Nombre').element());
    expect(read()).toBeNull();
  });

  it('are told in English as well, without losing what was typed', async () => {
    await open({ initial: { cost: '70', price: '100' } });
    await type('Existencias iniciales', '12');
    switchLocale('en');
    await expect.element(field('Opening stock')).toHaveValue('12');
    await expect.element(page.getByText(/30\s% of the price \(margin\)/)).toBeVisible();
  });
});
