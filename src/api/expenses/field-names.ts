import type { DocumentTotals } from '@/domain/purchase/totals';
import { currentProfile } from '../core/profile';

const charges = {
  perception: 'perception',
  fovial: 'fovial',
  'non-taxed': 'nonTaxed',
  'other-taxes': 'otherTaxes',
  cotrans: 'cotrans',
} as const satisfies Record<string, keyof DocumentTotals>;

/**
 * The service's names of a general purchase's fields, for its messages about them; which sum a charge is, the profile says.
 * `expenseTotalTax` has none: it is a sum of others, so a message about it belongs to the form as a whole.
 */
export function purchaseFieldNames(): Readonly<Record<string, string>> {
  const { charge_1, charge_2 } = currentProfile().purchaseTotals;
  return {
    branch_id: 'branchId',
    provider_id: 'providerId',
    document_type: 'documentType',
    date: 'date',
    observation: 'observation',
    is_credit: 'isCredit',
    credit_days: 'creditDays',
    number_control: 'controlNumber',
    generation_code: 'generationCode',
    stamp: 'stamp',
    products: 'lines',
    'products.*.sku': 'lines.*.sku',
    'products.*.name': 'lines.*.name',
    'products.*.type': 'lines.*.type',
    'products.*.quantity': 'lines.*.quantity',
    'products.*.price_before_taxes': 'lines.*.price',
    'products.*.expense_not_suject': 'lines.*.notSubject',
    'products.*.expense_exent': 'lines.*.exempt',
    'products.*.expense_taxed': 'lines.*.taxed',
    'products.*.subtotal': 'lines.*.subtotal',
    'totals.netTotals': 'totals.net',
    'totals.charge_1': `totals.${charges[charge_1]}`,
    'totals.charge_2': `totals.${charges[charge_2]}`,
    'totals.totalRent': 'totals.incomeWithholding',
    'totals.totalTax': 'totals.vat',
    'totals.totalRetein': 'totals.vatWithholding',
    'totals.expenseTotalToPayment': 'totals.toPay',
  };
}
