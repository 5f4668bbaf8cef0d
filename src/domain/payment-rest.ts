import Big from 'big.js';

/**
 * What would be left to pay by our records alone, as decimal text; null where no total is recorded here. The service may know more,
 * and never tells (API description, Payment application).
 */
export function restOfPayments(total: string | null, paid: string): string | null {
  if (total === null) return null;
  const rest = new Big(total).minus(paid);
  return rest.gt(0) ? rest.toFixed(2) : '0.00';
}
