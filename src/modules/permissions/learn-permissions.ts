import type { QueryCache, QueryKey } from '@tanstack/react-query';
import { asApiError, type ApiError } from '@/api/core/errors';
import { noteAnswer, noteRateLimit, type Standing } from './permission-record';

/** The gateway's own area: what it answers is not the service's word. */
const ownArea = 'session';

/**
 * Keeps the record of permissions from what reads really meet, and from nothing else: no operation is tried or judged ahead
 * (API description, Endpoints: the permission of many operations is not shown). Returns how to stop.
 */
export function learnPermissions(cache: QueryCache): () => void {
  return cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const [area] = event.query.queryKey as QueryKey;
    if (typeof area !== 'string' || area === ownArea) return;
    const { action } = event;
    if (action.type === 'success' && action.manual !== true) {
      const at = event.query.state.dataUpdatedAt;
      noteAnswer(area, at, { state: 'works', at });
    } else if (action.type === 'error') {
      const error = asApiError(action.error);
      const at = event.query.state.errorUpdatedAt;
      if (isOfTheService(error)) noteAnswer(area, at, standingOf(error, at));
      if (error.kind === 'rate-limited' && error.rateLimit !== undefined) {
        noteRateLimit(error.rateLimit);
      }
    }
  });
}

function isOfTheService({ status, problem }: ApiError): boolean {
  return status !== null && problem === null;
}

/** Any other failure leaves what was known: a service that is down has not taken a permission away. */
function standingOf(error: ApiError, at: number): Standing | null {
  return error.kind === 'forbidden'
    ? { state: 'refused', at, requiredScope: error.requiredScope }
    : null;
}
