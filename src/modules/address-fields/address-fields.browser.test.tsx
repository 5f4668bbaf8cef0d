import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { readCountries } from '@/api/catalogs/country-tree';
import { catalogQueries } from '@/api/catalogs/queries';
import { configureHttp } from '@/api/core/http-settings';
import { answerNobody } from '@/api/core/test-answers';
import { createQueryClient } from '@/api/core/query-client';
import { FormScope, type FieldSpec } from '../form-fields/form-scope';
import { AddressFields } from './address-fields';

const home = '0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b11';
const countries = readCountries({
  status: true,
  data: [{ id: home, name: 'El Salvador', number_code: '9300' }],
});
const names = { country: 'country', state: 'state', city: 'city', isOffered: 'isOffered' } as const;
const empty = { email: '', country: '', state: '', city: '', isOffered: false };
const specs: Record<string, FieldSpec> = {
  country: { label: () => 'País' },
  state: { label: () => 'Departamento' },
  city: { label: () => 'Municipio' },
};
const scope = { specs, refusals: new Map() };

/** A form whose catalog is still on its way. */
async function open() {
  answerNobody();
  const client = createQueryClient();
  const onSubmit = vi.fn<(values: typeof empty) => void>();
  const Form = () => {
    const form = useForm({ defaultValues: empty });
    const [round, setRound] = useState(0);
    /** As a draft does it: into fields that nobody has touched yet. */
    const restore = () => {
      const kept = form.getValues();
      form.reset(empty);
      form.reset(kept, { keepDefaultValues: true });
      setRound(round + 1);
    };
    return (
      <FormScope value={scope}>
        <form onSubmit={(event) => void form.handleSubmit((typed) => onSubmit(typed))(event)}>
          <input aria-label="Correo" {...form.register('email')} />
          <AddressFields key={round} form={form} names={names} />
          <button type="submit">Revisar</button>
          <button type="button" onClick={restore}>
            Abrir de nuevo
          </button>
        </form>
      </FormScope>
    );
  };
  await render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <Form />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await userEvent.fill(page.getByRole('textbox', { name: 'Correo' }), 'ana@ceiba.example');
  return {
    onSubmit,
    arrive: () => client.setQueryData(catalogQueries.countries().queryKey, countries),
    review: () => userEvent.click(page.getByRole('button', { name: 'Revisar' })),
    restore: () => userEvent.click(page.getByRole('button', { name: 'Abrir de nuevo' })),
  };
}

const country = page.getByRole('combobox', { name: 'País' });
afterEach(() => configureHttp({}));

it('offers the home country once its catalog is there and something was typed', async () => {
  const { onSubmit, arrive, review } = await open();
  arrive();
  await expect.element(country).toHaveValue('El Salvador');
  await review();
  await expect.poll(() => onSubmit.mock.calls[0]?.[0].country).toBe(home);
});

it('leaves a country that was emptied as it is, when what was typed is opened again, too', async () => {
  const { onSubmit, arrive, review, restore } = await open();
  arrive();
  await expect.element(country).toHaveValue('El Salvador');
  await userEvent.clear(country);
  await userEvent.tab();
  await restore();
  await expect.element(country).toHaveValue('');
  await review();
  await expect.poll(() => onSubmit.mock.calls[0]?.[0].country).toBe('');
});

it('does not fill it in behind a review, which would show what is not sent', async () => {
  const { onSubmit, arrive, review, restore } = await open();
  await review();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  arrive();
  await expect.element(country).toBeEnabled();
  await review();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(2);
  expect(onSubmit.mock.calls[1]?.[0].country).toBe('');
  await restore();
  await review();
  await expect.poll(() => onSubmit.mock.calls[2]?.[0].country).toBe('');
});

it('leaves the field to whoever is in it when the catalog comes', async () => {
  const { arrive } = await open();
  await userEvent.click(country);
  arrive();
  await expect.element(page.getByRole('option', { name: /El Salvador/ })).toBeVisible();
  await userEvent.keyboard('salv');
  await expect.element(country).toHaveValue('salv');
});
