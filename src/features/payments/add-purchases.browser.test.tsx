import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import type { SaveDraft } from '@/api/drafts/schemas';
import { FormScope } from '@/modules/form-fields/form-scope';
import { renderPage } from '@/modules/session/test-page';
import { AddPurchases } from './add-purchases';
import { paymentForm, type PaymentFormReturn } from './payment-form';
import { useAmounts } from './use-amounts';
import { Worksheet } from './worksheet';

const scope = { specs: paymentForm.specs, refusals: new Map() };

/**
 * The purchases of a payment, begun with these values; `kept` are the drafts that the gateway was handed. No question has an
 * answer unless one is given.
 */
async function open(
  values: Partial<typeof paymentForm.empty> = {},
  answer: (url: string) => Promise<Response> = () => new Promise(() => undefined),
) {
  const kept: SaveDraft[] = [];
  configureHttp({
    fetch: (url, { method, body }) => {
      if (method !== 'PUT' || typeof body !== 'string') return answer(url);
      kept.push(JSON.parse(body) as SaveDraft);
      return Promise.resolve(Response.json({ version: 1, savedAt: '2026-03-16T16:00:00.000Z' }));
    },
  });
  const held: { form?: PaymentFormReturn } = {};
  const Form = () => {
    const form: PaymentFormReturn = useForm({
      defaultValues: { ...paymentForm.empty, ...values },
    });
    const amounts = useAmounts(form);
    const place = useRef<HTMLElement>(null);
    useEffect(() => {
      held.form = form;
    });
    return (
      <FormScope value={scope}>
        <section ref={place}>
          <AddPurchases form={form} amounts={amounts} place={place} />
          <Worksheet form={form} known={new Map()} amounts={amounts} />
        </section>
      </FormScope>
    );
  };
  const root = createRootRoute({ component: Outlet });
  const route = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: path === '/' ? Form : () => null });
  await renderPage(root.addChildren([route('/'), route('/drafts')]));
  await expect.element(page.getByText('Pegar una lista o elegir un archivo')).toBeVisible();
  return { kept, typed: () => held.form?.getValues() };
}

const list = page.getByRole('textbox', { name: 'Compras por pagar' });
const addList = page.getByRole('button', { name: 'Agregar la lista' });
const amounts = page.getByRole('textbox', { name: /^Se aplica a / });
const ids = (count: number) => Array.from({ length: count }, (_, at) => testId(at + 1));

async function paste(lines: readonly string[]) {
  if (list.query() === null) await page.getByText('Pegar una lista o elegir').click();
  await userEvent.fill(list, lines.join('\n'));
}

afterEach(() => {
  configureHttp({});
});

describe('M309, M271: a pasted list', () => {
  it('keeps the lines that were not taken, as they were typed, and says what is wrong with each', async () => {
    await open();
    const [one = ''] = ids(1);
    await paste([`${one}\t10`, 'mal\t25.50', `${one}\t30`, `${one}\t10.00`]);
    await addList.click();
    await expect.element(list).toHaveValue(`mal\t25.50\n${one}\t30`);
    await expect.element(list).toHaveFocus();
    await expect
      .element(page.getByText('Se agregó 1 compra. 1 ya estaba. 2 líneas se quedaron en la lista.'))
      .toBeVisible();
    await expect.element(list).toHaveAccessibleDescription(/mal\s25\.50.*sin identificador/);
    await expect
      .element(list)
      .toHaveAccessibleDescription(/la compra ya está por \$10\.00; aquí dice \$30\.00/);
    await userEvent.fill(list, `${testId(2)}\t25.50`);
    await addList.click();
    await expect.element(list).toHaveValue('');
    await expect.element(amounts.nth(1)).toHaveValue('25.50');
    await expect.element(amounts.nth(1)).toHaveFocus();
  });

  it('takes groups parted by spaces, and names a line that could be two numbers', async () => {
    await open();
    const [one = '', other = ''] = ids(2);
    await paste([`${one}\t1 234.50`, `${other} 7 120.00`]);
    await addList.click();
    await expect.element(amounts).toHaveValue('1,234.50');
    await expect.element(list).toHaveValue(`${other} 7 120.00`);
    await expect.element(list).toHaveAccessibleDescription(/7 120\.00.*se lee de dos formas/);
  });

  it('finds no fault with a line that is being typed', async () => {
    await open();
    await paste(['']);
    await userEvent.type(list, `mal 1\n${testId(1).slice(0, 9)}`);
    await expect.element(page.getByText(/mal 1.*: sin identificador/)).toBeVisible();
    await expect.element(page.getByText(/: sin identificador/)).toHaveLength(1);
    await userEvent.tab();
    await expect.element(page.getByText(/: sin identificador/)).toHaveLength(2);
  });

  it('may be a file, whose refused rows join the list; one that names no purchase leaves it alone', async () => {
    await open();
    await paste(['mal 1']);
    const choose = (rows: readonly string[]) =>
      userEvent.upload(page.getByLabelText('Elegir archivo'), new File([rows.join('\n')], 'a.csv'));
    await choose(['Factura,Monto', 'F-7,20']);
    await expect.element(page.getByText('El archivo no nombra ninguna compra.')).toBeVisible();
    await expect.element(list).toHaveValue('mal 1');
    await choose(['Compra,Monto', `${testId(1)},"1,234.50"`, 'factura 7,2']);
    await expect.element(amounts).toHaveValue('1,234.50');
    await expect.element(list).toHaveValue('mal 1\nfactura 7\t2');
  });

  it('M299: the focus goes on to the first amount that came, by mouse and by Enter', async () => {
    await open();
    for (const [at, id] of ids(2).entries()) {
      await paste([id]);
      if (at === 0) await addList.click();
      else {
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
      }
      await expect.element(amounts.nth(at)).toHaveFocus();
    }
  });
});

describe('M270: purchases of the journal', () => {
  const none = page.getByText('Nada por pagar');

  it('are none only once the journal was read', async () => {
    await open();
    await page.getByText('Agregar de las compras por pagar').click();
    await expect.element(page.getByText('Leyendo…')).toBeVisible();
    await expect.element(none).not.toBeInTheDocument();
  });

  it('are not said to be none where the journal could not be read', async () => {
    await open({}, () => Promise.reject(new TypeError('Failed to fetch')));
    await page.getByText('Agregar de las compras por pagar').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(none).not.toBeInTheDocument();
  });
});

it('M270: purchases of the journal are those that are owed', async () => {
  const asked: URLSearchParams[] = [];
  await open({}, (url) => {
    asked.push(new URL(url, location.href).searchParams);
    const pagination = { page: 1, lastPage: 1, perPage: 50, total: 0 };
    return Promise.resolve(Response.json({ rows: [], pagination, sums: null }));
  });
  await page.getByText('Agregar de las compras por pagar').click();
  await expect.element(page.getByText('Nada por pagar')).toBeVisible();
  expect(asked.map((search) => search.get('owed'))).toEqual(['1']);
});

describe('M268, M295: more purchases than one payment takes', () => {
  it('stay in the list, which is kept, until another payment is prepared with them', async () => {
    const { kept, typed } = await open();
    const lines = ids(203).map((id) => `${id};1`);
    await paste(lines);
    await addList.click();
    await expect.element(list).toHaveValue(lines.slice(200).join('\n'));
    expect(typed()).toMatchObject({ list: lines.slice(200).join('\n') });
    await expect.element(page.getByText(/^3 compras esperan otro pago/)).toBeVisible();
    await page.getByRole('button', { name: 'Preparar el pago 2/2' }).click();
    await expect.element(page.getByRole('link', { name: 'Ver borradores' })).toHaveFocus();
    await expect.element(list).toHaveValue('');
    expect(typed()).toMatchObject({ part: '1/2', prepared: 1, list: '' });
    expect(kept).toHaveLength(1);
    expect(kept[0]?.values).toMatchObject({
      allocations: ids(203)
        .slice(200)
        .map((purchaseId) => ({ purchaseId, amount: '1' })),
      part: '2/2',
      prepared: 0,
      list: '',
    });
  });

  it('wait again where the draft is opened, and the next payment has the next number', async () => {
    const rows = ids(200).map((purchaseId) => ({ purchaseId, amount: '1' }));
    await open({ allocations: rows, list: `${testId(201)}\t1`, part: '1/3', prepared: 1 });
    await expect.element(list).toHaveValue(`${testId(201)}\t1`);
    await expect.element(page.getByText(/^1 compra espera otro pago/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Preparar el pago 3/3' })).toBeVisible();
  });
});
