import { asApiError, type ApiError } from '@/api/core/errors';
import type { ReadOfCell } from './read-of-cell';

/** What a permission that is missing for every branch says once; null where one of them tells something else. */
export function refusalOfAll(
  reads: readonly Pick<ReadOfCell, 'data' | 'error'>[],
): ApiError | null {
  const refusals = reads.flatMap(({ data, error }) => {
    const told = data === undefined && error !== null ? asApiError(error) : null;
    return told?.kind === 'forbidden' ? [told] : [];
  });
  return refusals.length === reads.length ? (refusals[0] ?? null) : null;
}
