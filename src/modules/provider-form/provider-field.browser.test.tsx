import { createRootRoute } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { branchQueries } from '@/api/branches/queries';
import { catalogQueries } from '@/api/catalogs/queries';
import { createQueryClient } from '@/api/core/query-client';
import { directoryQueries } from '@/api/directory/queries';
import { testEntry } from '@/api/directory/test-entry';
import { DirectoryField } from '../directory-picker/directory-field';
import { FormScope } from '../form-fields/form-scope';
import { renderPage } from '../session/test-page';
import { ProviderField, useNewProvider } from './provider-field';

const known = testEntry({ name: 'La Ceiba', taxNumber: '0614-110351-102-4' });
const scope = { specs: { providerId: { label: () => 'Proveedor' } }, refusals: new Map() };

function Purchase() {
  const form = useForm({ defaultValues: { providerId: '' } });
  const provider = useNewProvider((id) => form.setValue('providerId', id));
  return (
    <FormScope value={scope}>
      <ProviderField onCreate={provider.create}>
        <DirectoryField control={form.control} name="providerId" kind="provider" />
      </ProviderField>
      {provider.dialog}
    </FormScope>
  );
}

const field = page.getByRole('combobox', { name: 'Proveedor' });
const create = page.getByRole('button', { name: 'Crear proveedor' });
const number = page.getByRole('textbox', { name: 'NIT o DUI' });
const dialog = page.getByRole('dialog');

it('M183: what was looked for begins a new supplier until one was chosen for it, and not the next', async () => {
  const client = createQueryClient();
  client.setQueryData(directoryQueries.list('provider').queryKey, [known]);
  client.setQueryData(branchQueries.list().queryKey, { rows: [], dropped: 0 });
  client.setQueryData(catalogQueries.countries().queryKey, { rows: [], dropped: 0 });
  await renderPage(createRootRoute({ component: Purchase }), { client });
  await userEvent.fill(field, '06141103511024');
  await userEvent.tab();
  await userEvent.click(create);
  await expect.element(number).toHaveValue('06141103511024');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.click(create);
  await expect.element(number).toHaveValue('06141103511024');
  await userEvent.click(page.getByRole('button', { name: 'Usar este' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('La Ceiba');
  await userEvent.click(create);
  await expect.element(number).toHaveValue('');
});
