interface ImportMetaEnv {
  /** The one language of a built app; not there while it is developed or tested. */
  readonly VITE_LANGUAGE?: 'es' | 'en';
}
