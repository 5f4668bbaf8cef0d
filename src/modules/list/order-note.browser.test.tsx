import { createRootRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
  sortable: ['name'],
  perPage: { minimum: 1, maximum: 200, default: 50, offered: [50] },
});
const id = ({ id }: Batch) => id;
const columns = {
  name: { label: () => 'Lote', width: null, narrow: 'lead', sort: id },
} as const;
const row = { id, name: id };

function Lots() {
  const at = useListPlace(address, { sort: 'name' });
  const listing = usePagedListing(batchQueries.list({ branch: testId(1), page: 1, perPage: 50 }));
  return (
    <ListPage
      at={at}
      listing={listing}
      columns={columns}
      row={row}
      onOpen={() => undefined}
      words={testListWords}
    />
  );
}

beforeEach(() => page.viewport(1024, 700));
afterEach(() => configureHttp({}));

it('M299: the focus goes to the title from a note that goes away', async () => {
  const data = [{ id: testId(2) }, { id: testId(3) }];
  const pagination = { current_page: 1, total: 90, per_page: 50, last_page: 2 };
  const body = { status: true, data: { data, pagination } };
  configureHttp({ fetch: () => Promise.resolve(toResponse({ body })) });
  await renderPage(createRootRoute({ component: Lots }));
  const clear = page.getByRole('button', { name: 'Volver al orden del servicio' });
  await expect.element(clear).toBeVisible();
  clear.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Lotes' })).toHaveFocus();
});
