import { preferencesSchema } from '@/contract/preferences';
import { request, type ApiRequest } from '../core/http';
import type { Preferences } from './schemas';

/** Whatever was asked or changed, the answer is all that whoever works here prefers in this business. */
export function askPreferences(
  name: string,
  path: string,
  changed: Pick<ApiRequest, 'method' | 'bodyText'> = {},
): Promise<Preferences> {
  const operation = { name: `preferences.${name}` };
  const url = `/gateway/preferences${path}`;
  // Whoever presses and leaves has pressed.
  return request({ operation, url, keepalive: 'method' in changed, ...changed }, preferencesSchema);
}

export const put = (body: object) => ({ method: 'PUT', bodyText: JSON.stringify(body) }) as const;

export const fetchPreferences = () => askPreferences('read', '');

export const chooseBranch = (branch: string) =>
  askPreferences('choose-branch', '/branch', put({ branch }));
