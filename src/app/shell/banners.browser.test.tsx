import { MantineProvider } from '@mantine/core';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { SessionContext } from '@/modules/session/session-context';
import { testSession } from '@/modules/session/test-session';
import { SessionEndedBanner, UnversionedBanner } from './banners';

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

/** A screen under the banner, with as many fields as are named. */
async function showEnded(fields: string[]) {
  const screen = (ended: boolean, shown = fields) => (
    <MantineProvider>
      {ended ? <SessionEndedBanner /> : null}
      <h1 data-screen-title tabIndex={-1}>
        Título
      </h1>
      {shown.map((name) => (
        <input key={name} aria-label={name} />
      ))}
    </MantineProvider>
  );
  const { rerender } = await render(screen(false));
  return {
    end: (shown?: string[]) => rerender(screen(true, shown)),
    comeBack: () => rerender(screen(false)),
  };
}

const focusLink = () =>
  page.getByRole('link', { name: 'Iniciar sesión en otra ventana' }).element().focus();

it('back from signing in elsewhere the focus is in the field it was last in', async () => {
  const { end, comeBack } = await showEnded(['Código', 'Nombre']);
  await page.getByLabelText('Código').click();
  await end();
  focusLink();
  await comeBack();
  await expect.element(page.getByLabelText('Código')).toHaveFocus();
  await end();
  await page.getByLabelText('Nombre').click();
  focusLink();
  await comeBack();
  await expect.element(page.getByLabelText('Nombre')).toHaveFocus();
});

it('on the title where there was no field, or it is gone', async () => {
  const { end, comeBack } = await showEnded(['Código']);
  const title = page.getByRole('heading', { name: 'Título' });
  await end();
  focusLink();
  await comeBack();
  await expect.element(title).toHaveFocus();
  await page.getByLabelText('Código').click();
  await end();
  focusLink();
  await end([]);
  await comeBack();
  await expect.element(title).toHaveFocus();
});

it('and stays where somebody went on meanwhile', async () => {
  const { end, comeBack } = await showEnded(['Código', 'Nombre']);
  await end();
  focusLink();
  await page.getByLabelText('Nombre').click();
  await comeBack();
  await expect.element(page.getByLabelText('Nombre')).toHaveFocus();
});
