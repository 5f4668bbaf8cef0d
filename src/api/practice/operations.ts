import { practiceSchema, type OwnWord } from '@/contract/practice';
import { request, type ApiRequest } from '../core/http';
import type { Mishap, Practice } from './schemas';

/** Whatever was asked or changed, the answer is all there is of whoever practises. */
function ask(
  name: string,
  path: string,
  changed: Pick<ApiRequest, 'method' | 'bodyText'> = {},
): Promise<Practice> {
  const operation = { name: `practice.${name}` };
  return request({ operation, url: `/gateway/practice${path}`, ...changed }, practiceSchema);
}

const put = (body: object) => ({ method: 'PUT', bodyText: JSON.stringify(body) }) as const;

export const fetchPractice = () => ask('read', '');

/** Orders what the next write of this session meets. */
export const armMishap = (mishap: Mishap) => ask('arm', '/mishap', put({ mishap }));

export const disarmMishap = () => ask('disarm', '/mishap', { method: 'DELETE' });

/** Says of a mission that nobody else can tell that it is done, or not. */
export const sayDone = (word: OwnWord) => ask('say-done', '/done', put(word));

/** What was done so far counts no more. */
export const beginAnew = () => ask('begin-anew', '/done', { method: 'DELETE' });
