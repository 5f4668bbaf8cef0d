import type { Amendment } from '@/api/jobs/names';
import type { Product } from '@/api/products/schemas';
import {
  mayLackRows,
  walkPages,
  type PageSource,
  type ReadingProgress,
} from '../whole-list/page-walk';
import type { RowInHand } from './row-in-hand';
import type { BulkGateway } from './run-parts';

/** A branch's products as they are read now. */
export interface BranchProducts {
  byId: ReadonlyMap<string, Product>;
  /** Every product is in it. */
  whole: boolean;
}

/** Reads all products of a branch; `ask` goes through trouble with a page. */
export async function readBranch(
  source: PageSource<Product>,
  signal: AbortSignal,
  ask: <T>(step: () => Promise<T>) => Promise<T>,
  tell: (progress: ReadingProgress) => void,
): Promise<BranchProducts> {
  const walk = walkPages(source);
  const byId = new Map<string, Product>();
  for (;;) {
    tell(walk.progress());
    const page = await ask(() => walk.next(signal));
    if (page === null) break;
    for (const product of page) byId.set(product.id.toLowerCase(), product);
  }
  return { byId, whole: !mayLackRows(walk.facts()) };
}

type Seen = BulkGateway['seen'];

/** The rows that are not any more what was planned for: of other values, or gone where every product was read. */
export function rowsToLeaveOut(
  rows: readonly RowInHand[],
  { byId, whole }: BranchProducts,
  seen: Seen,
): Amendment[] {
  return rows.flatMap(({ line, recordId, update }): Amendment[] => {
    const product = byId.get(recordId.toLowerCase());
    if (product === undefined) return whole ? [{ line, skip: 'gone' }] : [];
    const isOther = update !== null && seen(update, product) === 'other';
    return isOther ? [{ line, skip: 'changed' }] : [];
  });
}

/** What the branch proves of a row of unknown outcome; null: nothing. */
export function verdictOn(
  { recordId, update }: RowInHand,
  { byId }: BranchProducts,
  seen: Seen,
): 'applied' | 'not-applied' | null {
  const product = byId.get(recordId.toLowerCase());
  if (product === undefined || update === null) return null;
  const found = seen(update, product);
  if (found === 'as-sent') return 'applied';
  return found === 'unchanged' ? 'not-applied' : null;
}
