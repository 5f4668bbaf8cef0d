import type { Arrival } from './arrival';
import { Invalid } from './mistakes';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A key that could reach an object's prototype in careless code is never data. */
function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('Forbidden key');
  return value;
}

const refuse = (message: string) => new Invalid({ body: [message] });

/**
 * The JSON value of a body.
 * @throws Invalid under `body` when there is none, it is not JSON, not sent as JSON, or too large.
 */
export function jsonBody({ body, headers }: Arrival): unknown {
  if (body.kind === 'too-large') throw refuse('The body is too large.');
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
    throw refuse('The body must be sent as application/json.');
  }
  if (body.kind === 'none') throw refuse('The body is required.');
  try {
    return JSON.parse(utf8.decode(body.bytes), refuseProto);
  } catch {
    throw refuse('The body must be valid JSON.');
  }
}
