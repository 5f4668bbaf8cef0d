import { testId } from '@/api/core/test-answers';
import { begunLine } from '@/domain/purchase/line';
import { textOfLines } from './line-grid/line-text';
import { purchaseForm } from './purchase-form';

/** Only for tests: what the form knows besides what is typed. */
export const around = {
  vatPercent: '13',
  today: '2026-03-16',
  earlier: () => [],
  taxNumbers: [],
  entryOf: () => undefined,
};
/** Only for tests: one of its lines. */
export const line = { ...begunLine, sku: '0001', name: ' Arroz ', quantity: '8', price: '1,25' };
/** Only for tests: a purchase that is filled in as far as it has to be. */
export const typed = (change: Partial<typeof purchaseForm.empty> = {}) => ({
  ...purchaseForm.empty,
  branchId: testId(1),
  providerId: testId(2),
  documentType: 'ccf',
  date: '14/03/2026',
  generationCode: '05ba6ca6661314f9e06400144ffb12d3',
  controlNumber: ' dte-03-m001p001-000000000000042',
  lines: textOfLines([line, begunLine]),
  ...change,
});
