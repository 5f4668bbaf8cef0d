import { useSyncExternalStore } from 'react';
import { currentLocale, subscribeToLocale, type Locale } from './locale';

/** Every component that words something calls this, so that a switch of language renders it again. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribeToLocale, currentLocale, currentLocale);
}
