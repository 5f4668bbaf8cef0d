import { createRootRoute } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { configureAttempts } from '@/api/core/attempt-settings';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import { playGateway, recordedSend, recordOf } from '@/api/core/test-gateway';
import { noFacts, type AttemptDetail } from '@/contract/attempt';
import { renderPage } from '@/modules/session/test-page';
import { BoundAttempt } from './bound-attempt';

afterEach(() => {
  configureAttempts({});
  configureHttp({});
});

async function show(record: AttemptDetail) {
  playGateway({ record: [{ body: record }] });
  const component = () => (
    <BoundAttempt attemptId={testId(1)} onAgain={() => undefined} onStored={() => undefined} />
  );
  await renderPage(createRootRoute({ component }));
}

const payment = {
  operation: 'payments.apply',
  path: '/payments',
  context: { form: 'payments' },
  facts: { ...noFacts, code: 'CH-77', date: '2026-03-14', amount: '113' },
} as const;

it('a payment that was applied meanwhile is told as one, with what it is known by', async () => {
  await show(recordOf('applied', [recordedSend('applied')], payment));
  const panel = page.getByRole('status');
  await expect.element(panel).toHaveTextContent('El pago se aplicó');
  await expect.element(panel).toHaveTextContent(/Se envió el 14\/03\/2026/);
  await expect.element(panel).toHaveTextContent(/CH-77.*14\/03\/2026.*\$113\.00/);
});

it('and one that was refused is told as none', async () => {
  await show(recordOf('rejected', [recordedSend('rejected')], payment));
  await expect.element(page.getByText('El pago no se aplicó')).toBeVisible();
  await expect.element(page.getByText(/\$113\.00/)).toBeVisible();
});
