import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQueries } from '@/api/session/queries';
import { languageCookie } from '@/contract/language';
import { isRunning } from '@/modules/bulk-job/current-run';
import { thisDraftPage } from '@/modules/drafts/draft-page';
import { reloadUnasked, stakesNow, type Stake } from '@/modules/leaving/held-page';
import { currentLocale, type Locale } from '@/text/locale';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { Dialog, DialogActions } from '@/ui/overlay/dialog';
import classes from './language-switch.module.css';
import { otherLanguage } from './other-language';

const languages: { locale: Locale; short: string; name: string }[] = [
  { locale: 'es', short: 'ES', name: 'Español' },
  { locale: 'en', short: 'EN', name: 'English' },
];

/** A job stops with its page and goes on with the next one; it is no reason to ask before a tab is closed. */
type Cost = Stake | 'job';

/** What an answer of "yes" costs, in the order it is told. */
const costs: { stake: Cost; words: () => string }[] = [
  { stake: 'typed', words: m.shell_language_typed },
  { stake: 'sending', words: m.shell_language_sending },
  { stake: 'outcome', words: m.shell_language_outcome },
  { stake: 'job', words: m.shell_language_job },
  { stake: 'export', words: m.shell_language_export },
];

/** What a person is asked, or that the page could not be loaded again now. */
type Asked = 'unreachable' | { next: Locale; stakes: ReadonlySet<Cost> };

/** Set while a page is loaded in another language, so that the focus comes back to where it was. */
const switchedKey = 'trastienda.language-switched';
let isComingBack = takeNote();

/** Both languages, each named in itself. The page is loaded again; drafts last, and what would not is asked about first. */
export function LanguageSwitch() {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const current = currentLocale();

  const choose = async (next: Locale) => {
    if (next === current) return;
    // Leaving the field has begun to save it.
    await thisDraftPage().settled();
    const isThere = await queryClient
      .query({ ...sessionQueries.current(), staleTime: 0 })
      .then(() => true)
      .catch(() => false);
    if (!isThere) return setAsked('unreachable');
    const stakes = new Set<Cost>(stakesNow());
    if (isRunning()) stakes.add('job');
    if (stakes.size === 0) loadIn(next);
    else setAsked({ next, stakes });
  };
  const stay = () => setAsked(null);

  return (
    <>
      <fieldset className={classes.languages} aria-label={m.shell_language()}>
        {languages.map(({ locale, short, name }) => (
          <button
            key={locale}
            ref={(button) => {
              if (locale !== current || !isComingBack) return;
              isComingBack = false;
              button?.focus();
            }}
            type="button"
            className={classes.language}
            lang={locale}
            aria-label={name}
            aria-pressed={locale === current}
            {...(locale !== current && otherLanguage)}
            onClick={() => void choose(locale)}
          >
            {short}
          </button>
        ))}
      </fieldset>
      {asked === 'unreachable' ? (
        <Dialog size="question" title={m.shell_language_unreachable()} onClose={stay}>
          <p>{m.shell_language_unreachable_body()}</p>
          <DialogActions>
            <Button size="sm" variant="default" onClick={stay}>
              {m.shell_language_stay()}
            </Button>
          </DialogActions>
        </Dialog>
      ) : asked === null ? null : (
        <Dialog size="question" title={m.shell_language_ask()} onClose={stay}>
          {costs
            .filter(({ stake }) => asked.stakes.has(stake))
            .map(({ stake, words }) => (
              <p key={stake}>{words()}</p>
            ))}
          <DialogActions>
            <Button size="sm" variant="default" onClick={stay}>
              {m.shell_language_stay()}
            </Button>
            <Button size="sm" variant="default" onClick={() => loadIn(asked.next)}>
              {m.shell_language_go()}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

function loadIn(next: Locale): void {
  try {
    sessionStorage.setItem(switchedKey, '1');
  } catch {
    // Without storage only the focus is lost.
  }
  // The gateway gives the app that speaks it.
  document.cookie = languageCookie(next);
  reloadUnasked();
}

function takeNote(): boolean {
  try {
    const isNoted = sessionStorage.getItem(switchedKey) !== null;
    sessionStorage.removeItem(switchedKey);
    return isNoted;
  } catch {
    return false;
  }
}
