import { attemptDetailSchema, attemptPageSchema, attemptPeopleSchema } from '@/contract/attempt';
import type { OpenAttempts } from '@/contract/page-start';
import type { PreparedAttempt } from '../core/attempt';
import { attemptUrl, lookUpAttempt } from '../core/attempt-look-up';
import { request, type ReadOptions } from '../core/http';
import { httpSettings } from '../core/http-settings';
import { checkParams } from '../core/params';
import { serviceUrl, withQuery } from '../core/url';
import {
  attemptId,
  attemptListParams,
  type AttemptDetail,
  type AttemptListParams,
  type AttemptPage,
  type AttemptPerson,
  type Settlement,
} from './schemas';

const list = { name: 'attempts.list' };
const one = { name: 'attempts.one' };
const people = { name: 'attempts.people' };
const record = { name: 'attempts.record' };
const settle = { name: 'attempts.settle' };

/** A page of the journal of this business, newest first. */
export async function fetchAttempts(
  params: AttemptListParams,
  options: ReadOptions = {},
): Promise<AttemptPage> {
  const asked = checkParams(list, attemptListParams, params);
  const url = withQuery('/gateway/attempts', {
    ...asked,
    person: asked.person || undefined,
    amount: asked.amount || undefined,
    q: asked.q || undefined,
    unresolved: asked.unresolved ? 1 : undefined,
  });
  return request({ ...options, operation: list, url }, attemptPageSchema);
}

export async function fetchPeople(): Promise<AttemptPerson[]> {
  const url = '/gateway/attempts/people';
  return (await request({ operation: people, url }, attemptPeopleSchema)).people;
}

/** One attempt with the exact text that was sent and the text of the last answer. */
export async function fetchAttempt(id: string): Promise<AttemptDetail> {
  return lookUpAttempt(checkParams(one, attemptId, { id }).id);
}

/** Records what a person found out about an attempt whose outcome was unknown. */
export async function settleAttempt(id: string, found: Settlement): Promise<AttemptDetail> {
  const url = `${attemptUrl(checkParams(settle, attemptId, { id }).id)}/settle`;
  const bodyText = JSON.stringify(found);
  return request({ operation: settle, url, method: 'POST', bodyText }, attemptDetailSchema);
}

/** Records the id of a purchase that was found to exist before anybody knew it. */
export async function nameRecord(id: string, recordId: string): Promise<AttemptDetail> {
  const url = `${attemptUrl(checkParams(record, attemptId, { id }).id)}/record`;
  const bodyText = JSON.stringify({ recordId });
  return request({ operation: record, url, method: 'POST', bodyText }, attemptDetailSchema);
}

/** A recorded attempt as it was when it was sent; who repeats it from the journal sends the same, as who they are. */
export function recordedAttempt(record: AttemptDetail): PreparedAttempt {
  const { id, operation: name, method, path, bodyText, context } = record;
  const { mark } = httpSettings();
  return { id, mark, operation: { name }, method, url: serviceUrl(path), bodyText, context };
}

/** What is open in the whole business. */
export async function fetchOpenAttempts(): Promise<OpenAttempts> {
  const [unresolved, sending] = await Promise.all([
    fetchAttempts({ unresolved: true, page: 1, perPage: 1 }),
    fetchAttempts({ state: 'sending', page: 1, perPage: 20 }),
  ]);
  return {
    unresolved: unresolved.pagination.total,
    // Rows of a bulk job are told by its own line, not one by one.
    sending: sending.rows.filter(({ context }) => context.job === undefined).map(({ id }) => id),
  };
}
