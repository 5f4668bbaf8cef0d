import { asApiError, type ApiError } from '@/api/core/errors';
import type { JobStop } from './bulk-view';

/** Ends a run before its end; `stopped` is null when the job was stopped or taken over elsewhere. */
export class Halt extends Error {
  override readonly name = 'Halt';
  readonly stopped: JobStop | null;

  constructor(stopped: JobStop | null) {
    super(stopped?.cause ?? 'stopped');
    this.stopped = stopped;
  }
}

/** Whatever was thrown, as the end of a run. */
export function asHalt(thrown: unknown): Halt {
  if (thrown instanceof Halt) return thrown;
  const error = asApiError(thrown);
  return haltOf(error) ?? new Halt({ cause: 'fault', error });
}

/** What ends a run at once; null for what may pass. */
export function haltOf(error: ApiError): Halt | null {
  if (error.problem === 'job-refused') return new Halt(null);
  switch (error.kind) {
    case 'session':
    case 'unauthorized':
    case 'forbidden':
      return new Halt({ cause: error.kind, error });
    case 'not-found':
    case 'conflict':
    case 'validation':
      return new Halt({ cause: 'fault', error });
    case 'rate-limited':
    case 'network':
    case 'given-up':
    case 'server':
    case 'bad-response':
      return null;
  }
}
