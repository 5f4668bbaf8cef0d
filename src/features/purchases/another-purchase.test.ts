import { describe, expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import { keptForAnother } from './another-purchase';
import { linesIn } from './line-grid/line-text';
import { purchaseForm } from './purchase-form';

const kept = {
  providerId: testId(2),
  documentType: 'ccf',
  date: '14/03/2026',
  isCredit: true,
  creditDays: '30',
};
/** Everything of a form is filled in. */
const full = {
  ...purchaseForm.empty,
  branchId: testId(1),
  generationCode: 'a',
  controlNumber: 'b',
  stamp: 'c',
  againReason: 'd',
  codesConfirmed: 'without',
  lines: '[]',
  discount: '1',
  perceives: true,
  withholds: true,
  incomeWithholding: '1',
  fovial: '1',
  cotrans: '1',
  otherTaxes: '1',
  nonTaxed: '1',
  paperNet: '1',
  paperVat: '1',
  paperToPay: '1',
  paperConfirmed: 'e',
  observation: 'f',
  document: '{}',
  ...kept,
};

it('another document of the same pile keeps what its supplier and its day say, and nothing else', () => {
  expect(keptForAnother(full)).toEqual(kept);
});

it('D1: what a file alone makes possible is not kept without it', () => {
  expect(keptForAnother({ ...full, documentType: 'fse' })).toEqual({ ...kept, documentType: '' });
});

describe('the next document of a supplier starts with what was bought before', () => {
  const line = {
    sku: 'A-1',
    name: 'Arroz',
    type: 'goods',
    quantity: 8,
    price_before_taxes: 1.25,
    expense_not_suject: 0,
    expense_exent: 0,
    expense_taxed: 10,
    subtotal: 10,
  };
  const sent = {
    branch_id: testId(1),
    provider_id: testId(2),
    document_type: 'ccf',
    date: '2026-03-14',
    observation: 'x',
    is_credit: true,
    credit_days: 30,
    number_control: 'DTE-03-M001P001-000000000000042',
    generation_code: '05BA6CA6-6613-14F9-E064-00144FFB12D3',
    stamp: 'x',
    products: [
      line,
      { ...line, sku: null, type: 'service', expense_taxed: 0, expense_exent: 10 },
      { ...line, expense_exent: 4, expense_taxed: 6 },
    ],
    totals: {
      netTotals: 30,
      charge_1: 0,
      charge_2: 0,
      expenseTotalTax: 3.9,
      totalRent: 0,
      totalTax: 3.9,
      totalRetein: 0,
      expenseTotalToPayment: 33.9,
    },
  };
  const valuesOf = (change: object = {}) =>
    purchaseForm.startFrom(JSON.stringify({ ...sent, ...change }))?.values as Partial<typeof full>;

  it('M144: with no code, day, quantity or sum of its paper', () => {
    const { lines = '', ...values } = valuesOf();
    expect(values).toEqual({
      providerId: testId(2),
      documentType: 'ccf',
      isCredit: true,
      creditDays: '30',
    });
    const own = { quantity: '', price: '1.25', amount: '' };
    expect(linesIn(lines)).toEqual([
      { sku: 'A-1', name: 'Arroz', type: 'goods', kind: 'taxed', ...own },
      { sku: '', name: 'Arroz', type: 'service', kind: 'exempt', ...own },
      { sku: 'A-1', name: 'Arroz', type: 'goods', kind: 'split', ...own },
    ]);
  });

  it('is known by its first line, until it has a code', () => {
    expect(purchaseForm.startFrom(JSON.stringify(sent))).toMatchObject({
      form: 'purchases',
      title: 'Arroz',
    });
  });

  it('in cash, and of a kind that is typed here', () => {
    expect(valuesOf({ is_credit: false, credit_days: 0 })).not.toHaveProperty('creditDays');
    expect(valuesOf({ document_type: 'fse' })).toMatchObject({ documentType: '' });
  });

  it.each(['', '{}', JSON.stringify({ ...sent, products: undefined, invoiceProductsDetail: [] })])(
    'and not with %j',
    (text) => expect(purchaseForm.startFrom(text)).toBeNull(),
  );
});
