import { createRootRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse } from '@/api/core/test-answers';
import { addDays } from '@/domain/business-date';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { renderPage } from '@/modules/session/test-page';
import { ExpiryBoardTable } from './expiry-board-table';
import { useBoard } from './use-board';

const branches = [
  { id: testId(1), name: 'Centro' },
  { id: testId(2), name: 'Norte' },
];

function Board() {
  const today = useBusinessToday();
  return <ExpiryBoardTable rows={useBoard(branches, today)} />;
}

/** What a branch answers: its expired lots, and how many it says there are. */
interface Expired {
  lots: unknown[];
  total?: number;
}

async function openBoard(answers: Record<string, Expired>) {
  configureHttp({
    fetch: (address) => {
      const { searchParams } = new URL(address, 'http://app.test');
      const { lots, total = lots.length } =
        searchParams.get('status') === 'expired'
          ? (answers[searchParams.get('branch_id') ?? ''] ?? { lots: [] })
          : { lots: [] };
      const data = lots.slice(0, Number(searchParams.get('per_page')));
      const body = { status: true, data: { data, pagination: { current_page: 1, total } } };
      return Promise.resolve(toResponse({ body }));
    },
  });
  await renderPage(createRootRoute({ component: Board }));
}

const expired = (number: number, date = addDays('2026-01-01', -number)) => ({
  id: testId(100 + number),
  expiration_date: date,
  days_to_expire: -number,
  available_quantity: 3,
  is_expired: true,
  is_removed: false,
});
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const sums = rowOf('Suma de');
const mayLack = 'puede faltar alguno';

beforeEach(() => page.viewport(1200, 700));
afterEach(() => configureHttp({}));

it('sums what every branch has as a whole', async () => {
  await openBoard({
    [testId(1)]: { lots: [expired(1), expired(2)] },
    [testId(2)]: { lots: [expired(3)] },
  });
  await expect.element(sums).toHaveTextContent('Suma de 2 de 2 sucursales');
  await expect.element(page.getByRole('table')).not.toHaveTextContent(mayLack);
});

it.each([
  ['a lot could not be read', { lots: [expired(1, '0000-00-00'), expired(2)] }],
  ['lots moved while they were read', { lots: [expired(2)], total: 2 }],
])('tells where %s, and does not count that branch as whole', async (_, centro) => {
  await openBoard({ [testId(1)]: centro, [testId(2)]: { lots: [expired(3)] } });
  await expect.element(sums).toHaveTextContent('Suma de 1 de 2 sucursales');
  await expect.element(rowOf('Centro')).toHaveTextContent(mayLack);
  await expect.element(rowOf('Norte')).not.toHaveTextContent(mayLack);
  // What was read is in the sum, which says as much.
  await expect
    .element(sums.getByRole('cell').first())
    .toHaveTextContent(`2de 2 sucursales${mayLack}`);
});
