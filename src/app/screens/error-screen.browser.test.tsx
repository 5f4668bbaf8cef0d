import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { CrashScreen } from './fault-panel';
import { ErrorScreen } from './error-screen';

afterEach(() => vi.restoreAllMocks());

/** An app of two screens, the second of which breaks as long as `fault` says so. */
async function openBroken() {
  // React writes down every error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const fault = { present: true };
  const root = createRootRoute();
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <h1>Inicio</h1>,
  });
  const broken = createRoute({
    getParentRoute: () => root,
    path: '/broken',
    component: () => {
      if (fault.present) throw new Error('a fault of this program');
      return <h1>Entera</h1>;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([start, broken]),
    history: createMemoryHistory({ initialEntries: ['/', '/broken'], initialIndex: 1 }),
    defaultErrorComponent: ErrorScreen,
  });
  await render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  return fault;
}

it('says whose mistake it is and where to see what was sent, and shows the screen once it is over', async () => {
  const fault = await openBroken();
  // A write may have been under way, whose outcome is not known here.
  await expect.element(page.getByRole('alert')).toHaveTextContent('está en la bitácora');
  await expect.element(page.getByRole('alert')).not.toHaveTextContent('No se envió nada');
  await expect
    .element(page.getByRole('link', { name: 'Ver la bitácora' }))
    .toHaveAttribute('href', '/attempts');
  fault.present = false;
  await userEvent.click(page.getByRole('button', { name: 'Reintentar' }));
  await expect.element(page.getByRole('heading', { name: 'Entera' })).toBeVisible();
});

it('leads back to where one came from', async () => {
  await openBroken();
  await userEvent.click(page.getByRole('button', { name: 'Volver a la pantalla anterior' }));
  await expect.element(page.getByRole('heading', { name: 'Inicio' })).toBeVisible();
});

it('hands over what support needs', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openBroken();
  await userEvent.click(page.getByRole('button', { name: 'Copiar detalles' }));
  expect(copied.mock.calls[0]?.[0]).toContain('a fault of this program');
});

it('stands without any frame when the frame itself broke', async () => {
  await render(
    <MantineProvider>
      <CrashScreen error={new Error('a broken frame')} />
    </MantineProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Volver a cargar' })).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('está en la bitácora');
});
