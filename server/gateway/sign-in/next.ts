import * as z from 'zod';

/** In place of an address: the app waits in another window, and this one only signs in; `done`: somebody did, in it. */
export const windowReturn = z.enum(['window', 'done']).optional();

/** Paths that are no screens: going there after sign-in would show no app, or this page again. */
const noScreens = /^\/(sign-in|gateway|api|assets)(\/|$)/;

/**
 * Where to go after sign-in: the wanted address when a browser would resolve it to a screen of our own origin, the home
 * page otherwise. Only path and query are kept.
 */
export function nextPath(wanted: string | undefined): string {
  const own = 'https://trastienda.invalid';
  if (wanted === undefined || wanted.length > 2000 || !wanted.startsWith('/')) return '/';
  if (!URL.canParse(wanted, own)) return '/';
  const { origin, pathname, search } = new URL(wanted, own);
  // What the parser leaves with two slashes would name another host when it is resolved again.
  if (origin !== own || pathname.includes('//') || noScreens.test(pathname)) return '/';
  return pathname + search;
}
