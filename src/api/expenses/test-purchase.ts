import type { DocumentTotals } from '@/domain/purchase/totals';
import { testId } from '../core/test-answers';
import type { NewExcludedPurchase } from './excluded-schemas';
import type { NewPurchase, PurchaseLine } from './schemas';

/** Only for tests: purchases as they are filled in. */

export const noTotals: DocumentTotals = {
  net: '',
  nonTaxed: '',
  vat: '',
  perception: '',
  fovial: '',
  cotrans: '',
  otherTaxes: '',
  vatWithholding: '',
  incomeWithholding: '',
  toPay: '',
};

export const typedLine: PurchaseLine = {
  sku: '0001',
  name: ' Arroz ',
  type: 'goods',
  quantity: '10',
  price: '1.2500',
  notSubject: '',
  exempt: '',
  taxed: '12.50',
  subtotal: '12.50',
};

export const typedPurchase = (changes: Partial<NewPurchase> = {}): NewPurchase => ({
  branchId: testId(1),
  providerId: testId(2),
  documentType: 'ccf',
  date: '2026-03-14',
  observation: '',
  isCredit: false,
  creditDays: '30',
  controlNumber: ' dte-03-m001p001-000000000000001 ',
  generationCode: 'a1b2c3d4-e5f6-4890-abcd-ef1234567890',
  stamp: '',
  lines: [typedLine],
  totals: { ...noTotals, net: '12.50', vat: '1.63', toPay: '14.13' },
  ...changes,
});

export const typedExcluded = (changes: Partial<NewExcludedPurchase> = {}): NewExcludedPurchase => ({
  branchId: testId(1),
  providerId: testId(2),
  date: '2026-03-14',
  paymentType: '01',
  lines: [{ sku: '0001', quantity: '2.5', description: ' Loroco ' }],
  incomeWithholding: '1.10',
  batchNumber: '007',
  expirationDate: '2026-04-01',
  ...changes,
});
