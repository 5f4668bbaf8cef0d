import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { testId } from '@/api/core/test-answers';
import { preferenceQueries } from '@/api/preferences/queries';
import { LeaveGuard } from '@/modules/form/leave-guard';
import { renderPage } from '@/modules/session/test-page';
import { useSwitchBranch } from './use-switch-branch';

const [centro, norte] = [testId(1), testId(2)];

afterEach(() => configureHttp({}));

function Frame() {
  const switchBranch = useSwitchBranch();
  return (
    <>
      <button type="button" onClick={() => switchBranch(norte)}>
        Norte
      </button>
      <Outlet />
    </>
  );
}

/** A form with something in it and a screen of no branch, in a business where Centro was chosen last. */
async function open(address: string) {
  const client = createQueryClient();
  const { queryKey } = preferenceQueries.mine();
  client.setQueryData(queryKey, { branch: centro, views: [] });
  configureHttp({ fetch: () => Promise.resolve(Response.json({ branch: norte, views: [] })) });
  const root = createRootRoute({ component: Frame });
  const screens = [
    createRoute({ getParentRoute: () => root, path: '/help' }),
    createRoute({
      getParentRoute: () => root,
      path: '/branches/$branchId/entry',
      component: () => <LeaveGuard risk="typed" />,
    }),
  ];
  const { router } = await renderPage(root.addChildren(screens), { address, client });
  await userEvent.click(page.getByRole('button', { name: 'Norte' }));
  return {
    place: () => router.state.location.pathname,
    follow: (link: string) => router.history.push(link),
    remembered: () => client.getQueryData(queryKey)?.branch,
  };
}

const question = page.getByRole('dialog', { name: '¿Salir sin enviar?' });

it('M61: another branch that is thought better of is not remembered', async () => {
  const { place, remembered } = await open(`/branches/${centro}/entry`);
  await userEvent.click(question.getByRole('button', { name: 'Quedarse aquí' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(place()).toBe(`/branches/${centro}/entry`);
  expect(remembered()).toBe(centro);
});

it('M61: nor when a link leads there later on, which picks none', async () => {
  const { place, follow, remembered } = await open(`/branches/${centro}/entry`);
  await userEvent.click(question.getByRole('button', { name: 'Quedarse aquí' }));
  follow(`/branches/${norte}/entry`);
  await userEvent.click(question.getByRole('button', { name: 'Salir' }));
  await expect.poll(place).toBe(`/branches/${norte}/entry`);
  expect(remembered()).toBe(centro);
});

it('M61: it is remembered once its screen opens', async () => {
  const { place, remembered } = await open(`/branches/${centro}/entry`);
  await expect.element(question).toBeVisible();
  expect(remembered()).toBe(centro);
  await userEvent.click(question.getByRole('button', { name: 'Salir' }));
  await expect.poll(place).toBe(`/branches/${norte}/entry`);
  await expect.poll(remembered).toBe(norte);
});

it('M61: on a screen of no branch it is remembered at once', async () => {
  const { place, remembered } = await open('/help');
  await expect.poll(remembered).toBe(norte);
  expect(place()).toBe('/help');
});
