import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { useSession } from '@/modules/session/session-context';
import { SessionGate } from './session-gate';
import { testSession } from '@/modules/session/test-session';
import { createWorkingSessionStore } from './working-session';
import { WorkingSessionContext } from './working-session-context';

afterEach(() => configureHttp({}));

/** Whatever a screen holds in its state: what was typed, chosen, exported. */
function Screen() {
  return <input aria-label={`De ${useSession().operator}`} />;
}

async function open() {
  const ana = testSession();
  configureHttp({ fetch: () => Promise.resolve(Response.json(ana)) });
  const store = createWorkingSessionStore();
  store.set({ session: ana, ended: false });
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

it('keeps what a screen holds while the session is opened again by the same person', async () => {
  const { ana, store } = await open();
  store.set({ session: ana, ended: true });
  store.set({ session: testSession({ appVersion: '1' }), ended: false });
  await expect.element(page.getByLabelText('De Ana')).toHaveValue('a medias');
});

const { integration } = testSession();
it.each([
  ['another person', { operator: 'Luis' }],
  ['another integration', { integration: { ...integration, name: 'gerencia' } }],
  ['another business', { integration: { ...integration, business: 'Cerro Verde' } }],
])('drops what a screen holds when %s signs in', async (_who, changes) => {
  const { store } = await open();
  store.set({ session: testSession(changes), ended: false });
  await expect.element(page.getByRole('textbox')).toHaveValue('');
});
