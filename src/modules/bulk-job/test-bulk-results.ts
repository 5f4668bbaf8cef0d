import type { AttemptResult } from '@/api/core/attempt-result';
import { factsWithoutAnswer, type ApiError } from '@/api/core/errors';
import { testOwner } from '@/api/core/test-gateway';

/** Only for tests: what sends of a row come to. */

export type LedgerState = 'applied' | 'rejected' | 'not-sent' | 'unknown';

export const testAt = '2026-03-14T15:09:26.000Z';
const at = testAt;

export function errorOf(
  outcome: ApiError['outcome'],
  kind: 'network' | 'session' | 'unauthorized',
) {
  return { ...factsWithoutAnswer('products.update', outcome, new Date(at)), kind };
}

export function resultOf(id: string, state: LedgerState): AttemptResult<unknown> {
  const facts = factsWithoutAnswer('products.update', 'rejected', new Date(at));
  switch (state) {
    case 'applied':
      return {
        kind: 'applied',
        attemptId: id,
        value: null,
        owner: testOwner,
        requestId: null,
        at,
        recordedEarlier: false,
        replayed: false,
      };
    case 'unknown': {
      const error = { ...errorOf('unknown', 'network'), problem: 'upstream-broke-off' } as const;
      return { kind: 'unknown', attemptId: id, error, sentAt: at, settled: null };
    }
    case 'rejected':
    case 'not-sent': {
      const error = { ...facts, status: 422, kind: 'validation', fields: {}, message: '' } as const;
      return { kind: 'refused', attemptId: id, error, resumable: false };
    }
  }
}

export function unheard(id: string): AttemptResult<unknown> {
  const error = errorOf('unknown', 'network');
  return { kind: 'unknown', attemptId: id, error, sentAt: null, settled: null };
}
