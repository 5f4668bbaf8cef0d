import type { FieldErrors } from './mistakes';

/** What an operation answers; the body is sent as JSON. */
export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Ends an operation with an answer from wherever the reason was found. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`Refused with ${answer.status}`);
    this.answer = answer;
  }
}

export type Envelope = 'status' | 'success';

const fail = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: { status: false, message, ...more },
});

export function data(envelope: Envelope, value: unknown, status = 200): Answer {
  return { status, body: { [envelope]: true, data: value } };
}

/** The wrapper of writes that answer with a message (API description, Product, Purchase, Provider). */
export function done(envelope: Envelope, value: unknown, message: string, status: number): Answer {
  return { status, body: { [envelope]: true, data: value, message } };
}

/** The wrapper of catalogs, with its message (API description, Catalog item). */
export function catalog(items: unknown): Answer {
  return {
    status: 200,
    body: { success: true, data: items, message: 'Data retrieved successfully.' },
  };
}

/** The two bodies of a 401 (API description, Errors): catalog and product pages have one of their own, misspelled. */
export const invalidKey = {
  message: { status: 401, body: { status: false, message: 'Invalid API Key.' } },
  error: { status: 401, body: { error: 'Unathorized' } },
} as const satisfies Record<string, Answer>;

export function missingScope(scope: string): Answer {
  return fail(403, `This integration does not have the '${scope}' permission.`, {
    required_scope: scope,
  });
}

/** A deactivated integration; where the operation needs no permission there is none to name. */
export function deactivated(scope: string | null): Answer {
  return scope === null ? fail(403, 'This integration is not active.') : missingScope(scope);
}

export const notFound = fail(404, 'Not found.');
export const branchNotFound = fail(404, 'Branch not found');

/** The description names no body for it. */
export const conflict = fail(409, 'Conflict.');

export function invalid(errors: FieldErrors): Answer {
  return fail(422, 'Validation errors', { errors });
}

export function rateLimited(limit: number): Answer {
  return fail(429, 'Rate limit exceeded. Please try again later.', { rate_limit: limit });
}

/** A failure with the flag of its operation: some say `success` where most say `status` (API description, Errors). */
export function flagged(answer: Answer, envelope: Envelope): Answer {
  const { body } = answer;
  if (envelope === 'status' || typeof body !== 'object' || body === null) return answer;
  if (!('status' in body) || body.status !== false) return answer;
  const { status, ...rest } = body;
  return { ...answer, body: { [envelope]: status, ...rest } };
}

/** The two bodies of a 500 (API description, Errors): recording a purchase has one of its own. */
export const failure = {
  error: { status: 500, body: { error: 'Server error' } },
  invoice: fail(500, 'An error occurred while creating the invoice'),
} as const satisfies Record<string, Answer>;
