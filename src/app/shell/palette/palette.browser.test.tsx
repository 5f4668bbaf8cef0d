import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse } from '@/api/core/test-answers';
import { recordOf } from '@/api/core/test-gateway';
import { testEntry } from '@/api/directory/test-entry';
import { noFacts } from '@/contract/attempt';
import { renderPage } from '@/modules/session/test-page';
import { Palette } from './palette';

const ceiba = testEntry({ id: testId(2), name: 'La Ceiba', taxNumber: '0614-150312-101-2' });

const box = page.getByRole('combobox', { name: 'Buscar o ir a' });
const field = page.getByRole('textbox', { name: 'Cantidad' });
const option = (name: string | RegExp) => page.getByRole('option', { name });

let asked: string[] = [];

/** A payment in the journal, by its reference. */
const payment = recordOf('applied', [], {
  operation: 'payments.apply',
  facts: { ...noFacts, code: 'CHK-100', date: '2026-03-12', amount: '12.5' },
});
const pageOf = (rows: unknown[], total: number) => ({
  rows,
  pagination: { page: 1, lastPage: 1, perPage: 7, total },
});

/** The gateway, whose book of a kind may be closed to the session or out of order. */
function answer(failing: Record<string, number> = {}): void {
  asked = [];
  configureHttp({
    fetch: (url) => {
      asked.push(url);
      const { pathname } = new URL(url, 'http://app.test');
      const listed = { '/gateway/attempts': [payment], '/gateway/purchases': [] }[pathname];
      if (listed !== undefined) {
        const status = failing[pathname] ?? 200;
        const body = status === 200 ? pageOf(listed, listed.length * 12) : {};
        return Promise.resolve(toResponse({ status, body }));
      }
      const kind = /directory\/([\w-]+)/.exec(url)?.[1] ?? '';
      const status = failing[kind] ?? 200;
      const problem = { type: 'urn:trastienda:area-closed', status };
      const entries = kind === 'provider' ? [ceiba] : [];
      return Promise.resolve(toResponse({ status, body: status === 200 ? { entries } : problem }));
    },
  });
}

async function show() {
  const root = createRootRoute({
    component: () => (
      <>
        <Palette />
        <input aria-label="Cantidad" />
        <Outlet />
      </>
    ),
  });
  const screens = ['/', '/sales', '/providers', '/catalogs', '/attempts/$attemptId'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => null }),
  );
  return renderPage(root.addChildren(screens));
}

beforeEach(() => answer());
afterEach(() => configureHttp({}));

it('takes what is typed at once, and the field behind it gets none of it', async () => {
  await show();
  await userEvent.fill(field, '12');
  await userEvent.keyboard('{Control>}k{/Control}catalogo');
  await expect.element(box).toHaveValue('catalogo');
  await expect.element(field).toHaveValue('12');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveFocus();
});

it('marks the first, moves by arrows round both ends, and by Home and End', async () => {
  await show();
  await userEvent.click(page.getByRole('button', { name: 'Buscar o ir a…' }));
  const marked = page.getByRole('option', { selected: true });
  await expect.element(marked).toHaveTextContent('Inicio');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(marked).toHaveTextContent('Catálogos · Sucursales');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(marked).toHaveTextContent('Productos');
  await userEvent.keyboard('{End}');
  await expect.element(marked).toHaveTextContent('Catálogos · Sucursales');
  await userEvent.keyboard('{Home}');
  await expect.element(marked).toHaveTextContent('Inicio');
  const active = box.element().getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')).toBe(marked.element());
});

it('goes by Enter to what was typed, whatever the list still shows', async () => {
  const { router } = await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(option(/^Inicio/)).toBeVisible();
  await userEvent.keyboard('ventas{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/sales');
  await expect.element(box).not.toBeInTheDocument();
});

it('does what the frame does, by its words, and does not list it among the screens', async () => {
  await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(option(/^Inicio/)).toBeVisible();
  await expect.element(option('Cerrar sesión')).not.toBeInTheDocument();
  await userEvent.fill(box, 'tema');
  await userEvent.click(option('Apariencia: oscura'));
  await expect.element(box).not.toBeInTheDocument();
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(box, 'english');
  await expect.element(option(/^Cambiar a inglés/)).toBeVisible();
  configureHttp({ fetch: () => Promise.reject(new TypeError('Lost')) });
  await userEvent.fill(box, 'cerrar sesion');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('No se pudo cerrar la sesión');
});

it('leads a number to its supplier by the id, and asks the service nothing', async () => {
  const { router } = await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(box, '06141503121012');
  await expect.element(option(/^La Ceiba/)).toBeVisible();
  // The shell reads the branches for its links, palette or not.
  const ofService = asked.filter((url) => url.startsWith('/api') && !url.includes('/branches'));
  expect(ofService).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.href).toBe(`/providers?entry=${ceiba.id}`);
});

it('says that part of the directory is missing, but not of what the session may not see', async () => {
  answer({ sale: 403 });
  await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(box, 'ceiba');
  await expect.element(option(/^La Ceiba/)).toBeVisible();
  await expect.element(page.getByText('Parte del directorio no se leyó.')).not.toBeInTheDocument();
});

it('reads what it can of a directory that is out of order', async () => {
  answer({ schedule: 500 });
  await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(box, 'ceiba');
  await expect.element(option(/^La Ceiba/)).toBeVisible();
  await expect.element(page.getByText('Parte del directorio no se leyó.')).toBeVisible();
});

const ofJournal = () => asked.filter((url) => /gateway\/(attempts|purchases)\?q=/.test(url));

it('finds what was sent by its reference, once the typing rests and the gateway alone is asked', async () => {
  const { router } = await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(option(/^Inicio/)).toBeVisible();
  await userEvent.keyboard('CHK-100');
  await expect.element(page.getByText('Buscando en la bitácora…').last()).toBeVisible();
  await expect.element(option(/^Buscar en la bitácora/)).toBeVisible();
  const hit = option(/CHK-100.*\$12\.50 · 12\/03\/2026/);
  await expect.element(hit).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('Bitácora · 1 de 12')).toBeVisible();
  expect(ofJournal()).toEqual([
    '/gateway/attempts?q=CHK-100&page=1&perPage=7',
    '/gateway/purchases?q=CHK-100&page=1&perPage=7',
  ]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe(`/attempts/${payment.id}`);
});

it('leaves the mark where somebody moved it when the journal answers', async () => {
  await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(box, 'CHK-100');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const marked = page.getByRole('option', { selected: true });
  await expect.element(marked).toHaveTextContent('Buscar en compras enviadas');
  await expect.element(option(/CHK-100.*12\.50/)).toBeVisible();
  await expect.element(marked).toHaveTextContent('Buscar en compras enviadas');
});

it('asks the journal for no name and no number of a taxpayer', async () => {
  await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  for (const typed of ['ceiba maría', '0614-150312-101-3', '04567890-1']) {
    await userEvent.fill(box, typed);
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
  expect(ofJournal()).toEqual([]);
});

it('says that the journal could not be searched, below what else there is', async () => {
  answer({ '/gateway/attempts': 500 });
  await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(box, 'CHK-100');
  await expect.element(page.getByText('La bitácora no se leyó.').last()).toBeVisible();
  await expect.element(option(/^Buscar en la bitácora/)).toBeVisible();
});
