import { newAttempt } from '@/api/core/attempt';
import { sendAttempt } from '@/api/core/attempts';
import { ApiFailure } from '@/api/core/errors';
import { request } from '@/api/core/http';
import type { PreparedWrite } from './api-calls';
import type { Way } from './failure-cases';

/**
 * Carries a write out and gives the value of the typed layer. Through the gateway it is an attempt, as from a form; without one
 * it is the same bytes to the service itself. Throws `ApiFailure` for anything but success.
 */
export async function carryOut(way: Way, { operation, request: asked, read }: PreparedWrite) {
  const attempt = newAttempt(operation, asked, { form: 'test' });
  if (way === 'direct') {
    const { url, method, bodyText } = attempt;
    const body = bodyText === '' ? {} : { bodyText };
    return request({ operation, url, method, ...body }, read);
  }
  const result = await sendAttempt(attempt, { read });
  if (result.kind !== 'applied') throw new ApiFailure(result.error);
  return result.value;
}
