import { createRootRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse } from '@/api/core/test-answers';
import { forgetFilters, noteFilters } from '@/modules/filter-checks/filter-record';
import { testSession } from '@/modules/session/test-session';
import { renderPage } from '@/modules/session/test-page';
import { batchAddress } from '../batch-address';
import { testLot } from '../ladder/test-rows';
import { CountSheet } from './count-sheet';
import { createCounts } from './counts';

const session = testSession();
const counts = () => createCounts(`${session.mark}.sheet`);
const lots = ['a', 'b', 'c'].map((id) =>
  testLot({ id, batchNumber: id.toUpperCase(), availableQuantity: 5 }),
);

/** A sheet of these lots of the list. */
async function openSheet(rows = lots, search: Parameters<typeof batchAddress.fill>[0] = {}) {
  const whole = {
    rows: lots,
    dropped: 0,
    totalAtStart: lots.length,
    totalAtEnd: lots.length,
    changedMeanwhile: false,
    readAt: Date.now(),
  };
  const list = {
    loading: { status: 'idle', rows: [], done: 0, total: null } as const,
    whole,
    isDoubtful: false,
    start: () => undefined,
    readRest: () => undefined,
    resume: () => undefined,
    cancel: () => undefined,
  };
  const component = () => (
    <CountSheet
      branchId={testId(1)}
      filters={batchAddress.fill(search)}
      list={list}
      whole={whole}
      sheet={{ rows, removed: 0, spent: 0, leftOut: 0 }}
      name="sheet"
      isChosen={rows.length < lots.length}
    />
  );
  return renderPage(createRootRoute({ component }), { session });
}

const showAs = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

beforeEach(async () => {
  await page.viewport(1200, 900);
  configureHttp({ fetch: () => Promise.resolve(toResponse({ body: { data: [] } })) });
});
afterEach(async () => {
  await showAs('');
  sessionStorage.clear();
  forgetFilters();
  configureHttp({});
});

it('takes away what was noted of its own lots, and leaves the others of the list', async () => {
  const noted = counts();
  for (const { id } of lots) noted.type(id, '4');
  await openSheet(lots.slice(0, 2));
  await press('Quitar lo anotado');
  await expect.element(page.getByText('0 de 2 contados')).toBeVisible();
  expect(['a', 'b', 'c'].map((id) => counts().of(id)?.typed)).toEqual([undefined, undefined, '4']);
  await press('Recuperar lo quitado');
  await expect.element(page.getByText('2 de 2 contados')).toBeVisible();
  expect(['a', 'b', 'c'].map((id) => counts().of(id)?.typed)).toEqual(['4', '4', '4']);
});

it('goes to the stock with what all lots of the product are off by as they stand then', async () => {
  const noted = counts();
  noted.type('a', '4');
  const { router } = await openSheet();
  const lot = (name: string) => page.getByRole('textbox', { name: new RegExp(`lote ${name}$`) });
  await userEvent.fill(lot('B'), '8');
  await userEvent.click(page.getByRole('link', { name: /^Ajustar existencias/ }).first());
  await expect.poll(() => router.state.location.pathname).toMatch(/\/stock$/);
  expect(router.state.location.state.stockOff).toEqual({
    difference: '2',
    reason: 'Conteo de los lotes A: 5 → 4; B: 5 → 8',
  });
});

it('says on paper that it has only some of the lots, and which', async () => {
  counts().type('b', '4');
  await openSheet();
  const only = page.getByText(/^Solo los lotes/);
  await userEvent.click(page.getByRole('radio', { name: 'Con diferencia' }));
  await expect.element(only).toHaveTextContent('Solo los lotes con diferencia: 1 de 3.');
  await expect.element(only).not.toBeVisible();
  await showAs('print');
  await expect.element(only).toBeVisible();
  await showAs('');
  await userEvent.click(page.getByRole('radio', { name: 'Sin contar' }));
  await expect.element(only).toHaveTextContent('Solo los lotes sin contar: 2 de 3.');
  await userEvent.click(page.getByRole('radio', { name: 'Todos' }));
  await expect.element(only).not.toBeInTheDocument();
});

it('shows the lots to be counted again once what was noted is taken away', async () => {
  const noted = counts();
  for (const { id } of lots) noted.type(id, '5');
  await openSheet();
  await userEvent.click(page.getByRole('radio', { name: 'Sin contar' }));
  await expect.element(page.getByText('Todos los lotes están contados.')).toBeVisible();
  await press('Quitar lo anotado');
  await expect.element(page.getByText('0 de 3 contados')).toBeVisible();
  await expect.element(page.getByText('Todos los lotes están contados.')).not.toBeInTheDocument();
  expect(page.getByRole('checkbox').elements()).toHaveLength(3);
  await expect
    .element(page.getByRole('button', { name: 'Actualizar', exact: true }))
    .not.toBeInTheDocument();
  await press('Recuperar lo quitado');
  await expect.element(page.getByText('Todos los lotes están contados.')).toBeVisible();
});

it('M299: the focus stays on what takes noted counts away, and comes back to it from their return', async () => {
  counts().type('a', '4');
  await openSheet();
  const clear = page.getByRole('button', { name: 'Quitar lo anotado' });
  clear.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('0 de 3 contados')).toBeVisible();
  await expect.element(clear).toHaveFocus();
  await expect.element(clear).toHaveAttribute('aria-disabled', 'true');
  // Pressed once more it takes nothing away, and forgets nothing that can come back.
  await userEvent.keyboard('{Enter}');
  page.getByRole('button', { name: 'Recuperar lo quitado' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('1 de 3 contados')).toBeVisible();
  await expect.element(clear).toHaveFocus();
});

it('M186: says, on paper too, that the service ignored the filter of its lots', async () => {
  const came = { rows: 9, others: 7 };
  noteFilters([{ filter: 'query.batches.status', asked: 'expired', came }], 0);
  const told = page.getByText('Parece que el servicio no atiende el filtro «Estado»');
  await openSheet(lots, { status: 'expired' });
  await expect.element(told).toBeVisible();
  await showAs('print');
  await expect.element(told).toBeVisible();
});

it('M186: says nothing of a filter that its lots were not asked for with', async () => {
  const came = { rows: 9, others: 7 };
  noteFilters([{ filter: 'query.batches.status', asked: 'expired', came }], 0);
  await openSheet();
  await expect.element(page.getByText('0 de 3 contados')).toBeVisible();
  await expect.element(page.getByText(/no atiende/)).not.toBeInTheDocument();
});

it('offers to take away what was noted only once something was', async () => {
  await openSheet();
  const clear = page.getByRole('button', { name: 'Quitar lo anotado' });
  await expect.element(page.getByText('0 de 3 contados')).toBeVisible();
  await expect.element(clear).not.toBeInTheDocument();
  await userEvent.fill(page.getByRole('textbox', { name: /lote A$/ }), '5');
  await expect.element(clear).toBeVisible();
  await clear.click();
  await expect.element(clear).toHaveFocus();
});
