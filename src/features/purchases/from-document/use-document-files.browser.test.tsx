import { createRootRoute, createRoute } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import { testAt } from '@/api/core/test-gateway';
import { renderPage } from '@/modules/session/test-page';
import { purchaseForm, type PurchaseInput, type TypedPurchase } from '../purchase-form';
import { testDte } from './test-dte';
import { useDocumentFiles } from './use-document-files';

const branch = { id: testId(1), name: 'Centro' };
const begun = purchaseForm.empty;

/** A form that takes one document, where nothing is typed and a draft is being read or not. */
async function take({ isOpening }: { isOpening: boolean }) {
  configureHttp({
    fetch: (_, { method }) =>
      Promise.resolve(
        Response.json(
          method === 'PUT' ? { version: 1, savedAt: testAt } : { rows: [], total: 0, now: testAt },
        ),
      ),
  });
  function Form() {
    const form = useForm<TypedPurchase, unknown, PurchaseInput>({ defaultValues: begun });
    const { take: takeFiles, taken } = useDocumentFiles({
      form,
      begun,
      branch,
      isOpening,
      flushLines: () => undefined,
    });
    return (
      <>
        <input aria-label="Número de control" {...form.register('controlNumber')} />
        <button
          type="button"
          onClick={() => takeFiles([new File([testDte({ receptor: {}, id: 2 })], 'uno.json')])}
        >
          Soltar
        </button>
        <output>{taken.map(({ name, state }) => `${name}: ${state.is}`).join()}</output>
      </>
    );
  }
  const root = createRootRoute();
  await renderPage(
    root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component: Form })]),
  );
  await page.getByRole('button').click();
}

const control = page.getByRole('textbox', { name: 'Número de control' });
const told = page.getByRole('status');

afterEach(() => configureHttp({}));

describe('D1: a document that comes while nothing is typed', () => {
  it('fills in the form', async () => {
    await take({ isOpening: false });
    await expect.element(control).toHaveValue('DTE-03-M001P001-000000000000815');
    await expect.element(told).toHaveTextContent('');
  });

  it('and a draft is read becomes a draft of its own, for the one that is read fills in the form', async () => {
    await take({ isOpening: true });
    await expect.element(told).toHaveTextContent('uno.json: draft');
    await expect.element(control).toHaveValue('');
  });
});
