/** The gateway's sign-in page, with the way back to `path` of this app. */
export function signInAddress(path: string, locale: string): string {
  const query = new URLSearchParams({ next: path, lang: locale });
  return `/sign-in?${query.toString()}`;
}

/** The same for a window of its own, which is done once somebody signed in: this page goes on by itself. */
export function signInElsewhereAddress(locale: string): string {
  return `/sign-in?${new URLSearchParams({ return: 'window', lang: locale }).toString()}`;
}
