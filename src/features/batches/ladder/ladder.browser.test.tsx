import { createRootRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { toResponse, type TestAnswer } from '@/api/core/test-answers';
import { forgetFilters, noteFilters } from '@/modules/filter-checks/filter-record';
import { renderPage } from '@/modules/session/test-page';
import { setLocale } from '@/text/locale';
import { addDays } from '@/domain/business-date';
import { batchAddress } from '../batch-address';
import { Ladder } from './ladder';
import { today } from './test-rows';

const branchId = '7d444840-9dc0-4bd1-b245-5ffdce74fad2';

/** What a branch answers to the requests that count, by their window. */
type Totals = Record<'all' | 'expired' | '7' | '15' | '30' | '60', number>;
const totals: Totals = { all: 40, expired: 4, '7': 3, '15': 5, '30': 5, '60': 9 };

const nameOf = (url: string) => {
  const { searchParams } = new URL(url, 'http://app.test');
  return (searchParams.get('days') ?? searchParams.get('status') ?? 'all') as keyof Totals;
};

const counted = (total: number): TestAnswer => ({
  body: { status: true, data: { data: [], pagination: { current_page: 1, total } } },
});

async function openLadder(
  answer: (name: keyof Totals) => TestAnswer | Promise<TestAnswer>,
  search: Parameters<typeof batchAddress.fill>[0] = {},
) {
  configureHttp({ fetch: async (url) => toResponse(await answer(nameOf(url))) });
  const component = () => (
    <Ladder branchId={branchId} filters={batchAddress.fill(search)} today={today} enabled />
  );
  await renderPage(createRootRoute({ component }));
}

const step = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

// On a phone there is room for the figures alone.
beforeEach(() => page.viewport(1024, 700));
afterEach(() => {
  configureHttp({});
  forgetFilters();
  setLocale('es');
});

describe('the ladder', () => {
  it('shows each step as the difference of two counts', async () => {
    await openLadder((name) => counted(totals[name]));
    await expect.element(step('Vencidos')).toHaveTextContent('4 lotes');
    await expect.element(step('Hasta 7 días')).toHaveTextContent('3 lotes');
    await expect.element(step('8–15 días')).toHaveTextContent('2 lotes');
    await expect.element(step('31–60 días')).toHaveTextContent('4 lotes');
    await expect.element(step('Más de 60 días')).toHaveTextContent('27 lotes');
  });

  it('says why today has no count yet', async () => {
    await openLadder((name) => counted(totals[name]));
    await expect.element(step('Hoy')).toHaveTextContent('aún sin leer');
    await expect.element(page.getByTitle(/El servicio no cuenta aparte/)).toBeVisible();
  });

  it('M192: counts the expired lots that its list shows, without the removed', async () => {
    const lots = Array.from({ length: totals.expired }, (_, index) => ({
      id: `7d444840-9dc0-4bd1-b245-5ffdce74fb0${index}`,
      batch_number: `L-${index}`,
      expiration_date: addDays(today, -2),
      days_to_expire: -2,
      is_expired: true,
      is_removed: index === 0,
    }));
    const pagination = { current_page: 1, total: lots.length };
    await openLadder((name) =>
      name === 'expired'
        ? { body: { status: true, data: { data: lots, pagination } } }
        : counted(totals[name]),
    );
    await expect.element(step('Vencidos')).toHaveTextContent('3 lotes');
    await expect.element(step('8–15 días')).toHaveTextContent('2 lotes');
  });

  it('M23: a lot that cannot be read hides no count, and is counted on its step', async () => {
    const bad = { id: '7d444840-9dc0-4bd1-b245-5ffdce74fb00', expiration_date: '0000-00-00' };
    await openLadder((name) => ({
      body: {
        status: true,
        data: {
          data: name === 'expired' || name === 'all' ? [bad] : [],
          pagination: { current_page: 1, total: { ...totals, expired: 1 }[name] },
        },
      },
    }));
    await expect.element(step('Más de 60 días')).toHaveTextContent('30 lotes');
    await expect.element(step('Vencidos')).toHaveTextContent('1 lote');
  });

  it('leads nowhere from a step without lots', async () => {
    await openLadder((name) => counted(totals[name]));
    await expect.element(step('16–30 días')).toHaveTextContent('0 lotes');
    expect(step('16–30 días').getByRole('link').elements()).toHaveLength(0);
  });

  it('marks the open step', async () => {
    await openLadder((name) => counted(totals[name]), {
      status: 'expiring',
      days: 15,
      band: '8-15',
    });
    const open = page.getByRole('link', { name: /^8–15 días/ });
    await expect.element(open).toHaveAttribute('aria-current', 'true');
  });

  it('keeps the steps it could read, and reads the others one by one', async () => {
    let broken = true;
    await openLadder((name) =>
      broken && name === '30' ? { status: 500, body: { error: 'x' } } : counted(totals[name]),
    );
    await expect.element(step('16–30 días')).toHaveTextContent('no se pudo leer');
    await expect.element(step('31–60 días')).toHaveTextContent('no se pudo leer');
    await expect.element(step('8–15 días')).toHaveTextContent('2 lotes');
    await expect.element(page.getByText('4 de 7 rangos')).toBeVisible();
    broken = false;
    await userEvent.click(page.getByRole('button', { name: 'Reintentar: 31–60 días' }));
    await expect.element(step('31–60 días')).toHaveTextContent('4 lotes');
  });

  it('tells counts that contradict each other', async () => {
    await openLadder((name) => counted(name === '15' ? 1 : totals[name]));
    await expect.element(page.getByText(/Los datos cambiaron mientras se leían/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Leer de nuevo' })).toBeVisible();
  });

  it('M186: does not blame the data where the service ignores the filters', async () => {
    noteFilters(
      [{ filter: 'query.batches.status', asked: 'expired', came: { rows: 9, others: 7 } }],
      0,
    );
    await openLadder((name) => counted(name === '15' ? 1 : totals[name]));
    await expect.element(step('Más de 60 días')).toHaveTextContent('27 lotes');
    await expect.element(page.getByText(/Los datos cambiaron/)).not.toBeInTheDocument();
  });

  it('is not there for a branch without lots', async () => {
    await openLadder(() => counted(0));
    await expect.element(page.getByText('Vencimientos')).not.toBeInTheDocument();
  });

  it('takes huge numbers, and speaks English', async () => {
    setLocale('en');
    await openLadder((name) => counted(name === 'all' ? 9_007_199_254_740_991 : totals[name]));
    await expect.element(step('Over 60 days')).toHaveTextContent('9,007,199,254,740,9');
    await expect.element(page.getByRole('heading', { name: 'Expirations' })).toBeVisible();
  });
});
