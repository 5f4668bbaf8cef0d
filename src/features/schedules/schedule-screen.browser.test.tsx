import { createRootRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import { renderPage } from '@/modules/session/test-page';
import { ScheduleScreen } from './schedule-screen';
import { ordinaryParams } from './test-params';

const complained = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  complained.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complained);
});
afterEach(() => {
  vi.restoreAllMocks();
  configureHttp({});
});

/** A service whose labor rules are answered when the test says. */
function playService() {
  const waiting: ((answer: Response) => void)[] = [];
  configureHttp({
    fetch: (url) =>
      url.includes('/hr/labor-rules')
        ? new Promise((resolve) => waiting.push(resolve))
        : Promise.resolve(
            Response.json(
              url.includes('/hr/work-schedules/')
                ? { status: true, data: { id: testId(1), name: 'Horno', shifts: [] } }
                : { rows: [], total: 0 },
            ),
          ),
  });
  return async (answer: Response) => {
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.(answer);
  };
}

const retry = page.getByRole('button', { name: 'Reintentar' });
const refusal = () =>
  Response.json({ status: false, required_scope: 'hr.labor_rules' }, { status: 403 });

it('M299: whoever asks for the labor rules again keeps the focus, until they are there', async () => {
  const answer = playService();
  const root = createRootRoute({ component: () => <ScheduleScreen ids={[testId(1)]} /> });
  await renderPage(root);
  await expect.element(page.getByRole('heading', { name: 'Horno', level: 1 })).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
  await answer(refusal());
  await userEvent.click(retry);
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true');
  await expect.element(retry).toHaveFocus();
  await answer(refusal());
  await expect.element(retry).not.toHaveAttribute('aria-disabled');
  await expect.element(retry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const effective = { id: testId(2), schema_version: 1, params: ordinaryParams };
  await answer(Response.json({ status: true, data: { rule_sets: [], effective } }));
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Horno', level: 1 })).toHaveFocus();
  // What stands beside it begins its reads as it is drawn, and draws no screen in the midst of that.
  expect(complained).not.toHaveBeenCalled();
});
