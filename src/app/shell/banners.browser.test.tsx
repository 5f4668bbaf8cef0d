import { MantineProvider } from '@mantine/core';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { SessionContext } from '@/modules/session/session-context';
import { testSession } from '@/modules/session/test-session';
import { UnversionedBanner } from './banners';

const show = (unversionedDaysLeft: number | null) => {
  const session = testSession();
  const value = { ...session, service: { ...session.service, unversionedDaysLeft } };
  return render(
    <MantineProvider>
      <SessionContext value={value}>
        <UnversionedBanner />
      </SessionContext>
    </MantineProvider>,
  );
};

it.each([
  [41, 'quedan 41 días'],
  [1, 'queda 1 día'],
])('M2: with %i days left it says so, and which setting to change', async (days, words) => {
  await show(days);
  await expect.element(page.getByRole('status')).toHaveTextContent(words);
  await expect.element(page.getByRole('status')).toHaveTextContent('UPSTREAM_URL');
  // It stays: nobody may close what stops the work on a day.
  expect(page.getByRole('button').elements()).toEqual([]);
});

it('M2: says nothing of a base with its version', async () => {
  await show(null);
  expect(page.getByRole('status').elements()).toEqual([]);
});
