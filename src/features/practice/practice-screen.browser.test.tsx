import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import type { Practice } from '@/api/practice/schemas';
import { renderPage } from '@/modules/session/test-page';
import { testSession } from '@/modules/session/test-session';
import { ArmedMishap } from './armed-mishap';
import { PracticeScreen } from './practice-screen';

afterEach(() => configureHttp({}));

const doneAt = '2026-03-14T15:09:26.000Z';

/** The gateway of a sandbox, with another screen beside the missions. */
async function open(begun: Partial<Practice> = {}) {
  const told: Practice = {
    armed: null,
    struck: null,
    missions: [{ id: 'schedule', doneAt: null }],
    nightSchedule: null,
    ...begun,
  };
  configureHttp({
    fetch: (url, { method = 'GET', body }) => {
      const { pathname } = new URL(url, 'http://app.test');
      if (!pathname.startsWith('/gateway/practice')) return Promise.resolve(Response.json({}));
      if (method === 'DELETE' && pathname.endsWith('/done')) {
        told.missions = told.missions.map(({ id }) => ({ id, doneAt: null }));
      }
      if (pathname.endsWith('/mishap')) told.armed = method === 'PUT' ? armedIn(body) : null;
      return Promise.resolve(Response.json(told));
    },
  });
  const root = createRootRoute({
    component: () => (
      <>
        <ArmedMishap />
        <Outlet />
      </>
    ),
  });
  const screens = [
    createRoute({ getParentRoute: () => root, path: '/', component: PracticeScreen }),
    createRoute({ getParentRoute: () => root, path: '/help', component: () => <h1>Turnos</h1> }),
  ];
  const session = testSession({ sandbox: true });
  return { told, ...(await renderPage(root.addChildren(screens), { session })) };
}

const armedIn = (body: unknown) => (String(body).includes('slow') ? 'slow' : null);

const title = page.getByRole('heading', { level: 1 });

it('knows a mission that was done by reading since it was last here', async () => {
  const { told, router } = await open();
  await expect.element(page.getByText('pendiente')).toBeVisible();
  await router.navigate({ to: '/help' });
  await expect.element(page.getByRole('heading', { name: 'Turnos' })).toBeVisible();
  told.missions = [{ id: 'schedule', doneAt }];
  await router.navigate({ to: '/' });
  await expect.element(page.getByText(/hecha el/)).toBeVisible();
});

it('M299: goes on from the title when what was pressed is no longer offered', async () => {
  await open({ missions: [{ id: 'schedule', doneAt }] });
  const anew = page.getByRole('button', { name: 'Empezar de nuevo' });
  await userEvent.click(anew);
  await expect.element(anew).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
  const order = page.getByRole('button', { name: 'Pedir: Respuesta lenta' });
  await userEvent.click(order);
  await expect.element(order).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
  const takeBack = page.getByRole('status').getByRole('button', { name: 'Quitar' });
  await userEvent.click(takeBack);
  await expect.element(takeBack).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
});
