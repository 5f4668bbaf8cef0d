import { zodResolver } from '@hookform/resolvers/zod';
import { MantineProvider } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { useCurrentRefusals } from '../form/service-refusals';
import { SessionContext } from '../session/session-context';
import { testSession } from '../session/test-session';
import { DateField } from './date-field';
import { DecimalField } from './decimal-field';
import { FormScope, type FieldSpec, type Refusal } from './form-scope';
import { RowsField } from './rows-field';
import { optionalDate, optionalDecimal, requiredDecimal } from './value-rules';

const money = { decimals: 2, most: '999999.99', least: 'zero' } as const;
const quantity = { decimals: 3, most: '9999', least: 'above-zero' } as const;
const schema = z.object({
  price: optionalDecimal(money),
  on: optionalDate(),
  lines: z.array(z.object({ quantity: requiredDecimal(quantity) })),
});
const specs: Record<string, FieldSpec> = {
  price: { label: () => 'Precio', decimal: money },
  on: { label: () => 'Fecha' },
  'lines.*.quantity': { label: () => 'Cantidad', decimal: quantity },
};
const columns = [{ name: 'quantity', label: () => 'Cantidad' }];

async function open(
  lines: { quantity: string }[] = [],
  told = new Map<string, Refusal>(),
  most?: number,
) {
  const onSubmit = vi.fn<(values: unknown) => void>();
  const Form = () => {
    const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
      resolver: zodResolver(schema),
      defaultValues: { price: '', on: '', lines },
    });
    return (
      <FormScope value={{ specs, ...useCurrentRefusals(form, specs, told) }}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
          <DecimalField control={form.control} name="price" unit="money" />
          <DateField control={form.control} name="on" />
          <RowsField
            form={form}
            name="lines"
            label="Líneas"
            empty={{ quantity: '' }}
            columns={columns}
            most={most}
          >
            {(at) => <DecimalField control={form.control} name={at('quantity')} unit="quantity" />}
          </RowsField>
          <button type="button" onClick={() => form.setValue('lines', [])}>
            Vaciar
          </button>
          <button type="submit">Enviar</button>
        </form>
      </FormScope>
    );
  };
  await render(
    <MantineProvider>
      <SessionContext value={{ ...testSession(), fixedToday: '2026-03-16' }}>
        <Form />
      </SessionContext>
    </MantineProvider>,
  );
  return onSubmit;
}

const price = page.getByRole('textbox', { name: 'Precio' });
const on = page.getByRole('textbox', { name: 'Fecha' });
const quantities = page.getByRole('textbox', { name: 'Cantidad' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
function paste(row: number, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const copied = { clipboardData, bubbles: true, cancelable: true };
  quantities.nth(row).element().dispatchEvent(new ClipboardEvent('paste', copied));
}
const amounts = () => quantities.elements().map((input) => (input as HTMLInputElement).value);

describe('M53: a number', () => {
  it('is shown as it was read once the field is left, and sent as text', async () => {
    const onSubmit = await open();
    await userEvent.fill(price, '$ 1.234,5');
    await userEvent.tab();
    await expect.element(price).toHaveValue('1,234.5');
    await expect.element(page.getByText('Se leyó 1,234.5')).toBeVisible();
    await userEvent.click(button('Enviar'));
    await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toMatchObject({ price: '1234.5', on: '' });
  });

  it('that cannot be read stays as it was typed, with the reason', async () => {
    const onSubmit = await open();
    await userEvent.fill(price, '1e3');
    await userEvent.tab();
    await expect.element(price).toHaveValue('1e3');
    await expect.element(page.getByText('Use solo dígitos')).toBeVisible();
    await expect.element(price).toBeInvalid();
    await userEvent.fill(price, '12');
    await expect.element(price).not.toBeInvalid();
    await userEvent.fill(price, '1e3');
    await userEvent.click(button('Enviar'));
    await expect.element(page.getByText('Use solo dígitos')).toBeVisible();
    await userEvent.fill(price, '1000000');
    await expect
      .element(page.getByText('Lo más que se puede escribir aquí es 999,999.99'))
      .toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a date', () => {
  it('M49: is typed day first or as ISO, and said in words', async () => {
    const onSubmit = await open();
    await userEvent.fill(on, '2026-02-01');
    await userEvent.tab();
    await expect.element(on).toHaveValue('01/02/2026');
    await expect.element(page.getByText('domingo, 1 de febrero de 2026')).toBeVisible();
    await userEvent.click(button('Enviar'));
    await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toMatchObject({ on: '2026-02-01' });
  });

  it.each(['24/11', '2411', '24/11/25', '24112025'])(
    'M49: %s is read in full, also by keys that send it from within the field',
    async (typed) => {
      const onSubmit = await open();
      await userEvent.fill(on, typed);
      await expect.element(page.getByText('lunes, 24 de noviembre de 2025')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toMatchObject({ on: '2025-11-24' });
      await expect.element(on).toHaveValue('24/11/2025');
    },
  );

  it('that is none says so once the field is left', async () => {
    await open();
    await userEvent.fill(on, '31/02/2026');
    await userEvent.tab();
    await expect.element(on).toBeInvalid();
  });

  it("M50: is today's by one key, which is the business's", async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Fecha: hoy' }));
    await expect.element(on).toHaveValue('16/03/2026');
  });
});

describe('rows', () => {
  const three = ['1', '2', '3'].map((each) => ({ quantity: each }));

  it('are added where one goes on typing', async () => {
    await open();
    await userEvent.click(button('Agregar fila'));
    await expect.element(quantities.first()).toHaveFocus();
  });

  it('are taken away, and come back where they were', async () => {
    await open(three);
    await userEvent.click(page.getByRole('button', { name: 'Quitar la fila 2' }));
    await expect.poll(amounts).toEqual(['1', '3']);
    await expect.element(button('Deshacer')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(amounts).toEqual(['1', '2', '3']);
    await expect.element(quantities.nth(1)).toHaveFocus();
  });

  it('come back at the end where fewer are left, and not beyond the most there may be', async () => {
    await open(three, undefined, 3);
    await userEvent.click(button('Quitar la fila 3'));
    await userEvent.click(button('Agregar fila'));
    await expect.element(button('Deshacer')).toBeDisabled();
    await userEvent.click(button('Quitar la fila 3'));
    await userEvent.click(button('Vaciar'));
    await userEvent.click(button('Deshacer'));
    await expect.poll(amounts).toEqual(['']);
    await expect.element(quantities).toHaveFocus();
  });

  it('that went are not put among others that were pasted', async () => {
    await open(three);
    await userEvent.click(button('Quitar la fila 3'));
    await expect.element(button('Deshacer')).toBeVisible();
    paste(0, '7\n8');
    await expect.poll(amounts).toEqual(['7', '8']);
    // The one that is left takes the block back.
    await userEvent.click(button('Deshacer'));
    await expect.poll(amounts).toEqual(['1', '2']);
    await expect.element(button('Deshacer')).not.toBeInTheDocument();
  });

  it('are put in another order by keyboard, and the focus goes along', async () => {
    await open(three);
    await userEvent.click(quantities.nth(0));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(amounts).toEqual(['2', '1', '3']);
    await expect.element(quantities.nth(1)).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Bajar la fila 2' }));
    await expect.poll(amounts).toEqual(['2', '3', '1']);
    await expect.element(page.getByRole('button', { name: 'Subir la fila 3' })).toHaveFocus();
  });

  it('keep an error with the row it speaks of', async () => {
    const onSubmit = await open([{ quantity: '0' }, { quantity: '5' }]);
    await userEvent.click(button('Enviar'));
    const first = page.getByRole('region', { name: 'Fila 1' });
    await expect.element(first.getByText('Tiene que ser mayor que cero.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Bajar la fila 1' }));
    const second = page.getByRole('region', { name: 'Fila 2' });
    await expect.element(second.getByText('Tiene que ser mayor que cero.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  describe('keep what the service said of a row with it', () => {
    const same = ['1', '1', '1'].map((each) => ({ quantity: each }));
    const messages = [{ text: 'Too small.', original: true }];
    const told = new Map([['lines.1.quantity', { value: '1', messages }]]);
    const row = (name: string) => page.getByRole('region', { name });
    const press = (name: string) => userEvent.click(button(name));
    /** The rows it is said of, counted from one. */
    const saidOf = () =>
      [...document.querySelectorAll('[data-row]')].flatMap((each, at) =>
        each.textContent.includes('Too small.') ? [at + 1] : [],
      );

    it('that goes, comes back or is moved', async () => {
      await open(same, told);
      await expect.poll(saidOf).toEqual([2]);
      await press('Quitar la fila 2');
      await expect.element(row('Fila 3')).not.toBeInTheDocument();
      expect(saidOf()).toEqual([]);
      await press('Deshacer');
      await expect.poll(saidOf).toEqual([2]);
      await press('Quitar la fila 1');
      await expect.poll(saidOf).toEqual([1]);
      await press('Bajar la fila 1');
      await expect.poll(saidOf).toEqual([2]);
      await press('Deshacer');
      await expect.poll(saidOf).toEqual([3]);
    });

    it('through a block that is pasted and taken back', async () => {
      await open(same, told);
      paste(0, '5\n1\n7\n8');
      await expect.poll(amounts).toEqual(['5', '1', '7', '8']);
      expect(saidOf()).toEqual([2]);
      await press('Quitar la fila 1');
      await expect.poll(saidOf).toEqual([1]);
      await userEvent.click(button('Deshacer').first());
      await expect.poll(amounts).toEqual(['1', '1', '1']);
      expect(saidOf()).toEqual([2]);
      await press('Rehacer');
      await expect.poll(amounts).toEqual(['1', '7', '8']);
      expect(saidOf()).toEqual([1]);
    });
  });
});
