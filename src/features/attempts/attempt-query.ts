import { writeAreas, writeOperations } from '@/api/attempts/names';
import { attemptQueries } from '@/api/attempts/queries';
import type { AttemptListParams } from '@/api/attempts/schemas';
import type { AttemptFilters } from './attempt-address';

/** What the loader and the screen both ask for. */
export function attemptParams(
  place: AttemptFilters & { page: number; perPage: number },
): AttemptListParams {
  const { q, unresolved, outcome, operation, page, perPage } = place;
  const { person, branch, job, amount, from, to } = place;
  const area = writeAreas.find((known) => known === operation);
  const single = writeOperations.find((known) => known === operation);
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(unresolved && { unresolved }),
    ...(outcome && { state: outcome }),
    ...(area && { area }),
    ...(single && { operation: single }),
    ...(person && { person }),
    ...(branch && { branch }),
    ...(job && { job }),
    ...(amount && { amount }),
    ...(from && { from }),
    ...(to && { to }),
    page,
    perPage,
  };
}

export const attemptQuery = (place: Parameters<typeof attemptParams>[0]) =>
  attemptQueries.list(attemptParams(place));
