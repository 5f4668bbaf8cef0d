import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { attemptKeys } from '@/api/attempts/keys';
import { attemptQueries } from '@/api/attempts/queries';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { testId, toResponse, type TestAnswer } from '@/api/core/test-answers';
import { neverArrived, recordOf } from '@/api/core/test-gateway';
import { SessionContext } from '@/modules/session/session-context';
import { testSession } from '@/modules/session/test-session';
import { NewProviderScreen } from './new-provider-screen';

const created = (data: object): TestAnswer => ({
  body: recordOf('applied', [], {
    operation: 'providers.create',
    bodyText: JSON.stringify({ data }),
  }),
});
const ceiba = created({ provider_name: 'La Ceiba', email: 'a@ceiba.example' });

/** Opens the form that starts from an entry of the journal, which is read in so many ways. */
async function open(...answers: TestAnswer[]) {
  configureHttp({
    fetch: (url) => {
      if (!url.startsWith('/gateway/attempts/')) return new Promise(() => undefined);
      return Promise.resolve(toResponse(answers.shift() ?? neverArrived));
    },
  });
  const client = createQueryClient();
  const Screen = () => {
    const { data } = useQuery(attemptQueries.one(testId(1)));
    return (
      <>
        <NewProviderScreen from={testId(1)} />
        <p>{data ? 'The entry is there' : 'No entry'}</p>
      </>
    );
  };
  const router = createRouter({
    routeTree: createRootRoute({ component: Screen }),
    history: createMemoryHistory(),
  });
  await render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <SessionContext value={testSession()}>
          <RouterProvider router={router} />
        </SessionContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return client;
}

const name = page.getByRole('textbox', { name: 'Nombre comercial' });
const failed = page.getByRole('alert');
afterEach(() => configureHttp({}));

it('starts from a provider of the journal', async () => {
  await open(ceiba);
  await expect.element(name).toHaveValue('La Ceiba');
});

it('that began empty goes on so, and says so, when the entry can be read after all', async () => {
  const client = await open(neverArrived, ceiba);
  await expect.element(name).toHaveValue('');
  await client.invalidateQueries({ queryKey: attemptKeys.all });
  await expect.element(page.getByText('The entry is there')).toBeVisible();
  await expect.element(failed).toBeVisible();
  await expect.element(name).toHaveValue('');
});

it('begins empty where an entry that was brought holds no provider', async () => {
  await open({ body: recordOf('applied', [], { operation: 'providers.create', bodyText: '{}' }) });
  await expect.element(failed).toBeVisible();
  await expect.element(name).toHaveValue('');
});
