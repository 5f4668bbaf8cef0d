import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Page } from '@/api/core/paging';
import { createQueryClient } from '@/api/core/query-client';
import { makeStale } from '@/api/core/stale';
import { productKeys } from '@/api/products/keys';
import { useKnownList, useWholeList, type ListToLoad } from './use-whole-list';

type Row = { id: string; price: string };

/** A list of one page, read as it is at that moment. */
async function show(catchesUp: boolean) {
  const client = createQueryClient();
  const state = { price: '1.00', reads: 0, meanwhile: () => {} };
  const source: ListToLoad<Row> = {
    queryKey: productKeys.whole('b'),
    pages: () => ({
      rowId: ({ id }) => id,
      fetchPage: (): Promise<Page<Row>> => {
        state.reads += 1;
        const rows = [{ id: 'a', price: state.price }];
        state.meanwhile();
        const pagination = { page: 1, lastPage: 1, perPage: 20, total: 1 };
        return Promise.resolve({ rows, dropped: 0, pagination });
      },
    }),
  };
  function List() {
    const { whole, start } = useWholeList(source, { catchesUp });
    const known = useKnownList(source);
    return (
      <>
        <button type="button" onClick={start}>
          leer
        </button>
        <p>en pantalla {whole?.rows[0]?.price ?? 'nada'}</p>
        <p>conocido {known?.rows[0]?.price ?? 'nada'}</p>
      </>
    );
  }
  await render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByText('en pantalla 1.00')).toBeVisible();
  return { state, write: () => makeStale(client, [productKeys.all]) };
}

it('a list in memory is read again once a write has made it doubtful', async () => {
  const { state, write } = await show(true);
  state.price = '1.10';
  await write();
  await expect.element(page.getByText('en pantalla 1.10')).toBeVisible();
  await expect.element(page.getByText('conocido 1.10')).toBeVisible();
  expect(state.reads).toBe(2);
});

it('and once more when a write came while it was read', async () => {
  const { state, write } = await show(true);
  state.price = '1.10';
  state.meanwhile = () => {
    state.meanwhile = () => {};
    state.price = '1.20';
    void write();
  };
  await write();
  await expect.element(page.getByText('en pantalla 1.20')).toBeVisible();
  expect(state.reads).toBe(3);
});

it('one that is read only when asked to stays as it is, and does not count as known', async () => {
  const { state, write } = await show(false);
  await write();
  await expect.element(page.getByText('conocido nada')).toBeVisible();
  await expect.element(page.getByText('en pantalla 1.00')).toBeVisible();
  expect(state.reads).toBe(1);
  await vi.waitFor(() => userEvent.click(page.getByRole('button')));
  await expect.element(page.getByText('conocido 1.00')).toBeVisible();
});
