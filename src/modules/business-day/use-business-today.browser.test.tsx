import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { noteGatewayTime, noteLaborZone } from '@/api/core/gateway-clock';
import { defaultProfile } from '@/api/core/profile';
import { SessionContext } from '../session/session-context';
import { testSession } from '../session/test-session';
import { useBusinessToday } from './use-business-today';

afterEach(() => {
  noteLaborZone(null, defaultProfile);
  noteGatewayTime(new Date().toISOString());
});

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

it('M50: is the day where the labor rules say the business is, and moves when they come to be read', async () => {
  noteGatewayTime('2020-01-01T23:30:00-06:00');
  await open(null);
  await expect.element(page.getByRole('status')).toHaveTextContent('2020-01-01');
  noteLaborZone('America/New_York', defaultProfile);
  await expect.element(page.getByRole('status')).toHaveTextContent('2020-01-02');
  noteLaborZone('por la tarde', defaultProfile);
  await expect.element(page.getByRole('status')).toHaveTextContent('2020-01-01');
});
