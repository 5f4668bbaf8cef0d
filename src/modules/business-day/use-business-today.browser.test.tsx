import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { noteGatewayTime } from '@/api/core/gateway-clock';
import { SessionContext } from '../session/session-context';
import { testSession } from '../session/test-session';
import { useBusinessToday } from './use-business-today';

afterEach(() => noteGatewayTime(new Date().toISOString()));

function Today() {
  return <output>{useBusinessToday()}</output>;
}

const open = (fixedToday: string | null) =>
  render(
    <SessionContext value={testSession({ fixedToday })}>
      <Today />
    </SessionContext>,
  );

it('M50: is the day of the gateway, and moves with what it tells to an open screen', async () => {
  noteGatewayTime('2020-01-01T23:30:00-06:00');
  await open(null);
  await expect.element(page.getByRole('status')).toHaveTextContent('2020-01-01');
  noteGatewayTime('2020-01-02T00:30:00-06:00');
  await expect.element(page.getByRole('status')).toHaveTextContent('2020-01-02');
});

it('is the day of the installation where that is fixed', async () => {
  noteGatewayTime('2020-01-01T23:30:00-06:00');
  await open('2026-03-16');
  await expect.element(page.getByRole('status')).toHaveTextContent('2026-03-16');
});
