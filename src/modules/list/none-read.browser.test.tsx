import { createRootRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { batchQueries } from '@/api/batches/queries';
import type { Batch } from '@/api/batches/schemas';
import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse } from '@/api/core/test-answers';
import { renderPage } from '../session/test-page';
import { listAddress } from './list-address';
import { ListPage } from './list-page';
import { usePagedListing } from './listing';
import { useListPlace } from './use-list-place';
import { testListWords } from './test-list-words';

const address = listAddress({
  list: 'batches',
  columns: { name: 'always' },
  sortable: [],
  perPage: { minimum: 1, maximum: 200, default: 50, offered: [50] },
});
const columns = { name: { label: () => 'Lote', width: null, narrow: 'lead' } } as const;
const row = { id: ({ id }: Batch) => id, name: ({ id }: Batch) => id };

function Lots() {
  const at = useListPlace(address, {});
  const listing = usePagedListing(
    batchQueries.list({ branch: testId(1), page: 1, perPage: at.place.perPage }),
  );
  return <ListPage at={at} listing={listing} columns={columns} row={row} words={testListWords} />;
}

async function openList(lots: unknown[]) {
  const pagination = { current_page: 1, total: lots.length };
  const body = { status: true, data: { data: lots, pagination } };
  configureHttp({ fetch: () => Promise.resolve(toResponse({ body })) });
  await renderPage(createRootRoute({ component: Lots }));
}

beforeEach(() => page.viewport(1024, 700));
afterEach(() => configureHttp({}));

it('M23: a list whose only row cannot be read is not told as an empty one', async () => {
  await openList([{ id: testId(2), expiration_date: '0000-00-00' }]);
  await expect.element(page.getByText('1 fila llegó con datos que no se pueden')).toBeVisible();
  await expect.element(page.getByText('Ninguna fila se puede mostrar')).toBeVisible();
  await expect.element(page.getByText('No hay lotes')).not.toBeInTheDocument();
});

it('a list without rows says so', async () => {
  await openList([]);
  await expect.element(page.getByText('No hay lotes')).toBeVisible();
});
