import { useMemo } from 'react';
import type { Batch } from '@/api/batches/schemas';
import type { Product } from '@/api/products/schemas';
import { ladderWindows } from '@/domain/expiry-ladder/bands';
import { useSession } from '@/modules/session/session-context';
import { isUnderWay } from '@/modules/whole-list/stoppable-reading';
import type { LoadingState } from '@/modules/whole-list/list-loading';
import type { WholeList } from '@/modules/whole-list/read-whole-list';
import { useWholeList } from '@/modules/whole-list/use-whole-list';
import { costBook, type CostOf } from './cost-book';
import type { LadderScope } from './count-requests';
import { isOfToday } from './is-of-today';
import { wholeBatches } from './whole-batches';
import { wholeProducts } from '@/modules/whole-list/whole-products';

/** The last day that the rows are read for; what comes later is nobody's concern yet. */
export const nearDays = ladderWindows[ladderWindows.length - 1] ?? 60;

/** The rows of every step but the last, and what their products cost. */
export interface NearRows {
  /** Each lot once; null until all of them are there. */
  rows: readonly Batch[] | null;
  /** Null until the whole product list is there. */
  costOf: CostOf | null;
  /** When the oldest list was begun, in milliseconds of the epoch. */
  readAt: number | null;
  /** The lots or the products changed while they were read. */
  changedMeanwhile: boolean;
  /** Rows that came and could not be read. */
  dropped: number;
  lots: readonly LoadingState<Batch>[];
  products: LoadingState<Product>;
  /** Reads everything anew. */
  start: () => void;
  /** Reads what is not there yet and not on its way, from where it stopped. */
  readMissing: () => void;
  resume: () => void;
  cancel: () => void;
}

/** Reads, when asked to, all rows that expire within `nearDays` or have, and the branch's product list for their costs. */
export function useNearRows({ branch, product }: LadderScope): NearRows {
  const { expiringIncludesExpired } = useSession().profile;
  const filter = { branch, ...(product !== null && { product }), firstPage: 1 };
  const expired = useWholeList(wholeBatches({ ...filter, status: 'expired' }));
  const soon = useWholeList(wholeBatches({ ...filter, status: 'expiring', days: nearDays }));
  const products = useWholeList(wholeProducts(branch));

  // The window may hold the expired already; reading them twice would only cost requests.
  const lists = expiringIncludesExpired ? [soon] : [expired, soon];
  const expiredRows = expiringIncludesExpired ? noRows : rowsOfToday(expired.whole);
  const soonRows = rowsOfToday(soon.whole);
  const rows = useMemo(() => eachOnce(expiredRows, soonRows), [expiredRows, soonRows]);
  const productRows = products.whole?.rows ?? null;
  const costOf = useMemo(() => productRows && costBook(productRows), [productRows]);

  const everything = [...lists, products];
  const missing = [
    ...lists.filter(({ whole }) => rowsOfToday(whole) === null),
    ...(products.whole === null ? [products] : []),
  ];
  const wholes: WholeList<unknown>[] = everything.flatMap(({ whole }) => whole ?? []);
  return {
    rows,
    costOf,
    readAt: rows === null ? null : Math.min(...wholes.map(({ readAt }) => readAt)),
    changedMeanwhile: wholes.some(({ changedMeanwhile }) => changedMeanwhile),
    dropped: wholes.reduce((sum, { dropped }) => sum + dropped, 0),
    lots: lists.map(({ loading }) => loading),
    products: products.loading,
    start: () => everything.forEach((list) => list.start()),
    readMissing: () => missing.forEach((list) => isUnderWay(list.loading) || list.readRest()),
    resume: () => everything.forEach((list) => list.resume()),
    cancel: () => everything.forEach(({ loading, cancel }) => isUnderWay(loading) && cancel()),
  };
}

/** Rows of another day would stand on the wrong steps. */
function rowsOfToday<Row>(whole: WholeList<Row> | null): readonly Row[] | null {
  return whole !== null && isOfToday(whole.readAt) ? whole.rows : null;
}

const noRows: readonly Batch[] = [];

/** A lot that expired between the two readings is in both lists. */
function eachOnce(
  expired: readonly Batch[] | null,
  soon: readonly Batch[] | null,
): readonly Batch[] | null {
  if (expired === null || soon === null) return null;
  return [...new Map([...expired, ...soon].map((lot) => [lot.id, lot])).values()];
}
