import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { configureHttp, type Transport } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { toResponse } from '@/api/core/test-answers';
import type { SavedView, ViewSearch } from '@/api/preferences/schemas';
import { setLocale } from '@/text/locale';
import { SessionContext } from '../session/session-context';
import { testSession } from '../session/test-session';
import { ViewMenu } from './view-menu';

const list = 'view-test';
const week = { status: 'expiring', days: 7, columns: 'standard', density: 'compact' };
let kept: SavedView[] = [];
/** The gateway, or what it answers instead. */
let refuses: Response | null = null;

/** The gateway's part: it keeps views, and tells them all with every answer. */
const gateway: Transport = (url, { method, body }) => {
  if (refuses !== null) return Promise.resolve(refuses.clone());
  const id = url.slice(url.lastIndexOf('/') + 1);
  if (method === 'DELETE') kept = kept.filter((view) => view.id !== id);
  if (method === 'PUT') {
    const view = { ...(JSON.parse(body as string) as Omit<SavedView, 'id'>), id };
    const others = kept.map((other) =>
      view.isDefault && other.list === view.list ? { ...other, isDefault: false } : other,
    );
    kept = others.some((other) => other.id === id)
      ? others.map((other) => (other.id === id ? view : other))
      : [...others, view];
  }
  return Promise.resolve(toResponse({ body: { branch: null, views: kept } }));
};

async function show(search: ViewSearch = week) {
  const onApply = vi.fn<(search: ViewSearch) => void>();
  const client = createQueryClient({ retryDelay: () => 0 });
  const screen = (shown: ViewSearch) => (
    <MantineProvider>
      <SessionContext value={testSession()}>
        <QueryClientProvider client={client}>
          <ViewMenu
            list={list}
            search={shown}
            link={() => 'http://localhost/list?days=7'}
            onApply={onApply}
          />
        </QueryClientProvider>
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

const names = () => kept.map((view) => view.name);

beforeEach(() => {
  kept = [];
  refuses = null;
  configureHttp({ fetch: gateway });
});
afterEach(() => {
  configureHttp({});
  setLocale('es');
});

describe('saved views', () => {
  it('save what is on the screen, and the button tells which one it is', async () => {
    const { lookAt } = await show();
    await save('Semana');
    await expect.element(button('Vista: Semana')).toBeVisible();
    expect(kept).toMatchObject([{ list, name: 'Semana', search: week, isDefault: false }]);
    await lookAt({ status: 'expired' });
    await expect.element(button('Vistas')).toBeVisible();
  });

  it('limit view-name name: have a name of at most 60 whole characters, and none that does not show', async () => {
    await show();
    await save('\u200b ');
    expect(kept).toEqual([]);
    await userEvent.fill(name, `${'🧾'.repeat(60)}x`);
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['🧾'.repeat(60)]);
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
    await expect.element(name).toHaveValue('');
    await userEvent.fill(name, 'Mes');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button('Cambiar el nombre de «Mes»'));
    const renaming = page.getByRole('textbox', { name: 'Cambiar el nombre de «Mes»' });
    await userEvent.fill(renaming, 'Semana');
    await expect.element(page.getByText('Otra vista ya se llama así')).toBeVisible();
    await userEvent.fill(renaming, 'Quincena');
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['Semana', 'Quincena']);
    await expect.element(button('Cambiar el nombre de «Quincena»')).toHaveFocus();
  });

  it('are deleted, and put back with one press', async () => {
    await show();
    await save('Semana');
    await userEvent.click(button('Borrar «Semana»'));
    await expect.poll(names).toEqual([]);
    await expect.element(button('Deshacer')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['Semana']);
    await expect.element(button('Semana')).toHaveFocus();
    await expect.element(button('Deshacer')).not.toBeInTheDocument();
  });

  it('have one that the list opens with', async () => {
    await show();
    await save('Semana');
    const star = button('Abrir la lista con «Semana»');
    await userEvent.click(star);
    await expect.element(star).toHaveAttribute('aria-pressed', 'true');
    expect(kept[0]?.isDefault).toBe(true);
  });

  it('that could not be kept say so where they are saved, and what was typed stays', async () => {
    await show();
    await userEvent.click(button(/^Vista/));
    await expect.element(page.getByText('Una vista guarda')).toBeVisible();
    refuses = toResponse({ status: 500, body: {} });
    await userEvent.fill(name, 'Semana');
    await userEvent.keyboard('{Enter}');
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('No se guardó «Semana». Pruebe de nuevo.');
    await expect.element(name).toHaveValue('Semana');
    refuses = null;
    await userEvent.click(button('Guardar'));
    await expect.element(button('Borrar «Semana»')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
    refuses = toResponse({ status: 500, body: {} });
    await userEvent.click(button('Borrar «Semana»'));
    await expect.element(alert).toHaveTextContent('No se borró. Pruebe de nuevo.');
    await expect.element(button('Semana')).toBeVisible();
  });

  it('for which another window left no room say so', async () => {
    await show();
    await userEvent.click(button(/^Vista/));
    await expect.element(page.getByText('Una vista guarda')).toBeVisible();
    refuses = toResponse({ status: 409, body: { problem: 'views-full', requestId: 'r-1' } });
    await userEvent.fill(name, 'Semana');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('No caben más vistas');
  });

  it('saved in another window are there when the menu is opened again', async () => {
    await show();
    await save('Semana');
    await expect.element(button('Borrar «Semana»')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    kept = [...kept, { id: 'other', list, name: 'Mes', search: {}, isDefault: false }];
    await userEvent.click(button(/^Vista/));
    await expect.element(button('Mes')).toBeVisible();
  });

  it('that cannot be read are not said to be none', async () => {
    refuses = toResponse({ status: 500, body: {} });
    await show();
    await userEvent.click(button(/^Vista/));
    await expect.element(page.getByRole('alert')).toHaveTextContent('sus vistas');
    expect(page.getByText('Una vista guarda').elements()).toEqual([]);
    refuses = null;
    await userEvent.click(button('Reintentar'));
    await expect.element(page.getByText('Una vista guarda')).toBeVisible();
  });
});
