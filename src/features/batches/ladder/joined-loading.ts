import type { ApiError } from '@/api/core/errors';
import type { LoadingState } from '@/modules/whole-list/list-loading';

/** Several lists that are read side by side, told as one. */
export interface JoinedLoading {
  status: LoadingState<unknown>['status'];
  done: number;
  /** Null while one of them has not told its own. */
  total: number | null;
  /** When the last of those that pause goes on, in milliseconds of the epoch. */
  retryAt: number | null;
  error: ApiError | null;
}

/** What is to be told first: a pause explains why nothing moves, and a failure waits for a person. */
const order = ['paused', 'running', 'failed', 'cancelled', 'idle', 'done'] as const;

/** Joins the states of at least one list. */
export function joinLoadings(lists: readonly LoadingState<unknown>[]): JoinedLoading {
  const totals = lists.map(({ total }) => total);
  const retries = lists.flatMap((list) => (list.status === 'paused' ? list.retryAt : []));
  return {
    status: order.find((status) => lists.some((list) => list.status === status)) ?? 'idle',
    done: lists.reduce((sum, { done }) => sum + done, 0),
    total: totals.reduce((sum, total) => (sum === null || total === null ? null : sum + total), 0),
    retryAt: retries.length > 0 ? Math.max(...retries) : null,
    error: lists.find((list) => list.status === 'failed')?.error ?? null,
  };
}
