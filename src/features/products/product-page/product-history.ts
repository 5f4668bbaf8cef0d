import { wasApplied } from '@/api/attempts/applied';
import type { Attempt, AttemptListParams } from '@/api/attempts/schemas';
import type { Product } from '@/api/products/schemas';
import { isSame } from './product-finding';

/** The page of the journal that names a product by its id, or by its SKU; null where it has none that can be asked for. */
export function historyParams(words: string | null): AttemptListParams | null {
  const q = words?.trim() ?? '';
  return q === '' || q.length > 200 ? null : { area: 'products', q, page: 1, perPage: 50 };
}

/**
 * What was done to a product from here, the newest first. A creation whose answer told no id is known by its SKU; the same SKU in
 * another record is another product.
 */
export function productHistory(
  { id, sku }: Pick<Product, 'id' | 'sku'>,
  attempts: readonly Attempt[],
): Attempt[] {
  const own = attempts.filter(({ facts: { recordId, code } }) =>
    recordId === null ? sku !== null && code === sku : isSame(recordId, id),
  );
  const once = new Map(own.map((attempt) => [attempt.id, attempt]));
  return [...once.values()].toSorted((one, other) => (one.recordedAt < other.recordedAt ? 1 : -1));
}

interface LastBranch {
  branchId: string;
  attempt: Attempt;
}

/**
 * The branch of the last thing that was done to a product from here and applied: the one it was moved to, or the one it was changed
 * in. What was done in the main system, nobody here knows.
 */
export function lastBranch(id: string, attempts: readonly Attempt[]): LastBranch | null {
  const [attempt] = productHistory({ id, sku: null }, attempts).filter(wasApplied);
  const branchId = attempt?.facts.branchId ?? attempt?.context.branchId ?? null;
  return attempt === undefined || branchId === null ? null : { branchId, attempt };
}
