import { createRootRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse } from '@/api/core/test-answers';
import { batchRow } from '@/modules/batch-rows/batch-row';
import { renderPage } from '@/modules/session/test-page';
import { columnsOf, type Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { OpenRow, RowHead } from '@/ui/table/row-head';
import { ProductFilter } from './batch-filters';
import { testLot, today } from './ladder/test-rows';

const products = [
  { id: testId(1), name: 'Leche entera', sku: 'LCH' },
  { id: testId(2), name: 'Queso fresco', sku: 'QSO' },
];
const name: Column<{ id: string }> = {
  label: () => 'Producto',
  width: null,
  narrow: 'lead',
  cell: ({ id }) => <RowHead rowId={id} linkId={null} name={id} hintId={undefined} />,
};
const columns = columnsOf({ name }, ['name']);
const search = page.getByRole('searchbox');
const menu = page.getByRole('button', { name: /Elegir/ });

beforeEach(() => page.viewport(1024, 700));
afterEach(() => configureHttp({}));

/** The filter above a list of one row. */
function Lots() {
  const [product, setProduct] = useState<string | null>(null);
  return (
    <main>
      <ProductFilter branchId={testId(9)} product={product} rows={[]} onChange={setProduct} />
      <p>Filtro: {product ?? 'ninguno'}</p>
      <OpenRow value={() => undefined}>
        <DataTable
          columns={columns}
          rows={[{ id: 'detrás' }]}
          rowId={({ id }) => id}
          caption="Lotes"
          busy={false}
        />
      </OpenRow>
    </main>
  );
}

async function openPicker() {
  const pagination = { current_page: 1, last_page: 1, per_page: 20, total: products.length };
  const body = { status: true, data: { data: products, pagination } };
  configureHttp({ fetch: () => Promise.resolve(toResponse({ body })) });
  await renderPage(createRootRoute({ component: Lots }));
  await userEvent.click(menu);
  await expect.element(page.getByRole('button', { name: /Leche entera/ })).toBeVisible();
}

it('M299: Down leads from the search to the first product found, and Enter takes it', async () => {
  await openPicker();
  await userEvent.type(search, 'queso');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: /Queso fresco/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(`Filtro: ${testId(2)}`)).toBeVisible();
});

it('M299: Down leads to no row behind the panel where nothing was found', async () => {
  await openPicker();
  await userEvent.type(search, 'no hay');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(search).toHaveFocus();
});

it('M299: the focus goes from the choice to the chosen product, and back', async () => {
  await openPicker();
  page
    .getByRole('button', { name: /Leche entera/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(`Filtro: ${testId(1)}`)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Quitar/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Filtro: ninguno')).toBeVisible();
  await expect.element(menu).toHaveFocus();
});

it('the chosen product is cut where its name is long, and says all of it in its title', async () => {
  const name = 'Café molido tostado oscuro de altura de Apaneca, bolsa de 454 g';
  const lot = testLot({ product: { id: testId(1), sku: null, name } });
  const rows = [batchRow(lot, today, 30)];
  await renderPage(
    createRootRoute({
      component: () => (
        <ProductFilter
          branchId={testId(9)}
          product={testId(1)}
          rows={rows}
          onChange={() => undefined}
        />
      ),
    }),
  );
  const chip = page.getByRole('button', { name: /Café molido/ });
  await expect.element(chip.getByTitle(name)).toBeVisible();
  expect(chip.element().getBoundingClientRect().width).toBeLessThanOrEqual(192);
});
