import { createRootRoute } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testId } from '@/api/core/test-answers';
import { FormScope } from '@/modules/form-fields/form-scope';
import { renderPage } from '@/modules/session/test-page';
import type { KnownPayables } from './parts';
import { paymentForm, type PaymentFormReturn } from './payment-form';
import { payable } from './test-payables';
import { useAmounts } from './use-amounts';
import { Worksheet } from './worksheet';

const scope = { specs: paymentForm.specs, refusals: new Map() };

/** A payment of so many purchases, of 1, 2, 3 … */
async function open(count: number, known: KnownPayables = new Map()) {
  const allocations = Array.from({ length: count }, (_, at) => ({
    purchaseId: testId(at + 1),
    amount: String(at + 1),
  }));
  const Form = () => {
    const form: PaymentFormReturn = useForm({
      defaultValues: { ...paymentForm.empty, allocations },
    });
    return (
      <FormScope value={scope}>
        <Worksheet form={form} known={known} amounts={useAmounts(form)} />
      </FormScope>
    );
  };
  await renderPage(createRootRoute({ component: Form }));
  await expect.element(amounts).toHaveLength(count);
}

const amounts = page.getByRole('textbox', { name: /^Se aplica a / });
const removes = page.getByRole('button', { name: /^Quitar / });
const undo = page.getByRole('button', { name: 'Deshacer' });
const redo = page.getByRole('button', { name: 'Rehacer' });
const ways = page.getByRole('button', { name: 'Pagar todo' });

it('M299: a row that is taken away hands the focus to the next one, the last one or the way back', async () => {
  await open(3);
  await removes.nth(1).click();
  await expect.element(amounts).toHaveLength(2);
  await expect.element(amounts.nth(1)).toHaveValue('3');
  await expect.element(removes.nth(1)).toHaveFocus();
  await removes.nth(1).click();
  await expect.element(amounts).toHaveLength(1);
  await expect.element(removes).toHaveFocus();
  await removes.click();
  await expect.element(undo).toHaveFocus();
});

describe('the way back', () => {
  it('stays where the only row is taken away, and brings it back', async () => {
    await open(1);
    await expect.element(ways).toBeVisible();
    await removes.click();
    await expect.element(page.getByText(/^Todavía no hay compras/)).toBeVisible();
    await expect.element(ways).not.toBeInTheDocument();
    await undo.click();
    await expect.element(amounts).toHaveValue('1');
    await expect.element(undo).toHaveFocus();
    await redo.click();
    await expect.element(amounts).not.toBeInTheDocument();
    await expect.element(redo).toHaveFocus();
    await undo.click();
    await expect.element(amounts).toHaveValue('1');
  });

  it('is none before anything was changed', async () => {
    await open(0);
    await expect.element(page.getByText(/^Todavía no hay compras/)).toBeVisible();
    await expect.element(undo).not.toBeInTheDocument();
  });
});

it('M272: a row that pays more than is left says so once it is left, and only that row', async () => {
  const ids = [testId(1), testId(2)];
  await open(2, new Map(ids.map((id) => [id, payable(id, { total: '1.50' })])));
  const over = page.getByText('Se paga de más: resta $1.50.');
  await expect.element(over).toHaveLength(1);
  await expect.element(amounts.nth(1)).toHaveAccessibleDescription('Se paga de más: resta $1.50.');
  await expect.element(amounts.first()).not.toHaveAccessibleDescription();
  await userEvent.fill(amounts.nth(1), '1.5');
  await userEvent.tab();
  await expect.element(over).not.toBeInTheDocument();
});

it('M270: a purchase that was paid at once says so where the others say when they are due', async () => {
  const known = payable(testId(1), { total: '10', inCash: true });
  await open(2, new Map([[testId(1), known]]));
  await expect.element(page.getByRole('cell', { name: 'Al contado' })).toHaveLength(1);
  await expect.element(page.getByRole('cell', { name: 'Sin fecha' })).toHaveLength(1);
});
