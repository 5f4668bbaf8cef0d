import { attemptDetailSchema, type AttemptDetail } from '@/contract/attempt';
import { request } from './http';

// Apart from how a record is judged: the journal's address is loaded with every screen, the write path is not.

const one = { name: 'attempts.one' };

export const attemptUrl = (id: string): string => `/gateway/attempts/${encodeURIComponent(id)}`;

/** What the gateway recorded of an attempt. Its 404 (`unknown-attempt`) says that the attempt never arrived. */
export function lookUpAttempt(id: string): Promise<AttemptDetail> {
  return request({ operation: one, url: attemptUrl(id) }, attemptDetailSchema);
}
