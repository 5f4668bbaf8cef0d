import { useQueries } from '@tanstack/react-query';
import { batchQueries } from '@/api/batches/queries';
import { asApiError, type ApiError } from '@/api/core/errors';
import { ladderBands, type LadderBand } from '@/domain/expiry-ladder/bands';
import { countBands, type WindowTotals } from '@/domain/expiry-ladder/counts';
import { resumeMoment } from '@/modules/error-panel/resume-moment';
import { useSession } from '@/modules/session/session-context';
import {
  countRequest,
  totalNames,
  totalsOf,
  windowTotals,
  type LadderScope,
  type TotalName,
} from './count-requests';

/** How many lots stand on a step, as far as that is known. */
export type StepCount =
  | { state: 'known'; lots: number }
  | { state: 'loading' }
  | { state: 'failed'; error: ApiError; resumesAt: number | null };

export interface LadderCounting {
  steps: Record<LadderBand, StepCount>;
  totals: WindowTotals;
  /** See `countBands`: the counts do not add up. */
  contradictory: boolean;
  /** When the oldest total was read, in milliseconds of the epoch; null before all of them were. */
  readAt: number | null;
  reading: boolean;
  /** Why the newest reading failed, where an older one is still shown. */
  stale: ApiError | null;
  refresh: () => void;
  /** Asks again for what a failed step misses. */
  retry: (step: LadderBand) => void;
}

const bands = Object.keys(ladderBands) as LadderBand[];

/** The counts of the ladder, from one-row requests that share the list's cache; none is asked before `enabled`. */
export function useLadderCounts(scope: LadderScope, enabled: boolean): LadderCounting {
  const { expiringIncludesExpired } = useSession().profile;
  const queries = useQueries({
    queries: totalNames.map((name) => ({
      ...batchQueries.list(countRequest(scope, name)),
      enabled,
    })),
  });
  const byName = new Map(totalNames.map((name, index) => [name, queries[index]]));
  const told = new Map<TotalName, number>();
  for (const [name, query] of byName) {
    // The rows kept while another product is read are not this one's.
    if (query?.data && !query.isPlaceholderData) told.set(name, query.data.pagination.total);
  }
  const totals = windowTotals(told);
  const { lots, contradictory } = countBands(totals, expiringIncludesExpired);

  const stepOf = (band: LadderBand): StepCount => {
    const count = lots[band];
    if (count !== null) return { state: 'known', lots: count };
    const missing = totalsOf(band, expiringIncludesExpired).filter((name) => !told.has(name));
    const failed = missing.map((name) => byName.get(name)).find((query) => query?.error);
    if (!failed?.error) return { state: 'loading' };
    return { state: 'failed', error: asApiError(failed.error), resumesAt: resumeMoment(failed) };
  };

  const failedUpdate = queries.find(({ data, error }) => data && error)?.error;
  return {
    steps: Object.fromEntries(bands.map((band) => [band, stepOf(band)])) as LadderCounting['steps'],
    totals,
    contradictory,
    readAt:
      told.size === totalNames.length
        ? Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt))
        : null,
    reading: queries.some(({ isFetching }) => isFetching),
    stale: failedUpdate ? asApiError(failedUpdate) : null,
    refresh: () => queries.forEach((query) => void query.refetch()),
    retry: (band) => {
      for (const name of totalsOf(band, expiringIncludesExpired)) {
        if (!told.has(name)) void byName.get(name)?.refetch();
      }
    },
  };
}
