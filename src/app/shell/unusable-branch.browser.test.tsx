import { useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { answerWith, testId } from '@/api/core/test-answers';
import { taxQueries } from '@/api/taxes/queries';
import { BranchPicker } from '@/modules/branch-picker/branch-picker';
import { forgetUnusable, markUnusable } from '@/modules/branch-picker/unusable-branches';
import { renderPage } from '@/modules/session/test-page';
import { UnusableBranchBanner } from './banners';

const branchId = testId(1);

afterEach(() => {
  configureHttp({});
  forgetUnusable();
});

function Taxes() {
  useQuery(taxQueries.list(branchId));
  return <p>Formulario</p>;
}

async function open(screen: 'purchases/new' | 'batches') {
  const root = createRootRoute({
    component: () => (
      <>
        <BranchPicker branchId={branchId} onPick={() => undefined} />
        <section aria-label="Avisos">
          <UnusableBranchBanner />
        </section>
        <Outlet />
      </>
    ),
  });
  const form = createRoute({
    getParentRoute: () => root,
    path: '/branches/$branchId/purchases/new',
    staticData: { forms: {} },
    component: Taxes,
  });
  const list = createRoute({ getParentRoute: () => root, path: '/branches/$branchId/batches' });
  const client = createQueryClient({ retryDelay: () => 0 });
  const address = `/branches/${branchId}/${screen}`;
  await renderPage(root.addChildren([form, list]), { address, client });
}

const notices = page.getByRole('region', { name: 'Avisos' });
const mark = page.getByText('Desconocida para el servicio o de otra empresa');

describe('M35, M64: a form of a branch that the service does not know', () => {
  it('says so where a screen was told before', async () => {
    answerWith({ body: { success: true, data: [] } });
    markUnusable(branchId);
    await open('purchases/new');
    await expect.element(notices).toHaveTextContent('El servicio no reconoce esta sucursal');
  });

  it('says so by the taxes it reads, in the header too', async () => {
    answerWith({ status: 404, body: { success: false, message: 'Branch not found' } });
    await open('purchases/new');
    await expect.element(notices).toHaveTextContent('El servicio no reconoce esta sucursal');
    await expect.element(mark).toBeVisible();
  });

  it('and a list says it by itself', async () => {
    answerWith({ body: { success: true, data: [] } });
    markUnusable(branchId);
    await open('batches');
    await expect.element(mark).toBeVisible();
    await expect.element(notices).toBeEmptyDOMElement();
  });
});
