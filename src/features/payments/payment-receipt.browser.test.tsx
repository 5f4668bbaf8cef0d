import { createRootRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { testId } from '@/api/core/test-answers';
import type { AppliedPayment } from '@/api/payments/schemas';
import { testApplied } from '@/modules/attempt/test-applied';
import { renderPage } from '@/modules/session/test-page';
import type { PaymentInput } from './payment-input';
import { PaymentReceipt } from './payment-receipt';

const common = {
  methodId: testId(1),
  date: '2026-03-16',
  bankId: '',
  pettyCashId: '',
  checkbookId: '',
  checkNumber: '',
  reference: '',
  notes: '',
  paper: '',
  reason: '',
  part: '',
};
const named = (kind: string) => (id: string) => `${kind} ${Number(id.slice(-2))}`;
const words = {
  providerId: named('Proveedor'),
  branchId: named('Sucursal'),
  methodId: named('Forma'),
  bankId: named('Banco'),
  checkbookId: named('Chequera'),
  pettyCashId: named('Caja'),
};

const nothingTold: AppliedPayment = { told: [] };

/** The receipt of a payment that was sent so. @returns what it says was sent, by its names */
async function factsOf(input: PaymentInput) {
  const applied = testApplied(nothingTold, input);
  const receipt = () => (
    <PaymentReceipt
      applied={applied}
      words={words}
      known={new Map()}
      onAnother={() => undefined}
      onAnotherKept={() => undefined}
    />
  );
  const { container } = await renderPage(createRootRoute({ component: receipt }));
  await expect.element(page.getByText('Forma 1')).toBeVisible();
  return [...container.querySelectorAll('dt')].map(
    (name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`,
  );
}

it('M285, M307: an automatic payment says all that was sent: where from, for which branch, with which notes', async () => {
  const facts = await factsOf({
    ...common,
    mode: 'automatic',
    branchId: testId(2),
    providerId: testId(3),
    amount: '100',
    bankId: testId(4),
    checkbookId: testId(5),
    checkNumber: '0007',
    pettyCashId: testId(6),
    reference: 'TR-7',
    notes: 'Según acuerdo',
  });
  expect(facts).toEqual(
    expect.arrayContaining([
      'Banco: Banco 4',
      'Chequera: Chequera 5',
      'Número de cheque: 0007',
      'Caja chica: Caja 6',
      'Referencia: TR-7',
      'Notas: Según acuerdo',
      'Proveedor: Proveedor 3',
      'Sucursal: Sucursal 2',
    ]),
  );
});

it('M307: what was not sent is not on the receipt', async () => {
  const allocations = [{ purchaseId: testId(7), amount: '10' }];
  const facts = await factsOf({ ...common, mode: 'by-purchase', allocations });
  expect(facts.join()).not.toMatch(/Banco|Chequera|cheque|Caja|Referencia|Notas|Sucursal/);
});
