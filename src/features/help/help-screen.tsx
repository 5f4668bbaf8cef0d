import { Link } from '@tanstack/react-router';
import { documentedScopes, scopeInWords } from '@/modules/error-panel/scope-words';
import { m } from '@/text/generated/messages';
import { ScreenTitle } from '@/ui/layout/screen-title';
import classes from './help.module.css';
import { notOffered } from './not-offered';

/** What cannot be done here and why, and how one comes to a key and its permissions. */
export function HelpScreen() {
  return (
    <>
      <ScreenTitle title={m.help_title()} />
      <section className={classes.section} aria-labelledby="help-not-offered">
        <h2 id="help-not-offered">{m.help_not_offered()}</h2>
        <p>{m.help_intro()}</p>
        <dl>
          {notOffered.map(({ name, why }) => (
            <div key={name()} className={classes.item}>
              <dt>{name()}</dt>
              <dd>{why()}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={classes.section} aria-labelledby="help-keys">
        <h2 id="help-keys">{m.help_keys()}</h2>
        <p>{m.help_keys_where()}</p>
        <p>{m.help_keys_scopes()}</p>
        <ul className={classes.scopes}>
          {documentedScopes.map((scope) => (
            <li key={scope}>
              {scopeInWords(scope)} · <code>{scope}</code>
            </li>
          ))}
        </ul>
        <p>
          {m.help_keys_status()} <Link to="/diagnostics">{m.help_keys_diagnostics()}</Link>.
        </p>
      </section>
    </>
  );
}
