import { expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import { keptForAnother } from './another-purchase';
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
