import { createRootRoute, createRoute, Outlet, useParams } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse } from '@/api/core/test-answers';
import { renderPage } from '../session/test-page';
import { testSession } from '../session/test-session';
import { ofBranch } from './of-branch';

const [centro, norte] = [testId(1), testId(2)];
const both = [
  { id: centro, name: 'Centro' },
  { id: norte, name: 'Norte' },
];

interface Answers {
  branches: () => Promise<Response>;
  /** The branch last chosen; undefined: the gateway cannot tell. */
  last?: string | null;
}

const listOf = (data: object[]) =>
  Promise.resolve(toResponse({ status: 200, body: { success: true, data } }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

const InBranch = ofBranch(function PurchaseIn({ branchId }: { branchId: string }) {
  return <h1>{`Compra en ${branchId}`}</h1>;
});

function Purchase() {
  const { branchId = '' } = useParams({ strict: false });
  return <InBranch branchId={branchId} />;
}

/** A screen of a branch that was opened for a branch to be chosen. */
async function open({ branches, last }: Answers) {
  configureHttp({
    fetch(url) {
      if (url.includes('/branches')) return branches();
      const status = last === undefined ? 500 : 200;
      return Promise.resolve(toResponse({ status, body: { branch: last ?? null, views: [] } }));
    },
  });
  const root = createRootRoute({ component: () => <Outlet /> });
  const screen = createRoute({
    getParentRoute: () => root,
    path: '/branches/$branchId/purchases/new',
    component: Purchase,
  });
  const address = '/branches/choose/purchases/new?draft=7';
  // A business of its own: tests beside this one keep branches of theirs in the same storage.
  const integration = { ...testSession().integration, business: 'La Elegida' };
  const session = testSession({ integration });
  return renderPage(root.addChildren([screen]), { address, session });
}

const question = page.getByRole('heading', { name: 'Elegir sucursal' });
const choice = (name: string) => page.getByRole('button', { name });
const purchaseIn = (id: string | undefined) =>
  page.getByRole('heading', { name: `Compra en ${id}` });

afterEach(() => configureHttp({}));

it.each([null, undefined])(
  'of several branches none is opened before one is chosen, by keys too (last: %s)',
  async (last) => {
    const { router } = await open({ branches: () => listOf(both), last });
    await expect.element(choice('Centro')).toBeVisible();
    await userEvent.tab();
    await expect.element(choice('Centro')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(purchaseIn(norte)).toBeVisible();
    expect(router.state.location.href).toBe(`/branches/${norte}/purchases/new?draft=7`);
    expect(router.history.length).toBe(1);
  },
);

it('the branch last chosen is opened without a question, also where the list is lost', async () => {
  await open({ branches: lost, last: norte });
  await expect.element(purchaseIn(norte)).toBeVisible();
});

it('the only branch is opened once it is known to be the only one', async () => {
  let tell: (answer: Promise<Response>) => void = () => undefined;
  const branches = () => new Promise<Response>((resolve) => (tell = resolve));
  await open({ branches, last: null });
  await expect.element(question).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  tell(listOf(both.slice(0, 1)));
  await expect.element(purchaseIn(centro)).toBeVisible();
});

it('a list that is lost is told and asked for again; nothing is opened by itself', async () => {
  let answer: () => Promise<Response> = lost;
  await open({ branches: () => answer(), last: null });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(question).toBeVisible();
  answer = () => listOf(both);
  await userEvent.click(page.getByRole('button', { name: 'Reintentar' }));
  await userEvent.click(choice('Norte'));
  await expect.element(purchaseIn(norte)).toBeVisible();
});
