import { createRootRoute, createRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { branchKeys } from '@/api/branches/keys';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { answerWith, testId } from '@/api/core/test-answers';
import type { Rows } from '@/api/core/rows';
import { taxKeys } from '@/api/taxes/keys';
import type { Tax } from '@/api/taxes/schemas';
import { currentExport } from '@/modules/export/current-export';
import { parseCsv } from '@/modules/export/test-lists';
import { renderPage } from '@/modules/session/test-page';
import { readCatalogSearch } from './catalog-address';
import { CatalogList } from './catalog-list';

const branch = testId(1);
const readAt = Date.parse('2026-11-23T14:05:30Z');

/** The taxes of a branch, read in the morning. */
async function openTaxes() {
  const client = createQueryClient({ retryDelay: () => 0 });
  const branches = { rows: [{ id: branch, name: 'Sucursal Norte' }], dropped: 0 };
  const taxes: Rows<Tax> = {
    rows: [{ id: testId(2), name: 'IVA', code: '20', taxType: 'percentage', fraction: '0.13' }],
    dropped: 0,
  };
  client.setQueryData(branchKeys.list(), branches);
  client.setQueryData(taxKeys.list(branch), taxes, { updatedAt: readAt });
  answerWith({ status: 404 });
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/catalogs',
    validateSearch: readCatalogSearch,
    component: CatalogList,
  });
  const address = `/catalogs?catalog=taxes&branch=${branch}`;
  await renderPage(root.addChildren([route]), { client, address });
}

/** The lines of the file that the list becomes. */
async function exported(): Promise<string[][]> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('button', { name: /^CSV/ }).click();
  return vi.waitFor(async () => {
    const state = currentExport.state();
    if (state.status !== 'done') throw new Error(state.status);
    return parseCsv(await state.blob.text());
  });
}

beforeEach(() => page.viewport(1200, 900));
afterEach(() => {
  currentExport.dismiss();
  configureHttp({});
});

it('M297: a file of rows that were read earlier says when, and of which branch they are', async () => {
  await openTaxes();
  const lines = await exported();
  expect(lines).toContainEqual(['Sucursal', 'Sucursal Norte']);
  expect(lines).toContainEqual(['Filtro', 'Catálogo: Impuestos; Sucursal: Sucursal Norte']);
  expect(lines).toContainEqual(['Leído', '2026-11-23 08:05']);
});
