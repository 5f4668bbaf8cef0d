import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { setLocale } from '@/text/locale';
import { SessionContext } from '@/modules/session/session-context';
import { testSession } from '@/modules/session/test-session';
import { DayFilter } from './day-filter';

const onChange = vi.fn<(day: string | null) => void>();

function Screen({ initial }: { initial: string | null }) {
  const [day, setDay] = useState(initial);
  const change = (chosen: string | null) => {
    onChange(chosen);
    setDay(chosen);
  };
  return (
    <MantineProvider>
      <SessionContext value={testSession({ fixedToday: '2026-03-16' })}>
        <DayFilter label="Desde" value={day} onChange={change} />
      </SessionContext>
      <button type="button" onClick={() => setDay(null)}>
        Quitar
      </button>
    </MantineProvider>
  );
}

const field = page.getByRole('textbox', { name: 'Desde' });

afterEach(() => {
  onChange.mockReset();
  setLocale('es');
});

describe('a day that narrows a list', () => {
  it.each([
    ['es', 'viernes, 20 de noviembre de 2026'],
    ['en', /^Friday,? 20 November 2026$/],
  ] as const)('is shown day first in %s, and said in words', async (locale, words) => {
    setLocale(locale);
    await render(<Screen initial="2026-11-20" />);
    await expect.element(field).toHaveValue('20/11/2026');
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it.each(['1/2/2026', '2026-02-01', ' 01.02.2026 '])(
    'takes %j with Enter, and keeps the focus',
    async (typed) => {
      await render(<Screen initial={null} />);
      await field.fill(typed);
      expect(onChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      expect(onChange.mock.calls).toEqual([['2026-02-01']]);
      await expect.element(field).toHaveValue('01/02/2026');
      await expect.element(field).toHaveFocus();
    },
  );

  it.each([
    ['12/31/2026', 'El mes parece ir primero'],
    ['29/02/2026', 'no existe en el calendario'],
    ['31/12/1999', 'entre 2000 y 2100'],
    ['01/01/2101', 'entre 2000 y 2100'],
    ['20/11/026', 'dd/mm/aaaa'],
  ])('I16 search: %s narrows nothing and says why', async (typed, words) => {
    await render(<Screen initial="2026-11-20" />);
    await field.fill(typed);
    await userEvent.tab();
    await expect.element(page.getByRole('alert')).toHaveTextContent(words);
    await expect.element(field).toHaveValue(typed);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is taken away by leaving it empty, and follows what takes it away elsewhere', async () => {
    await render(<Screen initial="2026-11-20" />);
    await page.getByRole('button', { name: 'Quitar' }).click();
    await expect.element(field).toHaveValue('');
    await field.fill('20/11/2026');
    await userEvent.tab();
    await field.fill('');
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([['2026-11-20'], [null]]);
  });
});
