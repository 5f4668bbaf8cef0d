import { createRootRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { directoryQueries } from '@/api/directory/queries';
import { branchQueries } from '@/api/branches/queries';
import { catalogQueries } from '@/api/catalogs/queries';
import { createQueryClient } from '@/api/core/query-client';
import { testEntry } from '@/api/directory/test-entry';
import { renderPage } from '../session/test-page';
import { ProviderDialog, type ChosenProvider } from './provider-dialog';
import { providerForm } from './provider-form';

const known = testEntry({ name: 'La Ceiba', taxNumber: '0614-110351-102-4' });

async function open(onChosen: (provider: ChosenProvider) => void) {
  const client = createQueryClient();
  client.setQueryData(directoryQueries.list('provider').queryKey, [known]);
  client.setQueryData(branchQueries.list().queryKey, { rows: [], dropped: 0 });
  client.setQueryData(catalogQueries.countries().queryKey, { rows: [], dropped: 0 });
  const Purchase = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <label>
          Compra <input defaultValue="12 líneas" />
        </label>
        {isOpen ? (
          <ProviderDialog
            initial={providerForm.typedAs({ legalName: 'Otra', taxNumber: '06141103511024' })}
            onChosen={(provider) => {
              onChosen(provider);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </>
    );
  };
  await renderPage(createRootRoute({ component: Purchase }), { client });
}

it('M182, M183: what is known of a provider is filled in, and one the directory has is taken instead', async () => {
  const onChosen = vi.fn<(provider: ChosenProvider) => void>();
  await open(onChosen);
  await expect
    .element(page.getByRole('textbox', { name: 'NIT o DUI' }))
    .toHaveValue('06141103511024');
  await userEvent.click(page.getByRole('button', { name: 'Usar este' }));
  expect(onChosen).toHaveBeenCalledWith({ id: known.id, name: 'La Ceiba' });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Compra' })).toHaveValue('12 líneas');
});

it('M183: closes at once with nothing typed, and asks before what was typed is lost', async () => {
  await open(() => undefined);
  const dialog = page.getByRole('dialog', { name: 'Nuevo proveedor' });
  const question = page.getByRole('dialog', { name: '¿Salir sin enviar?' });
  await userEvent.fill(page.getByRole('textbox', { name: 'Correo' }), 'ana@ceiba.example');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Quedarse aquí' }));
  await expect
    .element(page.getByRole('textbox', { name: 'Correo' }))
    .toHaveValue('ana@ceiba.example');
  await userEvent.fill(page.getByRole('textbox', { name: 'Correo' }), '');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('M37: a mistake goes with the choice that made it one', async () => {
  await open(() => undefined);
  const type = page.getByRole('combobox', { name: 'Tipo de persona' });
  await userEvent.selectOptions(type, 'other');
  await userEvent.fill(page.getByRole('textbox', { name: 'Correo' }), 'ana@ceiba.example');
  await userEvent.click(page.getByRole('button', { name: 'Revisar' }));
  const summary = page.getByRole('alert').filter({ hasText: 'Otro tipo' });
  await expect.element(summary).toBeVisible();
  await userEvent.selectOptions(type, '');
  await expect.element(summary).not.toBeInTheDocument();
});
