import { createRootRoute } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import { readDraftSearch } from '@/modules/drafts/draft-search';
import { renderPage } from '@/modules/session/test-page';
import { NewPaymentScreen } from './new-payment-screen';
import { paymentForm } from './payment-form';
import { playGateway } from './test-gateway';
import { payable } from './test-payables';

const one = testId(1);
const known = (paid: string) => [payable(one, { total: '100', paid, providerId: testId(3) })];

/** A payment of 100.00 of a purchase, with all that it needs. */
function open(change: Partial<typeof paymentForm.empty> = {}) {
  const values = {
    ...paymentForm.empty,
    date: '16/03/2026',
    methodId: testId(9),
    reference: 'TR-7',
    allocations: [{ purchaseId: one, amount: '100' }],
    ...change,
  };
  const { gateway, address } = playGateway({ form: 'payments', schema: 1, values });
  gateway.payables = () => Promise.resolve(known('0'));
  const root = createRootRoute({ component: NewPaymentScreen, validateSearch: readDraftSearch });
  const show = () => renderPage(root, { address });
  return { gateway, show };
}

const review = page.getByRole('button', { name: 'Revisar el pago' });
const reason = page.getByRole('textbox', { name: 'Por qué se paga de más' });
const goOn = page.getByRole('button', { name: 'Seguir a la confirmación' });
const row = page.getByText('De la bitácora');
const reference = page.getByRole('textbox', { name: 'Referencia' });

afterEach(() => configureHttp({}));

it('M272: what was paid meanwhile is asked about before the review, and only then', async () => {
  const { gateway, show } = open();
  await show();
  await expect.element(row).toBeVisible();
  gateway.payables = () => Promise.resolve(known('100'));
  await review.click();
  await expect.element(reason).toHaveFocus();
  await expect.element(goOn).not.toBeInTheDocument();
  await expect.element(reference).toHaveValue('TR-7');
  await userEvent.fill(reason, 'Incluye flete');
  await review.click();
  await expect.element(page.getByText(/se paga de más: Incluye flete/)).toBeVisible();
});

it('M272: a reason that was typed before goes with what turns out to be too much', async () => {
  const { gateway, show } = open({ reason: 'Incluye flete' });
  await show();
  await expect.element(row).toBeVisible();
  gateway.payables = () => Promise.resolve(known('100'));
  await review.click();
  await expect.element(page.getByText(/se paga de más: Incluye flete/)).toBeVisible();
});

it('M272: a purchase from elsewhere is held against what the service says of it', async () => {
  const { gateway, show } = open();
  gateway.payables = () => Promise.resolve([payable(one)]);
  gateway.status = {
    expense_id: one,
    provider: { legal_name: 'EL ROBLE' },
    totals: { expense_to_payment: 80 },
  };
  await show();
  await expect.element(reference).toHaveValue('TR-7');
  await review.click();
  await expect.element(reason).toHaveFocus();
  await expect.element(page.getByText('EL ROBLE · 00000000')).toBeVisible();
  await expect.element(page.getByText('Se paga de más: resta $80.00.')).toBeVisible();
  await expect.element(goOn).not.toBeInTheDocument();
});

it('M276: a purchase that went into a payment in doubt meanwhile is locked', async () => {
  const { gateway, show } = open();
  await show();
  await expect.element(row).toBeVisible();
  const locked = {
    attemptId: testId(8),
    operator: 'Berta',
    at: '2026-03-16T16:00:00.000Z',
    amount: '100',
  };
  gateway.payables = () => Promise.resolve([payable(one, { total: '100' }, locked)]);
  await review.click();
  await expect.element(page.getByText(/^En un pago sin confirmar que/)).toBeVisible();
  await expect
    .poll(() => document.activeElement?.getAttribute('data-field'))
    .toMatch(/purchaseId$/);
  await expect.element(goOn).not.toBeInTheDocument();
});

it('M272: no review comes before it is known what is left', async () => {
  const { gateway, show } = open();
  let answer: () => void = () => undefined;
  gateway.payables = () =>
    new Promise((resolve) => {
      answer = () => resolve(known('40'));
    });
  await show();
  await expect.element(reference).toHaveValue('TR-7');
  await review.click();
  await expect.element(page.getByText('Leyendo lo que resta de cada compra…')).toBeVisible();
  await expect.element(goOn).not.toBeInTheDocument();
  answer();
  await expect.element(reason).toHaveFocus();
});

it('M272: without an answer there is no review, and what is typed stays', async () => {
  const { gateway, show } = open();
  await show();
  await expect.element(row).toBeVisible();
  gateway.payables = () => Promise.reject(new TypeError('Failed to fetch'));
  await review.click();
  await expect.element(page.getByText('No se envió nada y lo escrito sigue aquí.')).toBeVisible();
  await expect.element(goOn).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Volver a los datos' }).click();
  await expect.element(review).toHaveFocus();
  await expect.element(reference).toHaveValue('TR-7');
  await review.click();
  gateway.payables = () => Promise.resolve(known('0'));
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(goOn).toBeVisible();
});

it('M272: what is sent names the reading before its review, of the purchase read first', async () => {
  const other = testId(2);
  const read = (readAt: string) =>
    Promise.resolve([
      payable(one, { total: '100', providerId: testId(3), readAt: `${readAt}.200Z` }),
      payable(other, { total: '100', providerId: testId(3), readAt: `${readAt}.100Z` }),
    ]);
  const allocations = [one, other].map((purchaseId) => ({ purchaseId, amount: '10' }));
  const { gateway, show } = open({ allocations });
  gateway.payables = () => read('2026-03-16T16:00:00');
  await show();
  await expect.element(row.first()).toBeVisible();
  gateway.payables = () => read('2026-03-16T17:00:00');
  await review.click();
  await goOn.click();
  await page.getByRole('checkbox', { name: /^Lo leí/ }).click();
  await page.getByRole('button', { name: /^Aplicar pago por/ }).click();
  await expect.poll(() => gateway.contexts).toHaveLength(1);
  expect(gateway.contexts[0]).toMatchObject({ readAt: '2026-03-16T17:00:00.100Z' });
  await expect.element(page.getByText(/^El servicio aplicó el pago por/)).toBeVisible();
});
