export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/**
 * The language of a browser's pages. The sign-in page and the app's switch write it, the gateway gives the app that speaks it.
 * It says nothing about anybody.
 */
const name = 'trastienda-language';
const lastsSeconds = 365 * 24 * 60 * 60;

/** The cookie as a browser and a gateway set it. */
export function languageCookie(language: Language): string {
  return `${name}=${language}; Path=/; Secure; SameSite=Strict; Max-Age=${lastsSeconds}`;
}

/** @param cookies - as a browser sends them. Null: none, or in no language of ours. */
export function chosenLanguage(cookies: string): Language | null {
  const start = `${name}=`;
  const pair = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  const chosen = pair?.slice(start.length);
  return languages.find((language) => language === chosen) ?? null;
}
