import { useEffect } from 'react';
import type { Locale } from '@/text/locale';

/** Tells the browser and screen readers which language the page speaks. */
export function usePageLanguage(locale: Locale): void {
  useEffect(() => {
    document.documentElement.lang = locale === 'es' ? 'es-SV' : 'en';
  }, [locale]);
}
