import { MantineProvider } from '@mantine/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { factsWithoutAnswer, type ApiError } from '@/api/core/errors';
import { StaleNotice } from './stale-notice';

const lost: ApiError = {
  ...factsWithoutAnswer('test.list', 'unknown', new Date('2026-03-14T15:09:26Z')),
  kind: 'network',
};

async function show(error: ApiError) {
  await render(
    <MantineProvider>
      <p>Filas</p>
      <StaleNotice
        error={error}
        subject="los lotes"
        readAt={Date.parse('2026-03-14T15:04:30Z')}
        resumesAt={null}
        onRetry={() => undefined}
      />
    </MantineProvider>,
  );
  await expect.element(page.getByText('Filas')).toBeVisible();
}

const withoutNetwork = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('rows that could not be read again', () => {
  it('say why, and how old they are', async () => {
    await show(lost);
    await expect.element(page.getByRole('alert')).toHaveTextContent('lo leído a las 09:04');
  });

  it('say nothing of a lost network, which the shell tells for every screen, until it is back', async () => {
    const offline = withoutNetwork();
    await show(lost);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    offline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Sin respuesta');
  });

  it('tell without a network what is another fault', async () => {
    withoutNetwork();
    await show({ ...lost, kind: 'server', status: 500 });
    await expect.element(page.getByRole('alert')).toHaveTextContent('El servicio falló');
  });
});
