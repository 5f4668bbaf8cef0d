/** The gateway's sign-in page, with the way back to `path` of this app. */
export function signInAddress(path: string, locale: string): string {
  const query = new URLSearchParams({ next: path, lang: locale });
  return `/sign-in?${query.toString()}`;
}
