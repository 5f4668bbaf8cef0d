import { createRootRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse } from '@/api/core/test-answers';
import { renderPage } from '@/modules/session/test-page';
import { ReceivablesScreen } from './receivables-screen';

/** A service whose branches tell these figures. */
async function open(figures: readonly object[]) {
  const branches = figures.map((_, at) => ({ id: testId(at), name: `Sucursal ${at}` }));
  configureHttp({
    fetch: (url) => {
      const asked = new URL(url, 'http://app.test');
      const at = branches.findIndex(({ id }) => id === asked.searchParams.get('branch_id'));
      if (asked.pathname.endsWith('/branches')) {
        return Promise.resolve(toResponse({ body: { status: true, data: branches } }));
      }
      if (asked.pathname.endsWith('/receivables/summary')) {
        return Promise.resolve(toResponse({ body: { status: true, data: figures[at] } }));
      }
      return Promise.resolve(toResponse({ body: { snapshots: [] } }));
    },
  });
  const component = () => <ReceivablesScreen branch={undefined} />;
  await renderPage(createRootRoute({ component }));
}

const sums = page.getByRole('row').filter({ hasText: /^Suma de/ });
const sumOf = (column: string) => sums.getByRole('cell').nth(columns.indexOf(column));
const columns = ['Al día', 'Vencido', '% vencido', 'Total'];

beforeEach(() => page.viewport(1200, 900));
afterEach(() => configureHttp({}));

describe('M256: sums of branches', () => {
  const whole = { total: 40, current: 30, overdue: 10, current_count: 2, overdue_count: 1 };

  it('say of counts and of the share of how many they are, where a branch told less', async () => {
    await open([whole, { total: 5, current: 5 }]);
    await expect.element(sumOf('Al día')).toHaveTextContent(/^\$35\.002 facturas · de 1 sucursal$/);
    await expect
      .element(sumOf('Vencido'))
      .toHaveTextContent('$10.00de 1 sucursal1 factura · de 1 sucursal');
    await expect.element(sumOf('% vencido')).toHaveTextContent('25.0 %de 1 sucursal');
  });

  it('say of no number of branches where none told an amount', async () => {
    const bare = { total: 5, current: 5, current_count: 1 };
    await open([bare, bare]);
    await expect.element(sumOf('Al día')).toHaveTextContent(/^\$10\.002 facturas$/);
    await expect.element(sumOf('Vencido')).not.toHaveTextContent('de 0');
    await expect.element(sumOf('% vencido')).not.toHaveTextContent('de 0');
  });

  it('say nothing more where every branch is in them', async () => {
    await open([whole, whole]);
    await expect.element(sumOf('Al día')).toHaveTextContent(/^\$60\.004 facturas$/);
    await expect.element(sumOf('% vencido')).toHaveTextContent(/^25\.0 %$/);
  });
});
