import { testId } from '@/api/core/test-answers';
import type { Tax } from '@/api/taxes/schemas';

/** Only for tests: taxes of a branch; the last one is no percentage. */

export const vat: Tax = {
  id: testId(41),
  name: 'Impuesto al Valor Agregado 13%',
  code: '20',
  taxType: 'percentage',
  fraction: '0.13',
};
export const tourism: Tax = {
  id: testId(42),
  name: 'Turismo',
  code: '59',
  taxType: 'percentage',
  fraction: '0.05',
};
export const fuel: Tax = {
  id: testId(43),
  name: 'FOVIAL',
  code: 'D1',
  taxType: 'amount',
  fraction: '0.2',
};
