import type { ApiError } from '@/api/core/errors';
import type { FaultKind } from '../../../server/sandbox/faults';
import type { FaultOptions } from './sandbox';

/** What a failure must say. */
export interface Expected {
  kind: ApiError['kind'];
  problem?: ApiError['problem'];
  status?: number;
  requiredScope?: string | null;
  what?: string;
  fields?: Record<string, string[]>;
  serviceMessage?: string;
}

/** How the API layer reaches the sandbox. */
export type Way = 'gateway' | 'direct';

/** What each mishap must be told as, whichever way it came. */
export const failureCases: [string, FaultKind, FaultOptions, Record<Way, Expected>][] = [
  ['M27: a wrong key', 'status-401', {}, both({ kind: 'unauthorized', status: 401 })],
  [
    'M27: a wrong key, in the shape of catalog pages',
    'status-401-error',
    {},
    both({ kind: 'unauthorized', serviceMessage: 'Unathorized' }),
  ],
  [
    'M29: a 403 that names no permission',
    'status-403-bare',
    {},
    both({ kind: 'forbidden', requiredScope: null }),
  ],
  ['M36: a 409', 'status-409', {}, both({ kind: 'conflict', status: 409 })],
  [
    'M37: a 422',
    'status-422',
    {},
    both({ kind: 'validation', fields: { field: ['The field is invalid.'] } }),
  ],
  [
    'M41: the field map of a provider under 200',
    'flag-false',
    { body: { success: false, message: 'Validation Error.', data: { email: ['Required'] } } },
    both({ kind: 'validation', fields: { email: ['Required'] } }),
  ],
  [
    'M41: the field map of a provider under 404',
    'status-404',
    { body: { success: false, message: 'Validation Error.', data: { email: ['Required'] } } },
    both({ kind: 'validation', fields: { email: ['Required'] } }),
  ],
  [
    'M18: a false flag under 200',
    'flag-false',
    {},
    both({ kind: 'server', status: 200, serviceMessage: 'The operation failed.' }),
  ],
  ['M47: a 500', 'status-500', {}, both({ kind: 'server', serviceMessage: 'Server error' })],
  [
    'M47: a 500 of purchases',
    'status-500-status',
    {},
    both({
      kind: 'server',
      serviceMessage: 'An error occurred while creating the invoice',
    }),
  ],
  ['M11: an empty body', 'empty-body', {}, notJson({ kind: 'bad-response', status: 200 })],
  ['M11: malformed JSON', 'malformed', {}, notJson({ kind: 'bad-response', status: 200 })],
  ['M11: HTML under 200', 'wrong-type', {}, notJson({ kind: 'bad-response', status: 200 })],
  ['M11: HTML under 502', 'html-502', {}, notJson({ kind: 'server', status: 502 })],
  [
    'a huge body',
    'huge',
    { bytes: 2 * 1024 * 1024 },
    {
      gateway: { kind: 'bad-response', problem: 'upstream-too-large' },
      direct: { kind: 'bad-response' },
    },
  ],
  [
    'a redirect',
    'redirect',
    {},
    {
      gateway: { kind: 'bad-response', problem: 'upstream-redirect' },
      direct: { kind: 'bad-response', status: 302 },
    },
  ],
  [
    'a connection that breaks off in the body',
    'mid-body',
    {},
    {
      gateway: { kind: 'network', problem: 'upstream-broke-off' },
      direct: { kind: 'network', status: 200 },
    },
  ],
  [
    'a connection that breaks off',
    'reset-before',
    // A read that met a kept connection is asked again on another.
    { times: null },
    { gateway: { kind: 'network', problem: 'upstream-broke-off' }, direct: { kind: 'network' } },
  ],
];

function both(expected: Expected) {
  return { gateway: expected, direct: expected };
}

function notJson(direct: Expected) {
  return { gateway: { kind: 'bad-response', problem: 'upstream-not-json' } as const, direct };
}
