import type { TypedPurchase } from './purchase-form';

/**
 * Another document of the same pile: what a supplier's documents of one day have in common stays. What tells them apart, and what
 * one of them was filled from, is begun anew.
 */
export function keptForAnother(typed: TypedPurchase) {
  const { providerId, documentType, date, isCredit, creditDays } = typed;
  return {
    providerId,
    // One that a supplier's file alone makes possible comes with the next file.
    documentType: documentType === 'fse' ? '' : documentType,
    date,
    isCredit,
    creditDays,
  };
}
