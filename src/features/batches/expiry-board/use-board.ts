import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { batchQueries } from '@/api/batches/queries';
import type { Batch } from '@/api/batches/schemas';
import type { KnownBranch } from '@/modules/branch-picker/use-branches';
import type { ReadOfCell } from '@/modules/branch-reads/read-of-cell';
import { useSession } from '@/modules/session/session-context';
import { mayLackRows } from '@/modules/whole-list/page-walk';
import type { WholeList } from '@/modules/whole-list/read-whole-list';
import { isOfToday } from '../ladder/is-of-today';
import { nearDays } from '../ladder/use-near-rows';
import { largestPage } from '../ladder/whole-batches';
import { lotsOn, nearSteps, type BoardStep } from './board-counts';
import { boardFreshMs, boardQuery } from './board-query';

/** Of more expired lots the rows are not read: the service's own count stands, with those without stock in it. */
const mostExpired = 2_000;

export type BranchOfBoard = Pick<KnownBranch, 'id' | 'name'>;

/** A branch and what is known of it. */
export interface BranchLots {
  branch: BranchOfBoard;
  /** Lots by step; a step that is not here is not known. */
  lots: Partial<Record<BoardStep, number>>;
  /** The expired are as the service counts them: with the removed and those without stock. */
  isExpiredWhole: boolean;
  /** Whether the expired, and the other steps, may have more lots than were read. */
  mayLack: { expired: boolean; near: boolean };
  /** What the expired wait for. */
  expired: ReadOfCell;
  /** What the other steps wait for. */
  near: ReadOfCell;
  /** All of the branch as one. */
  whole: ReadOfCell;
}

type Whole = UseQueryResult<WholeList<Batch>>;

/**
 * Reads the lots of every branch that have expired or will within the last step, a few requests at a time. How many have expired
 * is asked first: a branch that may not be read is asked once.
 */
export function useBoard(branches: readonly BranchOfBoard[], today: string): BranchLots[] {
  const { expiringIncludesExpired } = useSession().profile;
  const counts = useQueries({
    queries: branches.map(({ id }) => ({
      ...batchQueries.count({ branch: id, status: 'expired' as const }),
      staleTime: boardFreshMs,
    })),
  });
  const totals = counts.map(({ data }) => data?.pagination.total ?? null);
  const hasRows = (total: number | null) => total !== null && total > 0 && total <= mostExpired;
  const expired = useQueries({
    queries: branches.map(({ id }, at) => ({
      ...boardQuery({ branch: id, status: 'expired', firstPage: 1 }),
      enabled: hasRows(totals[at] ?? null),
    })),
  });
  const near = useQueries({
    queries: branches.map(({ id }, at) => {
      const total = totals[at] ?? null;
      // Where the window holds the expired, they come first and are left out by the page.
      const firstPage = expiringIncludesExpired ? largestPage((total ?? 0) + 1, 1) : 1;
      return {
        ...boardQuery({ branch: id, status: 'expiring', days: nearDays, firstPage }),
        enabled: total !== null,
      };
    }),
  });
  return branches.flatMap((branch, at) => {
    const [count, past, soon] = [counts[at], expired[at], near[at]];
    if (!count || !past || !soon) return [];
    return [lotsOf({ branch, count, past, soon, today, hasRows: hasRows(totals[at] ?? null) })];
  });
}

interface Reads {
  branch: BranchOfBoard;
  count: UseQueryResult<{ pagination: { total: number } }>;
  past: Whole;
  soon: Whole;
  today: string;
  /** The rows of the expired are read. */
  hasRows: boolean;
}

function lotsOf({ branch, count, past, soon, today, hasRows }: Reads): BranchLots {
  const lots: BranchLots['lots'] = {};
  const total = count.data?.pagination.total;
  const pastRows = rowsOfToday(past);
  const soonRows = rowsOfToday(soon);
  if (total !== undefined && !hasRows) lots.expired = total;
  if (hasRows && pastRows) lots.expired = lotsOn(pastRows, 'expired', today);
  if (soonRows) for (const step of nearSteps) lots[step] = lotsOn(soonRows, step, today);
  const asked = [count, ...(hasRows ? [past] : []), ...(total === undefined ? [] : [soon])];
  return {
    branch,
    lots,
    isExpiredWhole: total !== undefined && total > 0 && !hasRows,
    mayLack: { expired: hasRows && isShort(past), near: isShort(soon) },
    expired: count.data && hasRows ? past : count,
    near: count.data ? soon : count,
    whole: joined(asked),
  };
}

/** Rows of another day would stand on the wrong steps. */
const rowsOfToday = ({ data }: Whole): readonly Batch[] | null =>
  data && isOfToday(data.readAt) ? data.rows : null;

const isShort = ({ data }: Whole): boolean => data !== undefined && mayLackRows(data);

/** Several reads told as one: as old as the oldest of them, and in the trouble of the first that has any. */
function joined(reads: readonly UseQueryResult<unknown>[]): ReadOfCell {
  const failed = reads.find(({ error }) => error !== null);
  const there = reads.filter(({ data }) => data !== undefined);
  return {
    data: there.length === 0 ? undefined : true,
    error: failed?.error ?? null,
    errorUpdatedAt: failed?.errorUpdatedAt ?? Math.max(...reads.map((read) => read.errorUpdatedAt)),
    isFetching: reads.some(({ isFetching }) => isFetching),
    dataUpdatedAt: Math.min(...there.map((read) => read.dataUpdatedAt)),
    refetch: () => reads.forEach((read) => void read.refetch()),
  };
}
