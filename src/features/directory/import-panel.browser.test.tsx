import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { testId, toResponse } from '@/api/core/test-answers';
import { directoryQueries } from '@/api/directory/queries';
import { testEntry } from '@/api/directory/test-entry';
import { ImportPanel } from './import-panel';

afterEach(() => configureHttp({}));

const names = Array.from({ length: 501 }, (_, at) => testEntry({ id: testId(at), name: 'Ceiba' }));
const file = new File(
  [['id,nombre', ...names.map(({ id }) => `${id},Ceiba`)].join('\n')],
  'nombres.csv',
);

/** A gateway that keeps the first part of a list and fails in the second. */
function keepFirstPart() {
  const kept = { body: { entries: names.slice(0, 500) } };
  const answers = [kept, { status: 500, body: {} }];
  configureHttp({
    fetch: (_, { method }) =>
      Promise.resolve(toResponse((method === 'PUT' ? answers.shift() : null) ?? kept)),
  });
}

function Providers() {
  const { data = [] } = useQuery(directoryQueries.list('provider'));
  return <ImportPanel kind="provider" entries={data} />;
}

it('a file that was kept in part says so, beside the list as it is then', async () => {
  const client = createQueryClient({ retryDelay: () => 0 });
  client.setQueryData(directoryQueries.list('provider').queryKey, []);
  keepFirstPart();
  await render(
    <QueryClientProvider client={client}>
      <Providers />
    </QueryClientProvider>,
  );
  await userEvent.upload(page.getByLabelText('Elegir archivo CSV o Excel'), file);
  await expect.element(page.getByText('501 filas sin problemas.', { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Traer 501 al directorio' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('una parte puede haber quedado');
  await expect
    .element(page.getByText('501 filas sin problemas. 500 ya están en el directorio'))
    .toBeVisible();
});

it('rows without a name are counted in words, and are nothing to bring in', async () => {
  configureHttp({ fetch: () => Promise.resolve(toResponse({ body: { entries: [] } })) });
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <Providers />
    </QueryClientProvider>,
  );
  const nameless = new File([`id,nombre\n${testId(1)},\n${testId(2)},`], 'nombres.csv');
  await userEvent.upload(page.getByLabelText('Elegir archivo CSV o Excel'), nameless);
  await expect.element(page.getByText('2 sin nombre, no se traen.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Traer/ })).not.toBeInTheDocument();
});
