import { createRootRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { batchQueries } from '@/api/batches/queries';
import type { Batch } from '@/api/batches/schemas';
import { gatewayTimeAt } from '@/api/core/gateway-clock';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { testId, toResponse } from '@/api/core/test-answers';
import { sortableMoment } from '../business-day/moments';
import { currentExport } from '../export/current-export';
import { renderPage } from '../session/test-page';
import { listAddress } from './list-address';
import { ListPage } from './list-page';
import { usePagedListing } from './listing';
import { testListWords } from './test-list-words';
import { useListPlace } from './use-list-place';

const address = listAddress({
  list: 'batches',
  columns: { name: 'always' },
  sortable: [],
  perPage: { minimum: 1, maximum: 200, default: 50, offered: [50] },
});
const columns = {
  name: {
    label: () => 'Lote',
    width: null,
    narrow: 'lead',
    file: { kind: 'text', value: ({ batchNumber }: Batch) => batchNumber },
  },
} as const;
const row = { id: ({ id }: Batch) => id, name: ({ batchNumber }: Batch) => batchNumber ?? '' };
const query = batchQueries.list({ branch: testId(1), page: 1, perPage: 50 });
const minute = 60_000;

function Lots() {
  return (
    <ListPage
      at={useListPlace(address, {})}
      listing={usePagedListing(query)}
      columns={columns}
      row={row}
      onOpen={() => undefined}
      words={testListWords}
      export={{ of: 'Central', total: 2 }}
      choice={{ all: null }}
    />
  );
}

beforeEach(() => page.viewport(1200, 800));
afterEach(() => {
  currentExport.dismiss();
  configureHttp({});
});

it('a file of chosen rows says when the oldest of them was read', async () => {
  const lots = [1, 2].map((at) => ({ id: testId(at), batch_number: `L-${at}` }));
  const body = { status: true, data: { data: lots, pagination: { current_page: 1, total: 2 } } };
  configureHttp({ fetch: () => Promise.resolve(toResponse({ body })) });
  const client = createQueryClient({ retryDelay: () => 0 });
  await renderPage(createRootRoute({ component: Lots }), { client });
  const check = (name: string) => page.getByRole('checkbox', { name });
  await check('L-1').click();
  const first = client.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
  const read = client.getQueryData(query.queryKey);
  client.setQueryData(query.queryKey, read && { ...read }, { updatedAt: first + 10 * minute });
  await check('L-2').click();
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const blob = await vi.waitFor(() => {
    const state = currentExport.state();
    if (state.status !== 'done') throw new Error(state.status);
    return state.blob;
  });
  const text = await blob.text();
  expect(text).toContain('L-1');
  expect(text).toContain('L-2');
  expect(text).toContain(sortableMoment(gatewayTimeAt(first)));
});
