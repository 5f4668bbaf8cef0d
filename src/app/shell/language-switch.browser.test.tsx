import { MantineProvider } from '@mantine/core';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { PasteBranchForm } from '@/modules/branch-picker/paste-branch-form';
import { SessionContext } from '@/modules/session/session-context';
import { switchLocale } from '@/text/locale';
import { testSession } from '@/modules/session/test-session';
import { LanguageSwitch } from './language-switch';

afterEach(() => switchLocale('es'));

it('words a form anew under the hands of whoever fills it in, without losing a letter', async () => {
  await render(
    <MantineProvider>
      <SessionContext value={testSession()}>
        <LanguageSwitch />
        <PasteBranchForm onKept={() => undefined} />
      </SessionContext>
    </MantineProvider>,
  );
  const id = page.getByRole('textbox', { name: 'Identificador de la sucursal' });
  await userEvent.type(id, 'no es un id');
  await userEvent.click(page.getByRole('button', { name: 'Agregar sucursal' }));
  await expect.element(page.getByText('Este no es un identificador válido')).toBeVisible();
  const before = id.element();
  await userEvent.click(page.getByRole('button', { name: 'English' }));
  const after = page.getByRole('textbox', { name: 'Branch identifier' });
  await expect.element(after).toHaveValue('no es un id');
  expect(after.element()).toBe(before);
  await expect.element(page.getByText('This is not a valid identifier')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'English' })).toHaveFocus();
});
