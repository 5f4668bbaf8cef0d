import { createRootRoute, createRoute } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse, type TestAnswer } from '@/api/core/test-answers';
import { testAt } from '@/api/core/test-gateway';
import { renderPage } from '@/modules/session/test-page';
import { AutomaticPayments } from './automatic-payments';

/** The part of the screen, where the gateway says this of automatic payments, and no supplier has a name. */
async function show(automatic: () => TestAnswer) {
  configureHttp({
    fetch: (url) =>
      Promise.resolve(
        toResponse(
          String(url).includes('/payable/automatic') ? automatic() : { body: { rows: [] } },
        ),
      ),
  });
  const root = createRootRoute();
  await renderPage(
    root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: AutomaticPayments }),
    ]),
  );
}
const payment = (nth: number) => ({
  attemptId: testId(nth),
  branchId: null,
  operator: 'Ana',
  at: testAt,
});

afterEach(() => configureHttp({}));

describe('M262: the automatic payments', () => {
  it('nobody knows the end of stand with their supplier and lead to their entries', async () => {
    const open = [payment(5), payment(6)];
    await show(() => ({
      body: {
        readAt: '2026-11-20T10:00:00.000Z',
        rows: [{ providerId: testId(1), paid: '0', open, openByPurchase: [payment(7)] }],
      },
    }));
    const said = page.getByRole('status');
    await expect.element(said).toHaveTextContent(/Pagos automáticos sin confirmar/);
    const links = said.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/attempts/${testId(5)}`,
      `/attempts/${testId(6)}`,
    ]);
    await expect.element(page.getByText(/sin restar de ninguna/)).not.toBeInTheDocument();
  });

  it('that could not be read are told so, and read again', async () => {
    let isDown = true;
    await show(() =>
      isDown
        ? { status: 500, body: {} }
        : {
            body: {
              readAt: '2026-11-20T10:00:00.000Z',
              rows: [{ providerId: testId(1), paid: '12.5', open: [], openByPurchase: [] }],
            },
          },
    );
    const failed = page.getByText('No se pudo leer si hay pagos automáticos.');
    await expect.element(failed).toBeVisible();
    isDown = false;
    await page.getByRole('button').click();
    await expect.element(page.getByText(/sin restar de ninguna compra: .*\$12\.50/)).toBeVisible();
    await expect.element(failed).not.toBeInTheDocument();
  });
});
