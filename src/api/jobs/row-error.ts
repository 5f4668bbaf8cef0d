import { failureOf } from '../core/classify';
import type { ApiError } from '../core/errors';
import type { BulkJob, BulkRowState } from './names';

/** The gateway answered by itself and with a status of its own, which is not recorded. */
const noStatus = 502;

/** What a row's last send met, as if the answer had just come; null where it met nothing. */
export function rowError(
  kind: BulkJob['kind'],
  { failure }: Pick<BulkRowState, 'failure'>,
): ApiError | null {
  if (failure === null) return null;
  const { outcome, status, problem, requestId, at, answerText } = failure;
  const error = failureOf({
    operation: { name: kind },
    status: status ?? noStatus,
    headers: new Headers({ 'X-Outcome': outcome, 'X-Request-Id': requestId }),
    body: problem === null ? parsed(answerText) : { problem, requestId },
    at,
  });
  return error === null || status !== null ? error : { ...error, status: null };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
