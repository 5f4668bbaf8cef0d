import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import type { SignedInSession } from '@/api/session/schemas';
import { useSession } from '@/modules/session/session-context';
import { SessionGate, WorkingSessionContext } from './session-gate';
import { testSession } from '@/modules/session/test-session';
import { createWorkingSessionStore } from './working-session';

afterEach(() => configureHttp({}));

/** Whatever a screen holds in its state: what was typed, chosen, exported. */
function Screen() {
  return <input aria-label={`De ${useSession().operator}`} />;
}

async function open() {
  const ana = testSession();
  configureHttp({ fetch: () => Promise.resolve(Response.json(ana)) });
  const store = createWorkingSessionStore();
  store.set({ session: ana, ended: false, cover: null });
  await render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <WorkingSessionContext value={store}>
          <SessionGate>
            <Screen />
          </SessionGate>
        </WorkingSessionContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await userEvent.type(page.getByLabelText('De Ana'), 'a medias');
  return { ana, store };
}

const typed = () => page.getByLabelText('De Ana');

it('keeps what a screen holds while the session is opened again by the same person', async () => {
  const { ana, store } = await open();
  store.set({ session: ana, ended: true, cover: null });
  store.set({ session: testSession({ appVersion: '1' }), ended: false, cover: null });
  await expect.element(typed()).toHaveValue('a medias');
});

const { integration } = testSession();
const others: [string, SignedInSession | null][] = [
  ['another person', testSession({ operator: 'Luis' })],
  ['another integration', testSession({ integration: { ...integration, label: 'Gerencia' } })],
  ['another business', testSession({ integration: { ...integration, business: 'Cerro Verde' } })],
  ['nobody', null],
];

it.each(others)('hides what a screen holds from %s, and keeps it', async (_who, by) => {
  const { ana, store } = await open();
  const field = typed().element();
  expect(document.activeElement).toBe(field);
  store.set({ session: ana, ended: by === null, cover: { by } });
  const cover = page.getByRole('dialog');
  await expect.element(cover).toBeVisible();
  await expect.element(cover).toHaveTextContent('Compras');
  // The app goes on here: a window that led into it as well would leave two of them.
  await expect
    .element(cover.getByRole('link', { name: 'Iniciar sesión en otra ventana' }))
    .toHaveAttribute('href', '/sign-in?return=window&lang=es');
  expect(getComputedStyle(field).visibility).toBe('hidden');
  await userEvent.keyboard('{Escape}{Escape}xyz');
  await expect.element(cover).toBeVisible();
  store.set({ session: ana, ended: false, cover: null });
  await expect.element(typed()).toHaveValue('a medias');
  expect(document.activeElement).toBe(field);
});

it('stays above a dialog of the page that opens later', async () => {
  const { ana, store } = await open();
  store.set({ session: ana, ended: false, cover: { by: testSession({ operator: 'Luis' }) } });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const late = document.createElement('dialog');
  document.body.append(late);
  late.showModal();
  await page.getByRole('link', { name: 'Iniciar sesión en otra ventana' }).click({ trial: true });
  expect(getComputedStyle(late).visibility).toBe('hidden');
  late.remove();
});
