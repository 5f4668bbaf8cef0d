import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { SentPurchase } from '@/api/attempts/purchases';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import type { SaveDraft } from '@/api/drafts/schemas';
import { renderPage } from '@/modules/session/test-page';
import { PayChosen } from './pay-chosen';

afterEach(() => configureHttp({}));

const ofOneSupplier = (purchaseId: string): SentPurchase => ({
  attemptId: purchaseId,
  state: 'recorded',
  operator: 'Ana',
  at: '2026-03-10T10:00:00Z',
  branchId: null,
  branchName: null,
  providerId: testId(900),
  providerName: 'La Ceiba',
  purchaseId,
  documentType: 'ccf',
  generationCode: null,
  controlNumber: null,
  date: '2026-03-02',
  total: '40.00',
  creditDays: 30,
  dueDate: '2026-04-01',
  told: null,
  payments: { paid: '0', locked: null },
});

/** Pays so many purchases of one supplier. @returns what the draft holds that this begins */
async function payChosen(count: number) {
  const kept: SaveDraft[] = [];
  configureHttp({
    fetch: (_url, { method, body }) => {
      if (method === 'PUT' && typeof body === 'string') kept.push(JSON.parse(body) as SaveDraft);
      return Promise.resolve(Response.json({ version: 1, savedAt: '2026-03-16T16:00:00.000Z' }));
    },
  });
  const ids = Array.from({ length: count }, (_, at) => testId(at + 1));
  const root = createRootRoute({ component: Outlet });
  const route = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: path === '/' ? () => <PayChosen purchases={ids.map(ofOneSupplier)} /> : () => null,
    });
  const { router } = await renderPage(root.addChildren([route('/'), route('/payments/new')]));
  await page.getByRole('button', { name: `Pagar ${count} compras` }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/payments/new');
  return { ids, values: kept[0]?.values };
}

const row = (purchaseId: string) => ({ purchaseId, amount: '' });

it('M268: of more purchases than one payment takes the rest waits in its list', async () => {
  const { ids, values } = await payChosen(203);
  expect(values).toMatchObject({
    allocations: ids.slice(0, 200).map(row),
    list: ids.slice(200).join('\n'),
  });
});

it('M268: as many as one payment takes are all in it', async () => {
  const { ids, values } = await payChosen(200);
  expect(values).toMatchObject({ allocations: ids.map(row), list: '' });
});
