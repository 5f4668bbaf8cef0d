import type { Attempt } from '@/api/attempts/schemas';
import { productHistory } from '../product-page/product-history';

/** Where a product was when something was done to it from here. */
export interface LastBranch {
  branchId: string;
  attempt: Attempt;
}

/**
 * The branch of the last thing that was done to a product from here and applied: the one it was moved to, or the one it was changed
 * in. What was done in the main system, nobody here knows.
 */
export function lastBranch(id: string, attempts: readonly Attempt[]): LastBranch | null {
  const [attempt] = productHistory({ id, sku: null }, attempts).filter(
    ({ state, settled }) => state === 'applied' || settled?.verdict === 'applied',
  );
  const branchId = attempt?.facts.branchId ?? attempt?.context.branchId ?? null;
  return attempt === undefined || branchId === null ? null : { branchId, attempt };
}
