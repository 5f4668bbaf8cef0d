import { noFacts, type AttemptDetail } from '../../../src/contract/attempt';
import type { Delivery } from './service-world';

export const id = '11111111-1111-4111-8111-111111111111';
const body = '{"code":"A"}';

/** What arrived at the service and was carried out. */
export function delivery(changes: Partial<Delivery> & { request?: string } = {}): Delivery {
  const { request = 'r1', ...rest } = changes;
  return {
    method: 'POST',
    path: '/accounting/entry-types',
    headers: { 'x-request-id': request, 'x-api-key': 'k', 'idempotency-key': id },
    body,
    result: { status: 201, replayed: false },
    integration: 'full',
    fault: null,
    ...rest,
  };
}

/** The record of it. @param requests - a send each */
export function attempt(changes: Partial<AttemptDetail> = {}, requests = ['r1']): AttemptDetail {
  return {
    id,
    operation: 'entry-types.create',
    state: 'applied',
    unresolved: false,
    business: 'Comercial Los Volcanes',
    operator: 'Ana',
    integration: { name: 'oficina', label: 'Oficina' },
    recordedAt: '2026-11-20T14:00:00.000Z',
    context: { form: 'faults' },
    facts: noFacts,
    sends: requests.map((requestId, index) => ({
      number: index + 1,
      at: '2026-11-20T14:00:00.000Z',
      endedAt: '2026-11-20T14:00:01.000Z',
      outcome: 'applied',
      status: 201,
      problem: null,
      requestId,
      replayed: false,
    })),
    settled: null,
    imported: null,
    resendRefused: 'final',
    resendUntil: null,
    method: 'POST',
    path: '/accounting/entry-types',
    bodyText: body,
    answerText: null,
    document: null,
    files: [],
    removedFiles: [],
    ...changes,
  };
}
