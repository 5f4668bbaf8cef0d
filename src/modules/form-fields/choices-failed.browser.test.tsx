import { createRootRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { factsWithoutAnswer, type ApiError } from '@/api/core/errors';
import { CatalogFoot } from '../catalog-select/catalog-foot';
import { renderPage } from '../session/test-page';
import { ChoicesFailed } from './choices-failed';

const facts = factsWithoutAnswer('catalogs.list', 'rejected', new Date(0));

async function open(error: ApiError) {
  const readAgain = () => undefined;
  const catalog = { items: [], failure: error, readAt: null, reading: false, readAgain };
  await renderPage(
    createRootRoute({
      component: () => (
        <>
          <section aria-label="Campo">
            <ChoicesFailed
              error={error}
              subject="las sucursales"
              reading={false}
              onReadAgain={readAgain}
            />
          </section>
          <section aria-label="Catálogo">
            <CatalogFoot catalog={catalog} subject="los países" />
          </section>
        </>
      ),
    }),
  );
}

it.each(['Campo', 'Catálogo'])('M29: %s names the permission that was refused', async (name) => {
  await open({ ...facts, status: 403, kind: 'forbidden', requiredScope: 'hr.employees' });
  const field = page.getByRole('region', { name });
  await expect.element(field).toHaveTextContent('hr.employees');
  await expect.element(field.getByRole('button', { name: 'Copiar solicitud' })).toBeVisible();
});

it.each(['Campo', 'Catálogo'])('M30: %s offers the details of a refused key', async (name) => {
  await open({ ...facts, status: 401, kind: 'unauthorized' });
  const field = page.getByRole('region', { name });
  await expect.element(field.getByRole('button', { name: 'Copiar detalles' })).toBeVisible();
});
