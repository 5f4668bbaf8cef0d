import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testId } from '@/api/core/test-answers';
import { choose, field, openFields, tick, type } from './test-open-fields';
import { editForm } from '../product-edit/edit-form';
import { testProduct } from '../test-products';
import { fuel, tourism, vat } from '../test-taxes';

describe('M116, M117: price, cost and margin', () => {
  it('lead to each other: the last of price and margin wins, and the cost stays', async () => {
    const { submit, read } = await openFields({ initial: { price: '' } });
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

  it('take back what was told of one as soon as another puts it right', async () => {
    const { submit, read } = await openFields({ initial: { price: '' } });
    await submit();
    await expect.element(page.getByText('Este dato es obligatorio.')).toBeVisible();
    await type('Costo', '15');
    await type('Margen sobre el precio', '30');
    await expect.element(page.getByText('Este dato es obligatorio.')).not.toBeInTheDocument();
    await userEvent.click(tick('IVA 13'));
    await submit();
    await expect.element(page.getByText('Falta el IVA', { exact: false })).toBeVisible();
    await choose('Exento');
    await expect.element(page.getByText('Falta el IVA', { exact: false })).not.toBeInTheDocument();
    await submit();
    expect(read()).toMatchObject({ price: '21.4286', taxTreatment: 'exempt' });
  });

  it('say what is odd, and never show what is no number', async () => {
    await openFields({ initial: { price: '1.10' } });
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

  it('M53: a price that is worked out is written as one that is typed', async () => {
    const { submit, read } = await openFields({ initial: { price: '' } });
    await type('Costo', '1500');
    await type('Margen sobre el precio', '25');
    await expect.element(field('Precio sin impuestos')).toHaveValue('2,000.00');
    await type('El cliente paga', '3390');
    await expect.element(field('Precio sin impuestos')).toHaveValue('3,000.00');
    await submit();
    expect(read()).toMatchObject({ price: '3000.00' });
  });

  it('of a margin that leads to no price, nothing is called worked out', async () => {
    await openFields({ initial: { price: '' } });
    await type('Costo', '70');
    await type('Margen sobre el precio', '30');
    const computed = page.getByText('Calculado del costo y el margen');
    const relation = page.getByText(/% del precio.*% del costo/);
    await expect.element(computed).toBeVisible();
    await expect.element(relation).toBeVisible();
    await type('Margen sobre el precio', '100');
    await expect.element(computed).not.toBeInTheDocument();
    await expect.element(relation).not.toBeInTheDocument();
    await expect.element(field('Precio sin impuestos')).toHaveValue('100.00');
  });

  it('M119: what the customer pays stands beside it, and is another way to type it', async () => {
    const { submit, read } = await openFields({ initial: { price: '1' } });
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
    const { submit, read } = await openFields();
    await expect.element(tick('IVA 13')).toBeChecked();
    await userEvent.click(tick('IVA 13'));
    await submit();
    expect(read()).toBeNull();
    await expect.element(page.getByText('Falta el IVA', { exact: false })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /Agregar IVA/ }));
    await expect.element(tick('IVA 13')).toBeChecked();
    await submit();
    expect(read()).toMatchObject({ taxIds: [vat.id] });
  });

  it('M121: where none is recognised, somebody says which one it is', async () => {
    const { submit, read } = await openFields({ taxes: [tourism, fuel] });
    await submit();
    expect(read()).toBeNull();
    await userEvent.selectOptions(
      page.getByRole('combobox', { name: /Cuál es el IVA/ }),
      'Turismo 5\u00a0%',
    );
    await expect.element(tick('Turismo')).toBeChecked();
    await submit();
    expect(read()).toMatchObject({ taxIds: [tourism.id] });
  });

  it.each([
    ['none', [], /no tiene impuestos/],
    ['others', [tourism.id], /no está el IVA/],
  ])('M121: what becomes taxed with %s gets the VAT by one click', async (_, taxIds, words) => {
    await openFields({
      mode: 'edit',
      initial: { taxTreatment: 'taxed', taxWay: 'leave', taxIds },
      product: testProduct({ taxMethod: 'exempt', taxIds }),
    });
    await expect.element(page.getByText(words)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /Agregar IVA/ }));
    await expect.element(tick('IVA 13')).toBeChecked();
    await expect.element(page.getByText(words)).not.toBeInTheDocument();
  });

  it('M123: taxes that stay and are refused say so where they would be chosen', async () => {
    const messages = [{ text: 'The tax ids field is required.', original: true }];
    await openFields({
      mode: 'edit',
      initial: { taxWay: 'leave', taxIds: [] },
      refusals: new Map([['taxIds', { value: [], messages }]]),
    });
    await expect.element(page.getByText('The tax ids field is required.')).toBeVisible();
    expect(editForm.isShown?.('taxIds', (path) => (path === 'taxWay' ? 'leave' : ''))).toBe(true);
  });

  it('M122: of a product that exists they stay, are chosen, or all go, and the last is confirmed', async () => {
    const { submit, read } = await openFields({
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

it('M59: a SKU is cleaned when it is left, and spaces in it are pointed out and kept', async () => {
  const { submit, read } = await openFields();
  await type('SKU', ' LECHE\u00a001 ');
  await userEvent.tab();
  await expect.element(field('SKU')).toHaveValue('LECHE 01');
  await expect.element(page.getByText('El SKU tiene espacios.', { exact: false })).toBeVisible();
  await submit();
  expect(read()).toMatchObject({ sku: 'LECHE 01' });
  await type('SKU', 'LECHE-01');
  await expect
    .element(page.getByText('El SKU tiene espacios.', { exact: false }))
    .not.toBeInTheDocument();
});
