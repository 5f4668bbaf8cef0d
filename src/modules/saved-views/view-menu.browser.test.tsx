import { MantineProvider } from '@mantine/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { setLocale } from '@/text/locale';
import { SessionContext } from '../session/session-context';
import { testSession } from '../session/test-session';
import { viewsOf, removeView, type ViewSearch } from './saved-views';
import { ViewMenu } from './view-menu';

const session = testSession();
const place = { business: session.integration.business, list: 'view-test' };
const week = { status: 'expiring', days: 7, columns: 'standard', density: 'compact' };

async function show(search: ViewSearch = week) {
  const onApply = vi.fn<(search: ViewSearch) => void>();
  const screen = (shown: ViewSearch) => (
    <MantineProvider>
      <SessionContext value={session}>
        <ViewMenu
          list={place.list}
          search={shown}
          link={() => 'http://localhost/list?days=7'}
          onApply={onApply}
        />
      </SessionContext>
    </MantineProvider>
  );
  const { rerender } = await render(screen(search));
  return { onApply, lookAt: (other: ViewSearch) => rerender(screen(other)) };
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const name = page.getByRole('textbox', { name: 'Guardar lo que se ve como' });

async function save(typed: string) {
  await userEvent.click(button(/^Vista/));
  await userEvent.fill(name, typed);
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => {
  for (const { id } of viewsOf(place)) removeView(place, id);
});
afterEach(() => setLocale('es'));

describe('saved views', () => {
  it('save what is on the screen, and the button tells which one it is', async () => {
    const { lookAt } = await show();
    await save('Semana');
    await expect.element(button('Vista: Semana')).toBeVisible();
    expect(viewsOf(place)).toMatchObject([{ name: 'Semana', search: week }]);
    await lookAt({ status: 'expired' });
    await expect.element(button('Vistas')).toBeVisible();
  });

  it('limit view-name name: have a name of at most 60 whole characters, and none that does not show', async () => {
    await show();
    await save('\u200b ');
    expect(viewsOf(place)).toEqual([]);
    await userEvent.fill(name, `${'🧾'.repeat(60)}x`);
    await userEvent.keyboard('{Enter}');
    expect(viewsOf(place).map((view) => view.name)).toEqual(['🧾'.repeat(60)]);
  });

  it('are opened by their name', async () => {
    const { onApply, lookAt } = await show();
    await save('Semana');
    await lookAt({ status: 'expired' });
    await userEvent.click(button('Semana'));
    expect(onApply).toHaveBeenCalledExactlyOnceWith(week);
  });

  it('are renamed, but not to a name in use', async () => {
    await show();
    await save('Semana');
    await userEvent.fill(name, 'Mes');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button('Cambiar el nombre de «Mes»'));
    const renaming = page.getByRole('textbox', { name: 'Cambiar el nombre de «Mes»' });
    await userEvent.fill(renaming, 'Semana');
    await expect.element(page.getByText('Otra vista ya se llama así')).toBeVisible();
    await userEvent.fill(renaming, 'Quincena');
    await userEvent.keyboard('{Enter}');
    expect(viewsOf(place).map((view) => view.name)).toEqual(['Semana', 'Quincena']);
  });

  it('are deleted, and put back with one press', async () => {
    await show();
    await save('Semana');
    await userEvent.click(button('Borrar «Semana»'));
    expect(viewsOf(place)).toEqual([]);
    await userEvent.click(button('Deshacer'));
    expect(viewsOf(place)).toHaveLength(1);
  });

  it('have one that the list opens with', async () => {
    await show();
    await save('Semana');
    const star = button('Abrir la lista con «Semana»');
    await userEvent.click(star);
    await expect.element(star).toHaveAttribute('aria-pressed', 'true');
    expect(viewsOf(place)[0]?.isDefault).toBe(true);
  });
});
