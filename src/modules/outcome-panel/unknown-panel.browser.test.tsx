import { createRootRoute } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { configureAttempts } from '@/api/core/attempt-settings';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import { playGateway, recordedSend, recordOf, testAt } from '@/api/core/test-gateway';
import { renderPage } from '@/modules/session/test-page';
import { BoundAttempt } from './bound-attempt';

afterEach(() => {
  vi.restoreAllMocks();
  configureAttempts({});
  configureHttp({});
});

it('M48: what support needs is copied from the record where the page that met the failure is gone', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  playGateway({
    record: [{ body: recordOf('unknown', [recordedSend('unknown', { status: 500 })]) }],
  });
  await renderPage(
    createRootRoute({
      component: () => (
        <BoundAttempt attemptId={testId(1)} onAgain={() => undefined} onStored={() => undefined} />
      ),
    }),
  );
  await page.getByRole('button', { name: 'Copiar detalles' }).click();
  expect(write).toHaveBeenCalledExactlyOnceWith(
    `Trastienda · ${testAt}\nentry-types.create · server\nHTTP 500 · X-Request-Id req-1`,
  );
});
