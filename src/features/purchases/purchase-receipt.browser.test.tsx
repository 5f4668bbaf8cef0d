import { createRootRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { NewPurchase } from '@/api/expenses/schemas';
import { testId } from '@/api/core/test-answers';
import { testApplied } from '@/modules/attempt/test-applied';
import { renderPage } from '@/modules/session/test-page';
import { PurchaseReceipt } from './purchase-receipt';

const sent: NewPurchase = {
  branchId: testId(1),
  providerId: testId(2),
  documentType: 'ticket',
  date: '2026-03-14',
  observation: '',
  isCredit: false,
  creditDays: '',
  controlNumber: '',
  generationCode: '',
  stamp: '',
  lines: [],
  totals: {
    net: '10.00',
    nonTaxed: '0.00',
    vat: '0.00',
    perception: '0.00',
    fovial: '0.00',
    cotrans: '0.00',
    otherTaxes: '0.00',
    vatWithholding: '0.00',
    incomeWithholding: '0.00',
    toPay: '10.00',
  },
};

/** The receipt of a purchase with this control number, which the service recorded with codes of its own. */
async function show(controlNumber: string, total = '10.00') {
  const value = {
    id: null,
    generationCode: 'G-1',
    status: null,
    total,
    controlNumber: 'C-1',
    issuedAt: null,
  };
  const applied = testApplied(value, { ...sent, controlNumber });
  const receipt = () => (
    <PurchaseReceipt
      applied={applied}
      provider={() => 'La Ceiba'}
      onAnother={() => undefined}
      onAnotherKept={() => undefined}
    />
  );
  await renderPage(createRootRoute({ component: receipt }));
  await expect.element(page.getByText('C-1')).toBeVisible();
}
const otherTotal = page.getByText(/^El servicio registró .*; se enviaron/);
const others = page.getByText('El servicio registró otros códigos que los enviados.');

it('a code the service gives a purchase that was sent without one is no other code', async () => {
  await show('');
  await expect.element(others).not.toBeInTheDocument();
});

it('a code that was sent in small letters is no other code in capital ones', async () => {
  await show('c-1');
  await expect.element(others).not.toBeInTheDocument();
});

it('says that the service recorded another code than the one that was sent', async () => {
  await show('C-2');
  await expect.element(others).toBeVisible();
});

it('M54: a total with the tail of a binary fraction is the one that was sent', async () => {
  await show('', '10.000000000000002');
  await expect.element(page.getByText('$10.00')).toBeVisible();
  await expect.element(otherTotal).not.toBeInTheDocument();
});

it('M139: a total that differs by a cent is told beside the one that was sent', async () => {
  await show('', '10.009999999999998');
  await expect.element(otherTotal).toHaveTextContent('$10.01');
});
