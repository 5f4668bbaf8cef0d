import type { ApiError } from '@/api/core/errors';
import type { SignedInSession } from '@/api/session/schemas';
import { businessInWords, integrationInWords } from '../session/integration-words';
import { m } from '@/text/generated/messages';

/** What support needs to find this failure again: no key, no personal data, no words of the service. */
export function errorDetails(error: ApiError): string {
  const lines = [
    `Trastienda · ${error.at}`,
    `${error.operation} · ${error.kind}${error.problem ? ` · ${error.problem}` : ''}`,
    `HTTP ${error.status ?? '—'} · X-Request-Id ${error.requestId ?? '—'}`,
  ];
  if (error.kind === 'bad-response' && error.field) lines.push(error.field);
  if (error.kind === 'validation') lines.push(...Object.keys(error.fields));
  return lines.join('\n');
}

/** A message an administrator can act on without asking back. */
export function permissionRequest(
  error: Extract<ApiError, { kind: 'forbidden' }>,
  session: SignedInSession,
): string {
  const who = {
    integration: integrationInWords(session.integration),
    business: businessInWords(session.integration),
  };
  const { requiredScope, area } = error;
  const asked =
    area !== undefined
      ? m.errors_request_area({ ...who, area })
      : requiredScope === null
        ? m.errors_request_no_scope(who)
        : m.errors_request_scope({ ...who, scope: requiredScope });
  return `${asked}\n\n${m.errors_request_operator({ operator: session.operator })}\n${errorDetails(error)}`;
}
