import { describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { testId } from '@/api/core/test-answers';
import { testEntry } from '@/api/directory/test-entry';
import { openFields } from './test-open-fields';

const cell = (name: string, row: number): Locator =>
  page.getByRole('region', { name: `Fila ${row}`, exact: true }).getByRole('textbox', { name });

/** Gives the browser's own paste a text; whether somebody else took it. */
function paste(into: Locator, text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  into.element().dispatchEvent(event);
  return event.defaultPrevented;
}

const withPortions = { initial: { composition: 'portions', baseUnitQuantity: '750' } } as const;
const sheet = ['Botella\t750\t$12.50', 'Media\t375\t6,75', 'Copa\t1.234.56\t-'].join('\r\n');

describe('portions pasted from a sheet', () => {
  it('fill rows from the cell on; what cannot be read stays there and says why', async () => {
    await openFields(withPortions);
    await userEvent.click(cell('Nombre de la porción', 1));
    expect(paste(cell('Nombre de la porción', 1), sheet)).toBe(true);
    await expect.element(cell('Nombre de la porción', 1)).toHaveFocus();
    await expect.element(cell('Precio de la porción', 1)).toHaveValue('12.50');
    await expect.element(cell('Precio de la porción', 2)).toHaveValue('6.75');
    await expect.element(cell('Cuánto lleva', 3)).toHaveValue('1.234.56');
    await expect.element(cell('Precio de la porción', 3)).toHaveValue('-');
    await expect
      .element(page.getByText('Se pegaron 3 filas. Hay 2 datos por corregir.'))
      .toBeVisible();
    expect(page.getByRole('status').filter({ hasText: 'Se pegaron' }).elements()).toEqual([]);
    await expect.element(page.getByText(/No queda claro qué separa/)).toBeVisible();
    await expect.element(page.getByText('Sale 1 exacta.')).toBeVisible();
  });

  it('go and come back with one press, and what was typed since with them', async () => {
    await openFields({
      initial: {
        ...withPortions.initial,
        portions: [{ name: 'Litro', unitQuantity: '1000', price: '20' }],
      },
    });
    paste(cell('Nombre de la porción', 1), sheet);
    await userEvent.fill(cell('Precio de la porción', 2), '7');
    await userEvent.click(page.getByRole('button', { name: 'Deshacer' }));
    await expect.element(cell('Nombre de la porción', 1)).toHaveValue('Litro');
    await expect.element(cell('Nombre de la porción', 2)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Rehacer' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Rehacer' }));
    await expect.element(cell('Precio de la porción', 2)).toHaveValue('7');
    await expect.element(page.getByText(/Hay 2 datos por corregir/)).toBeVisible();
  });

  it('leave one cell to the browser, and take rubbish as what it is', async () => {
    await openFields(withPortions);
    expect(paste(cell('Nombre de la porción', 1), 'Botella\r\n')).toBe(false);
    expect(paste(cell('Cuánto lleva', 1), '\u0000\u200b<b>\t=HYPERLINK("x")\t§§\n"\n')).toBe(true);
    await expect.element(cell('Cuánto lleva', 1)).toHaveValue('<b>');
    await expect.element(page.getByText(/Hay columnas sin campo aquí|Una columna/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Deshacer' }));
    await expect.element(cell('Cuánto lleva', 1)).toHaveValue('');
  });

  it('are at most 300, and those that find no place are told', async () => {
    await openFields(withPortions);
    const rows = Array.from({ length: 302 }, (_, index) => `P${index + 1}\t${index + 1}\t1`);
    paste(cell('Nombre de la porción', 1), rows.join('\n'));
    await expect.element(cell('Nombre de la porción', 300)).toHaveValue('P300');
    await expect
      .element(page.getByText(/Se pegaron 300 filas\. Quedan 2 filas sin pegar.*P301 301 1/))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Agregar fila' }).first()).toBeDisabled();
  });
});

it('prices pasted by the name of their list: one that nobody knows stays there and says so', async () => {
  const { submit, read } = await openFields({
    initial: { prices: [{ priceListId: '', price: '' }] },
    lists: [
      testEntry({ id: testId(1), name: 'Mayoreo' }),
      testEntry({ id: testId(2), name: 'Detalle' }),
      testEntry({ id: testId(3), name: 'Detalle' }),
    ],
  });
  const list = (row: number) =>
    page.getByRole('combobox', { name: 'Lista de precios' }).nth(row - 1);
  await expect.element(list(1)).toBeEnabled();
  const block = ['Lista\tPrecio', 'MAYOREO\t1.000,50', 'Detalle\t9', `${testId(4)}\t8`];
  paste(list(1), block.join('\n'));
  await expect.element(list(1)).toHaveValue('Mayoreo');
  await expect.element(list(2)).toHaveValue('Detalle');
  await expect.element(page.getByText(/Ninguna lista conocida aquí/)).toBeVisible();
  await expect
    .element(page.getByText('Se pegaron 3 filas. Hay un dato por corregir.'))
    .toBeVisible();
  await submit();
  expect(read()).toBeNull();
  await userEvent.fill(list(2), testId(2));
  await userEvent.keyboard('{Enter}');
  await submit();
  expect(read()).toMatchObject({
    prices: [
      { priceListId: testId(1), price: '1000.50' },
      { priceListId: testId(2), price: '9' },
      { priceListId: testId(4), price: '8' },
    ],
  });
});
