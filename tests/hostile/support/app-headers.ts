import { request } from 'undici';
import { appHeader, markHeader, sessionSchema } from '../../../src/contract/session';

const own = { [appHeader.name.toLowerCase()]: appHeader.value };

/** What the app sends beside a cookie with every request: that it is the app, and for whom it asks. */
export async function appHeaders(origin: string, cookie: string): Promise<Record<string, string>> {
  const { body } = await request(`${origin}/gateway/session`, { headers: { cookie, ...own } });
  const session = sessionSchema.parse(await body.json());
  return session.signedIn ? { ...own, [markHeader.toLowerCase()]: session.mark } : own;
}
