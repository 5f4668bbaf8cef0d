import { createRootRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { batchKeys } from '@/api/batches/keys';
import { batchLimits } from '@/api/batches/names';
import type { Batch } from '@/api/batches/schemas';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { testId, toResponse, type TestAnswer } from '@/api/core/test-answers';
import { renderPage } from '@/modules/session/test-page';
import type { WholeList } from '@/modules/whole-list/read-whole-list';
import { batchAddress } from '../batch-address';
import { Ladder } from './ladder';
import { testLot, today } from './test-rows';
import { nearDays } from './use-near-rows';

const branch = testId(1);
const product = testId(2);
const lot = testLot({ product: { id: product, sku: 'MLK', name: 'Leche entera 1 L' } });

const listOf = (data: unknown[], total = data.length): TestAnswer => ({
  body: { status: true, data: { data, pagination: { current_page: 1, total } } },
});
const refused: TestAnswer = { status: 403, body: { error: 'no' } };

/** A lot as the service tells it. */
const told = {
  id: testId(3),
  product: { id: product, sku: 'MLK', name: 'Leche entera 1 L' },
  batch_number: 'L-1',
  expiration_date: lot.expirationDate,
  days_to_expire: 3,
  available_quantity: 12,
};

interface Opened {
  /** Lots that another screen read. */
  rows?: readonly Batch[];
  product?: string;
  /** What all rows of the last window are answered with. */
  soon?: () => TestAnswer;
}

/** The ladder of a branch with one lot; gives what is asked for while it stands there. */
async function openLadder({ rows, soon = () => listOf([told]), ...search }: Opened = {}) {
  const asked: string[] = [];
  configureHttp({
    fetch: (address) => {
      const { pathname, searchParams } = new URL(address, 'http://app.test');
      const isCount = searchParams.get('per_page') !== String(batchLimits.perPage.maximum);
      if (pathname.includes('products')) {
        asked.push('products');
        return Promise.resolve(toResponse(listOf([{ id: product, sku: 'MLK', cost: '1.10' }])));
      }
      if (!pathname.includes('batches')) return Promise.resolve(toResponse(listOf([])));
      if (searchParams.get('status') === 'expired') return Promise.resolve(toResponse(listOf([])));
      if (isCount) return Promise.resolve(toResponse(listOf([], 1)));
      asked.push('lots');
      return Promise.resolve(toResponse(soon()));
    },
  });
  const client = createQueryClient({ retryDelay: () => 0 });
  const filter = {
    branch,
    ...(search.product !== undefined && { product: search.product }),
    firstPage: 1,
  };
  const put = (asking: Parameters<typeof batchKeys.whole>[0], lots: readonly Batch[]) =>
    client.setQueryData<WholeList<Batch>>(batchKeys.whole(asking), {
      rows: [...lots],
      dropped: 0,
      totalAtStart: lots.length,
      totalAtEnd: lots.length,
      changedMeanwhile: false,
      readAt: Date.now(),
    });
  if (rows) {
    put({ ...filter, status: 'expired' }, []);
    put({ ...filter, status: 'expiring', days: nearDays }, rows);
  }
  const component = () => (
    <Ladder branchId={branch} filters={batchAddress.fill(search)} today={today} enabled />
  );
  await renderPage(createRootRoute({ component }), { client });
  return asked;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

const complained = vi.fn<(...words: unknown[]) => void>();

beforeEach(async () => {
  complained.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complained);
  await page.viewport(1024, 700);
});
afterEach(() => {
  vi.restoreAllMocks();
  configureHttp({});
});

it('rows that another screen read get their costs, and no costs are told before', async () => {
  const asked = await openLadder({ rows: [lot] });
  await userEvent.click(button('Ver los números'));
  const row = page.getByRole('row', { name: /7 días/ });
  await expect.element(row).toHaveTextContent('sin cargar');
  await expect.element(row).not.toHaveTextContent('no informado');
  await userEvent.click(button('Leer los costos'));
  await expect.element(row).toHaveTextContent('13.20');
  expect(asked).toEqual(['products']);
  await expect.element(button('Leer los costos')).not.toBeInTheDocument();
});

it('a calendar can be asked for again once its reading failed', async () => {
  let answer = refused;
  const asked = await openLadder({ soon: () => answer });
  await userEvent.click(button('Calendario'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  answer = listOf([told]);
  await expect.element(button('Calendario')).not.toHaveAttribute('aria-disabled');
  await userEvent.click(button('Calendario'));
  await expect.element(page.getByRole('link', { name: /vencimientos-.*\.ics/ })).toBeVisible();
  expect(asked.filter((what) => what === 'lots')).toHaveLength(2);
  // The file's reads begin as it is drawn, and draw no ladder in the midst of that; React says so once.
  expect(complained).not.toHaveBeenCalled();
});

it('the calendar of one product has its name, and replaces no day of the branch', async () => {
  const addressed = vi.spyOn(URL, 'createObjectURL');
  await openLadder({ rows: [lot], product });
  await userEvent.click(button('Calendario'));
  const link = page.getByRole('link', { name: /vencimientos-leche-entera-1-l-[-\d]+\.ics/ });
  await expect.element(link).toBeVisible();
  const file = addressed.mock.lastCall?.[0];
  const text = file instanceof Blob ? await file.text() : '';
  const [day] = text.match(/UID:.*\r\n(?: .*\r\n)*/) ?? [];
  expect(day?.replaceAll('\r\n ', '')).toContain(`-${branch}-${product}@`);
  expect(text).toMatch(/X-WR-CALNAME:Vencimientos · Leche entera 1 L · /);
  expect(text).toMatch(/SUMMARY:Vence 1 lote · Leche entera 1 L · /);
});

it('of a product without lots ahead nothing is said of the branch', async () => {
  await openLadder({ rows: [], product });
  await userEvent.click(button('Calendario'));
  await expect
    .element(page.getByText(/^Ningún lote con existencias de este producto/))
    .toBeVisible();
});

it('M299: the focus goes from the calendar that is asked for to what came of it', async () => {
  await openLadder({ rows: [lot] });
  button('Calendario').element().focus();
  await userEvent.keyboard('{Enter}');
  const link = page.getByRole('link', { name: /\.ics/ });
  await expect.element(link).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
});
