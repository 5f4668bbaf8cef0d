import {
  useQueries,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { batchQueries } from '@/api/batches/queries';
import { batchLimits } from '@/api/batches/names';
import { asApiError, type ApiFailure } from '@/api/core/errors';
import { receivablesQueries } from '@/api/receivables/queries';
import type { KnownBranch } from '@/modules/branch-picker/use-branches';
import { useAccess, type Access } from '@/modules/permissions/permission-record';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { useLongSeconds } from '@/ui/feedback/use-long-wait';

/** The window of what is about to expire, in days: that of the list which the figure opens. */
export const expiringDays = batchLimits.days.default;

/** How long a figure counts as current: whoever comes back between two tasks asks the service nothing. */
const staleTime = 5 * 60_000;

export type BranchOfBoard = Pick<KnownBranch, 'id' | 'name'>;
type LotCount = UseQueryResult<{ pagination: { total: number } }>;
type Owed = UseQueryResult<{ overdue: string | null; overdueCount: number | null }>;

/** What is read of each branch, in the order of the branches. */
export interface BranchReads {
  expired: LotCount[];
  expiring: LotCount[];
  overdue: Owed[];
}

export type FigureName = keyof BranchReads;

/** In the order of the columns. */
export const figureNames = ['expired', 'expiring', 'overdue'] as const satisfies FigureName[];

export function useFigureTitles(): Record<FigureName, string> {
  const { expiringIncludesExpired } = useSession().profile;
  const days = expiringDays;
  return {
    expired: m.home_expired(),
    expiring: (expiringIncludesExpired ? m.home_expiring_with_expired : m.home_expiring)({ days }),
    overdue: m.home_overdue(),
  };
}

/** Whether the integration may see them, as far as that is known. */
export function useFigureAccess(): Record<FigureName, Access | null> {
  const lots = useAccess('batches');
  const owed = useAccess('receivables');
  return { expired: lots, expiring: lots, overdue: owed };
}

/**
 * The figures that the integration may see. What the session was refused before stays away while it is asked again; until it is
 * answered for the first time, it is awaited.
 */
export function useOpenFigures(reads: BranchReads): readonly FigureName[] {
  const access = useFigureAccess();
  return figureNames.filter((name) => {
    const [head] = reads[name];
    if (head !== undefined && isRefused(head)) return false;
    const isAnswered = reads[name].some(({ data, error }) => data !== undefined || error !== null);
    return isAnswered || access[name]?.state !== 'refused';
  });
}

/**
 * Reads every figure of the first branch, and those of the others that it was not refused: a permission is the integration's, not
 * a branch's (API description, Authentication), and each request is one of a budget.
 */
export function useBranchFigures(branches: readonly BranchOfBoard[]): BranchReads {
  return {
    expired: useOfEach(branches, (branch) => batchQueries.count({ branch, status: 'expired' })),
    expiring: useOfEach(branches, (branch) =>
      batchQueries.count({ branch, status: 'expiring', days: expiringDays }),
    ),
    overdue: useOfEach(branches, receivablesQueries.summary),
  };
}

/** A read of each branch: the first one's says whether the others are read. */
function useOfEach<Data, Key extends QueryKey>(
  branches: readonly BranchOfBoard[],
  queryOf: (branchId: string) => UseQueryOptions<Data, ApiFailure, Data, Key>,
): UseQueryResult<Data, ApiFailure>[] {
  const heads = useQueries({
    queries: branches.slice(0, 1).map(({ id }) => ({ ...queryOf(id), staleTime })),
  });
  const enabled = useLead(heads);
  const rest = useQueries({
    queries: branches.slice(1).map(({ id }) => ({ ...queryOf(id), staleTime, enabled })),
  });
  return [...heads, ...rest];
}

/** Whether the other branches are read: once the first was not refused, or has not answered for long. */
function useLead(heads: readonly UseQueryResult<unknown>[]): boolean {
  const isLate = useLongSeconds(heads.some(({ isFetched }) => !isFetched)) !== null;
  return heads.every((read) =>
    // A refusal is forgotten while it is asked again: that is no answer yet.
    read.data === undefined && read.error === null ? isLate : !isRefused(read),
  );
}

/** Whether the integration lacks the permission. */
export function isRefused({ error }: UseQueryResult<unknown>): boolean {
  return error !== null && asApiError(error).kind === 'forbidden';
}
