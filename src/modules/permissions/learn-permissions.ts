import type { QueryCache, QueryKey } from '@tanstack/react-query';
import { isReadArea, type ReadArea, type WriteOperation } from '@/api/attempts/names';
import type { AttemptResult } from '@/api/core/attempt-result';
import { asApiError, type ApiError } from '@/api/core/errors';
import { momentOf } from '@/api/core/gateway-clock';
import { provenAtStart } from '@/api/core/page-start';
import { fetchProven } from '@/api/session/operations';
import { noteAnswer, noteRateLimit, recallAnswers, type Access } from './permission-record';

/**
 * Keeps the record of permissions from what reads really meet, and from nothing else: no operation is tried or judged ahead
 * (API description, Endpoints: the permission of many operations is not shown). Returns how to stop.
 */
export function learnPermissions(cache: QueryCache): () => void {
  return cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const [area] = event.query.queryKey as QueryKey;
    // What the gateway itself answers is not the service's word.
    if (!isReadArea(area)) return;
    const { action } = event;
    if (action.type === 'success' && action.manual !== true) {
      const at = event.query.state.dataUpdatedAt;
      noteAnswer(area, at, { state: 'works', at });
    } else if (action.type === 'error') {
      noteFailure(area, asApiError(action.error), event.query.state.errorUpdatedAt);
    }
  });
}

/** Learns from a page that a long reading reads past the cache, as from any other read. */
export async function learnFromRead<Answer>(
  area: ReadArea,
  reading: Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await reading;
    const at = Date.now();
    noteAnswer(area, at, { state: 'works', at });
    return answer;
  } catch (thrown) {
    noteFailure(area, asApiError(thrown), Date.now());
    throw thrown;
  }
}

/** Learns from a write. It says nothing of the area's reads: they may need another permission, or none. */
export function learnFromWrite(operation: WriteOperation, result: AttemptResult<unknown>): void {
  if (result.kind !== 'applied') {
    noteFailure(operation, result.error, Date.parse(result.error.at));
    return;
  }
  const at = Date.now();
  noteAnswer(operation, at, { state: 'works', at });
}

/**
 * Takes up what the gateway remembers of this session: a reload of the page is no reason to know nothing. At once where the page
 * came with it, so that the first drawing shows it.
 */
export async function recallPermissions(): Promise<void> {
  const proven = provenAtStart() ?? (await fetchProven().catch(() => []));
  recallAnswers(
    Object.fromEntries(
      proven.map(({ operation, works, requiredScope, at: told }) => {
        const at = momentOf(told);
        const access: Access = works
          ? { state: 'works', at }
          : { state: 'refused', at, requiredScope };
        return [operation, access];
      }),
    ),
  );
}

function noteFailure(operation: string, error: ApiError, at: number): void {
  if (isOfTheService(error)) noteAnswer(operation, at, accessOf(error, at));
  if (error.kind === 'rate-limited' && error.rateLimit !== undefined) {
    noteRateLimit(error.rateLimit);
  }
}

function isOfTheService({ status, problem }: ApiError): boolean {
  return status !== null && problem === null;
}

/** Any other failure leaves what was known: a service that is down has not taken a permission away. */
function accessOf(error: ApiError, at: number): Access | null {
  return error.kind === 'forbidden'
    ? { state: 'refused', at, requiredScope: error.requiredScope }
    : null;
}
