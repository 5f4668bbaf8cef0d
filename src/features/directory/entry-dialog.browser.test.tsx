import { createRootRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { toResponse } from '@/api/core/test-answers';
import { testEntry } from '@/api/directory/test-entry';
import { renderPage } from '@/modules/session/test-page';
import { EntryDialog } from './entry-dialog';

afterEach(() => configureHttp({}));

const ceiba = testEntry({ name: 'La Ceiba', registerNumber: '7-1' });
const dialog = page.getByRole('dialog', { name: 'La Ceiba' });
const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
const email = page.getByRole('textbox', { name: 'Correo' });

async function open() {
  const Providers = () => {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? (
      <EntryDialog kind="provider" entry={ceiba} onClose={() => setOpen(false)} />
    ) : null;
  };
  await renderPage(createRootRoute({ component: Providers }));
}

it('closes at once with nothing typed', async () => {
  await open();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('asks before what was typed is lost, by Escape as by its button', async () => {
  await open();
  await userEvent.fill(email, 'ana@ceiba.example');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Quedarse aquí' }));
  await expect.element(email).toHaveValue('ana@ceiba.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await expect.element(question).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Salir y perder lo escrito' }));
  await expect.element(dialog).not.toBeInTheDocument();
});

it('asks nothing once it is saved, and says of what was emptied that there is none', async () => {
  let sent: unknown;
  configureHttp({
    fetch: (_, { body }) => {
      sent = JSON.parse(typeof body === 'string' ? body : '');
      return Promise.resolve(toResponse({ body: { entries: [ceiba] } }));
    },
  });
  await open();
  await userEvent.clear(page.getByRole('textbox', { name: 'NRC' }));
  await userEvent.click(page.getByRole('button', { name: 'Guardar en el directorio' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toEqual({
    source: 'named',
    entries: [{ id: ceiba.id, name: 'La Ceiba', registerNumber: '' }],
  });
});
