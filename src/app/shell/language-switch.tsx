import { switchLocale, type Locale } from '@/text/locale';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import classes from './language-switch.module.css';

const languages: { locale: Locale; short: string; name: string }[] = [
  { locale: 'es', short: 'ES', name: 'Español' },
  { locale: 'en', short: 'EN', name: 'English' },
];

/** Both languages, each named in itself; switching words everything again in place. */
export function LanguageSwitch() {
  const current = useLocale();
  return (
    <fieldset className={classes.languages} aria-label={m.shell_language()}>
      {languages.map(({ locale, short, name }) => (
        <button
          key={locale}
          type="button"
          className={classes.language}
          lang={locale}
          aria-label={name}
          aria-pressed={locale === current}
          onClick={() => switchLocale(locale)}
        >
          {short}
        </button>
      ))}
    </fieldset>
  );
}
