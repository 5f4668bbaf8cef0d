import { createRootRoute } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import { readDraftSearch } from '@/modules/drafts/draft-search';
import { renderPage } from '@/modules/session/test-page';
import { playGateway } from '../test-gateway';
import { payable } from '../test-payables';
import { draftOfMany, emptyMany } from './many-form';
import { ManyPaymentsScreen } from './many-screen';

afterEach(() => configureHttp({}));

const payables = (paid: string) => [
  payable(testId(1), { total: '100', paid, providerId: testId(3) }),
  payable(testId(2), { total: '40', providerId: testId(4) }),
];
const review = page.getByRole('button', { name: 'Revisar los pagos' });
const total = page.getByRole('row', { name: /^Total/ });
const reviewed = page.getByRole('table', { name: 'Los pagos' });
const references = page.getByRole('textbox', { name: /^Referencia del pago/ });

async function open(change: Partial<typeof emptyMany> = {}) {
  const rows = [1, 2].map((id) => ({ purchases: [testId(id)], reference: '', checkNumber: '' }));
  const { form, schema } = draftOfMany;
  const values = { ...emptyMany, date: '16/03/2026', methodId: testId(9), rows, ...change };
  const { gateway, address } = playGateway({ form, schema, values });
  gateway.payables = () => Promise.resolve(payables('0'));
  const root = createRootRoute({ component: ManyPaymentsScreen, validateSearch: readDraftSearch });
  await renderPage(root, { address });
  await expect.element(total).toHaveTextContent('$140.00');
  return gateway;
}

it('M268: what was paid meanwhile is shown in the form, and only what stands there is reviewed', async () => {
  const gateway = await open();
  await userEvent.fill(references.first(), 'TR-7');
  gateway.payables = () => Promise.resolve(payables('70'));
  await review.click();
  await expect.element(page.getByText(/^Mientras tanto cambió lo que resta/)).toBeVisible();
  await expect.element(total).toHaveTextContent('$70.00');
  await expect.element(reviewed).not.toBeInTheDocument();
  await expect.element(references.first()).toHaveValue('TR-7');
  await review.click();
  await expect.element(reviewed).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /\$70\.00/ })).toBeVisible();
});

it('M268: no payments are reviewed while nobody knows what is left of them', async () => {
  const gateway = await open();
  gateway.payables = () => Promise.reject(new TypeError('Failed to fetch'));
  await review.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(reviewed).not.toBeInTheDocument();
  await expect.element(total).toHaveTextContent('$140.00');
});

const removes = page.getByRole('button', { name: /^Quitar / });

it('M299: a payment that is taken away hands the focus to the next one, or to what is left', async () => {
  await open();
  await userEvent.fill(references.nth(1), 'TR-8');
  await removes.first().click();
  await expect.element(references).toHaveLength(1);
  await expect.element(references).toHaveValue('TR-8');
  await expect.element(references).toHaveFocus();
});

it('M286: nothing is changed while the payments are read, and the focus stays', async () => {
  const gateway = await open();
  let answer: () => void = () => undefined;
  gateway.payables = () =>
    new Promise((resolve) => {
      answer = () => resolve(payables('70'));
    });
  await userEvent.type(references.first(), 'TR-7{Enter}');
  await expect.element(references.first()).toBeDisabled();
  for (const remove of removes.all()) await expect.element(remove).toBeDisabled();
  await expect.element(page.getByLabelText(/^Fecha/).first()).toBeDisabled();
  await expect.element(review).toHaveFocus();
  answer();
  await expect.element(total).toHaveTextContent('$70.00');
  await expect.element(references.first()).toBeEnabled();
  await expect.element(references.first()).toHaveValue('TR-7');
});

const goesTo = page.getByText('Para \u2068Los Volcanes\u2069: vale en todas sus sucursales');

it('form and review say of which business, as those of one payment', async () => {
  await open();
  await expect.element(goesTo).toBeVisible();
  await review.click();
  await expect.element(reviewed).toBeVisible();
  await expect.element(goesTo).toBeVisible();
});

it('a check number is marked as needed', async () => {
  await page.viewport(1440, 900);
  await open({ checkbookId: testId(5) });
  const head = page.getByRole('columnheader', { name: 'Número de cheque' });
  await expect.element(head).toHaveTextContent('Número de cheque *');
  await expect
    .element(page.getByRole('textbox', { name: /^Número de cheque/ }).first())
    .toBeRequired();
  await expect.element(references.first()).not.toBeRequired();
});

it('what is missing stands apart from the fields', async () => {
  await page.viewport(1440, 900);
  await open({ methodId: '' });
  await review.click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toBeVisible();
  const { top } = page.getByText('Hoy', { exact: true }).element().getBoundingClientRect();
  const { bottom } = alert.element().getBoundingClientRect();
  expect(top - bottom).toBeGreaterThanOrEqual(8);
});
