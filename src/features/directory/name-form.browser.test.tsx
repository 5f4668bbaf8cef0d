import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse } from '@/api/core/test-answers';
import { testEntry } from '@/api/directory/test-entry';
import { stakesNow } from '@/modules/leaving/held-page';
import { renderPage } from '@/modules/session/test-page';
import { kindOf, readDirectorySearch } from './entry-address';
import { NameForm } from './name-form';

afterEach(() => configureHttp({}));

const fold = page.getByText('Dar nombre a un identificador', { exact: true });
const identifier = page.getByRole('textbox', { name: 'Identificador' });
const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
const stay = question.getByRole('button', { name: 'Quedarse aquí' });

async function open() {
  const root = createRootRoute({ component: Outlet });
  const directory = createRoute({
    getParentRoute: () => root,
    path: '/directory',
    validateSearch: readDirectorySearch,
    component: () => {
      const kind = kindOf(directory.useSearch());
      return <NameForm key={kind} kind={kind} />;
    },
  });
  const help = createRoute({ getParentRoute: () => root, path: '/help' });
  const { router } = await renderPage(root.addChildren([directory, help]), {
    address: '/directory',
  });
  await fold.click();
  await userEvent.fill(identifier, testId(1));
  return {
    place: () => router.state.location.pathname,
    searched: () => router.state.location.searchStr,
    follow: (link: string) => router.history.push(link),
  };
}

it('asks before what was typed is lost, also with its fold closed, and the language switch knows of it', async () => {
  const { place, follow } = await open();
  expect([...stakesNow()]).toEqual(['typed']);
  await fold.click();
  follow('/help');
  await stay.click();
  expect(place()).toBe('/directory');
  await fold.click();
  await expect.element(identifier).toHaveValue(testId(1));
});

it('asks before another kind takes the place of this one, and not for the entry that a link opens', async () => {
  const { searched, follow } = await open();
  follow(`/directory?entry=${testId(2)}`);
  await expect.poll(searched).toBe(`?entry=${testId(2)}`);
  follow('/directory?kind=sale');
  await stay.click();
  await expect.element(identifier).toHaveValue(testId(1));
  follow('/directory?kind=sale');
  await question.getByRole('button', { name: 'Salir y perder lo escrito' }).click();
  await fold.click();
  await expect.element(identifier).toHaveValue('');
});

it('asks nothing once it is saved', async () => {
  const body = { entries: [testEntry({ id: testId(1) })] };
  configureHttp({ fetch: () => Promise.resolve(toResponse({ body })) });
  const { place, follow } = await open();
  await userEvent.fill(page.getByRole('textbox', { name: 'Nombre', exact: true }), 'Norte');
  await page.getByRole('button', { name: 'Guardar en el directorio' }).click();
  await expect.element(identifier).toHaveValue('');
  expect(stakesNow().size).toBe(0);
  follow('/help');
  await expect.poll(place).toBe('/help');
});
