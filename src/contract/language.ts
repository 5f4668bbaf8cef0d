/**
 * Carries the language chosen on the sign-in page into the app, which has no other word of it: a cookie that lives a minute, that
 * the page may read, and that it takes away as soon as it has.
 */
export const languageCookie = { name: 'trastienda-language', maxAgeSeconds: 60 } as const;
