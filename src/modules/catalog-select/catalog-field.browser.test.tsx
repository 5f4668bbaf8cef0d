import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { catalogQueries } from '@/api/catalogs/queries';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { answerWith, testId } from '@/api/core/test-answers';
import { FormScope, type FieldSpec } from '../form-fields/form-scope';
import { catalogOf } from './catalog';
import { CatalogField } from './catalog-field';
import { CatalogFoot } from './catalog-foot';

const unit = { id: testId(1), name: 'Unidad', number_code: '59', trashed: 0 };
const gone = { id: testId(2), name: 'Arroba', number_code: '01', trashed: 1 };
const specs: Record<string, FieldSpec> = {
  unit: { label: () => 'Unidad de medida' },
  name: { label: () => 'Nombre' },
};

function Form({ start }: { start: string }) {
  const form = useForm({ defaultValues: { unit: start, name: '' } });
  const chosen = useWatch({ control: form.control, name: 'unit' });
  const catalog = catalogOf(useQuery(catalogQueries.productMeasurements()));
  return (
    <FormScope value={{ specs, refusals: new Map() }}>
      <CatalogField control={form.control} name="unit" items={catalog.items} submits="id" />
      <CatalogFoot catalog={catalog} subject="las unidades" />
      <input aria-label="Nombre" {...form.register('name')} />
      <output aria-label="Se envía">{chosen}</output>
    </FormScope>
  );
}

async function open(start = '', client = createQueryClient({ retryDelay: () => 0 })) {
  const shown = await render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <Form start={start} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { client, shown };
}

const picker = page.getByRole('combobox', { name: 'Unidad de medida' });
const sent = page.getByRole('status', { name: 'Se envía' });
const name = page.getByRole('textbox', { name: 'Nombre' });

beforeEach(() => page.viewport(1024, 700));
afterEach(() => configureHttp({}));

describe('a picker of a catalog', () => {
  it('M70, M71: shows the code to compare by, and sends the id', async () => {
    answerWith({ body: { success: true, data: [unit, gone] } });
    await open();
    await userEvent.type(picker, '59');
    const option = page.getByRole('option', { name: /Unidad/ });
    await expect.element(option).toHaveTextContent('59');
    await userEvent.click(option);
    await expect.element(sent).toHaveTextContent(unit.id);
  });

  it('M68: does not offer what is retired, and marks it where it was chosen', async () => {
    answerWith({ body: { success: true, data: [unit, gone] } });
    await open(gone.id);
    await expect.element(picker).toHaveValue('Arroba (de baja)');
    await userEvent.fill(picker, 'arroba');
    await expect.element(page.getByText('Nada coincide.', { exact: false })).toBeVisible();
    expect(page.getByRole('option').elements()).toEqual([]);
  });

  it('M78: is read once per visit, says when, and is read again on request', async () => {
    const asked = answerWith({ body: { success: true, data: [unit] } });
    const { client, shown } = await open();
    await expect.element(page.getByText(/^Lista leída a las \d\d:\d\d$/)).toBeVisible();
    await shown.unmount();
    await open('', client);
    await expect.element(page.getByText(/^Lista leída a las/)).toBeVisible();
    expect(asked).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Leer de nuevo' }));
    await expect.poll(() => asked.length).toBe(2);
  });

  it('M79: explains an empty catalog, and the form goes on', async () => {
    answerWith({ body: { success: true, data: [] } });
    await open();
    await expect.element(page.getByText('El servicio no devolvió las unidades.')).toBeVisible();
    await userEvent.fill(name, 'Pan');
    await userEvent.fill(picker, testId(7));
    await userEvent.click(page.getByRole('option', { name: /Usar el identificador/ }));
    await expect.element(sent).toHaveTextContent(testId(7));
  });

  it('M67: offers another try where the service failed under 200, and the form stays usable', async () => {
    answerWith({ body: { success: false, message: 'Server error' } });
    await open();
    await expect.element(page.getByRole('alert')).toHaveTextContent('El resto del formulario');
    await userEvent.fill(name, 'Pan');
    answerWith({ body: { success: true, data: [unit] } });
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }));
    await userEvent.fill(picker, 'unidad');
    await expect.element(page.getByRole('option', { name: /Unidad/ })).toBeVisible();
    await expect.element(name).toHaveValue('Pan');
  });
});
