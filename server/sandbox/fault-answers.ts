import type { Fault, FaultKind } from './faults';
import {
  failure,
  flagged,
  invalid,
  invalidKey,
  missingScope,
  notFound,
  rateLimited,
  type Answer,
  type Envelope,
} from './replies';
import type { Scope } from './scopes';

/** The kinds that answer the way the service would. */
export type AnsweringKind = Extract<FaultKind, `status-${string}` | 'flag-false'>;

/** What of the operation shows in such an answer. */
interface Asked {
  envelope: Envelope;
  scope: Scope | null;
}

const answers: Record<AnsweringKind, (asked: Asked) => Answer> = {
  'status-401': () => invalidKey.message,
  'status-401-error': () => invalidKey.error,
  'status-403': ({ scope }) => missingScope(scope ?? 'inventory.read'),
  'status-403-bare': () => ({ status: 403, body: { status: false, message: 'Forbidden.' } }),
  'status-404': () => notFound,
  'status-409': () => ({ status: 409, body: { status: false, message: 'Conflict.' } }),
  'status-422': () => invalid({ field: ['The field is invalid.'] }),
  'status-429': () => rateLimited(60),
  'status-500': () => failure.error,
  'status-500-status': () => failure.invoice,
  'flag-false': ({ envelope }) => ({
    status: 200,
    body: { [envelope]: false, message: 'The operation failed.' },
  }),
};

export function isAnswering(kind: FaultKind): kind is AnsweringKind {
  return kind in answers;
}

/** The answer a fault puts in the place of the service's own. */
export function faultAnswer(fault: Fault & { kind: AnsweringKind }, asked: Asked): Answer {
  const { status, body } = flagged(answers[fault.kind](asked), asked.envelope);
  return { status: fault.status ?? status, body: fault.body ?? body };
}
