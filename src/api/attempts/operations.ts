import { checkParams } from '../core/params';
import { request } from '../core/http';
import { attemptUrl, lookUpAttempt } from '../core/attempt-record';
import {
  attemptId,
  attemptListParams,
  readAttemptPage,
  type AttemptDetail,
  type AttemptListParams,
  type AttemptPage,
  type OpenAttempts,
  type Settlement,
} from './schemas';

const list = { name: 'attempts.list', missing: 'record' } as const;
const one = { name: 'attempts.one', missing: 'record' } as const;
const settlement = { name: 'attempts.settle', missing: 'record' } as const;

/** A page of the journal of this business, newest first. */
export function fetchAttempts(params: AttemptListParams): Promise<AttemptPage> {
  const asked = checkParams(list, attemptListParams, params);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) query.set(name, String(value));
  return request(
    { operation: list, url: `/gateway/attempts?${query.toString()}` },
    readAttemptPage,
  );
}

/** One attempt with the exact text that was sent and the text of the last answer. */
export function fetchAttempt(id: string): Promise<AttemptDetail> {
  return lookUpAttempt(checkParams(one, attemptId, { id }).id);
}

/** Records what a person found out about an attempt whose outcome was unknown. */
export function settleAttempt(id: string, found: Settlement): Promise<void> {
  const url = `${attemptUrl(checkParams(one, attemptId, { id }).id)}/settle`;
  const bodyText = JSON.stringify(found);
  return request({ operation: settlement, url, method: 'POST', bodyText }, () => undefined);
}

/** How many attempts are open, of everybody in the business. */
export async function fetchOpenAttempts(): Promise<OpenAttempts> {
  const few = { page: 1, perPage: 1 };
  const [unresolved, sending] = await Promise.all([
    fetchAttempts({ ...few, unresolved: true }),
    fetchAttempts({ ...few, state: 'sending' }),
  ]);
  return {
    unresolved: unresolved.pagination.total,
    sending: sending.pagination.total,
  };
}
