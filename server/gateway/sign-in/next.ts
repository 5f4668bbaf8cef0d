/** Paths that are no screens: going there after sign-in would show no app, or this page again. */
const noScreens = /^\/(sign-in|gateway|api|assets)(\/|$)/;

/**
 * Where to go after sign-in: the wanted address when a browser would resolve it to a screen of our own origin, the home
 * page otherwise. Only path and query are kept.
 */
export function nextPath(wanted: string | undefined): string {
  const own = 'https://trastienda.invalid';
  // Browsers drop tabs and line breaks and read `\` as `/`, so such an address is never an honest one.
  if (wanted === undefined || wanted.length > 2000 || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(wanted))
    return '/';
  if (!URL.canParse(wanted, own)) return '/';
  const { origin, pathname, search } = new URL(wanted, own);
  if (origin !== own || pathname.includes('//') || noScreens.test(pathname)) return '/';
  return pathname + search;
}
