import { languageCookie } from '@/contract/language';
import { setLocale, type Locale } from '@/text/locale';

const locales: readonly Locale[] = ['es', 'en'];

/** The language that the sign-in page handed over; null when it did not, or in no language of ours. */
export function carriedLanguage(cookies: string): Locale | null {
  const start = `${languageCookie.name}=`;
  const pair = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  const carried = pair?.slice(start.length);
  return locales.find((locale) => locale === carried) ?? null;
}

/** Speaks the language somebody chose to sign in with, and takes the note of it away: from here on the app's own switch counts. */
export function adoptCarriedLanguage(): void {
  const locale = carriedLanguage(document.cookie);
  if (locale === null) return;
  document.cookie = `${languageCookie.name}=; Path=/; Secure; SameSite=Strict; Max-Age=0`;
  setLocale(locale);
}
