import { zodResolver } from '@hookform/resolvers/zod';
import { createRootRoute } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testId } from '@/api/core/test-answers';
import { createStore } from '@/domain/store';
import { renderPage } from '@/modules/session/test-page';
import { purchaseForm, type PurchaseInput, type TypedPurchase } from './purchase-form';
import { PurchaseLines, type PastedLines } from './purchase-lines';
import { useLines } from './use-lines';

const mistake = 'Hay filas pegadas sin agregar: agréguelas o cancele.';

/** The lines of a form, and what they say when it is submitted. */
async function show() {
  const pasted = createStore<PastedLines | null>(null);
  const around = {
    vatPercent: '13',
    today: '2026-03-16',
    earlier: () => [],
    taxNumbers: [],
    entryOf: () => undefined,
    hasPasted: () => pasted.get() !== null,
  };
  const Form = () => {
    const form = useForm<TypedPurchase, unknown, PurchaseInput>({
      resolver: zodResolver(purchaseForm.schema(around)),
      defaultValues: purchaseForm.empty,
      shouldFocusError: false,
    });
    const store = useLines(form);
    const rest = { branchId: testId(1), form, store, pasted, outcome: null };
    return (
      <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        <PurchaseLines {...rest} />
        <button type="submit">Revisar</button>
      </form>
    );
  };
  await renderPage(createRootRoute({ component: Form }));
}

const panel = page.getByRole('region', { name: '¿Qué es cada columna?' });

async function pasteRows() {
  await userEvent.click(page.getByRole('gridcell').first());
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'P-1\tMaíz\t3\nP-2\tArroz\t2');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect.element(panel).toBeVisible();
}

it('pasted rows that wait for their columns keep a purchase from its review, and say so', async () => {
  await show();
  await pasteRows();
  await expect.element(panel).not.toHaveTextContent(mistake);
  await userEvent.click(page.getByRole('button', { name: 'Revisar' }));
  await expect.element(panel).toHaveTextContent(mistake);
  // The way of the form to what is wrong leads to the panel first.
  expect(document.querySelector('[data-field="lines"]')).toBe(panel.element());
  await userEvent.click(page.getByRole('button', { name: 'Cancelar' }));
  await expect.element(panel).not.toBeInTheDocument();
  await pasteRows();
  await expect.element(panel).not.toHaveTextContent(mistake);
  await userEvent.click(page.getByRole('button', { name: /^Agregar/ }));
  await vi.waitFor(() => expect(page.getByRole('grid').element().ariaRowCount).toBe('4'));
});
