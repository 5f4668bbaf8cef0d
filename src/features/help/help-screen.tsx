import { Link } from '@tanstack/react-router';
import { documentedScopes, scopeInWords } from '@/modules/error-panel/scope-words';
import { m } from '@/text/generated/messages';
import { ScreenTitle } from '@/ui/layout/screen-title';
import classes from './help.module.css';

/** What cannot be done here and why, the box that leads anywhere, and how one comes to a key and its permissions. */
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
      <section className={classes.section} aria-labelledby="help-words">
        <h2 id="help-words">{m.help_words()}</h2>
        <p>{m.help_words_people()}</p>
        <p>{m.help_words_documents()}</p>
      </section>
      <section className={classes.section} aria-labelledby="help-keyboard">
        <h2 id="help-keyboard">{m.help_keyboard()}</h2>
        <p>{m.help_keyboard_box()}</p>
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

interface Missing {
  name: () => string;
  why: () => string;
}

/** What people look for and the service does not have (API description, Endpoints and Events: what is open). */
const notOffered: Missing[] = [
  { name: m.help_no_customers, why: m.help_no_customers_why },
  { name: m.help_no_sales, why: m.help_no_sales_why },
  { name: m.help_no_attendance, why: m.help_no_attendance_why },
  { name: m.help_no_projects, why: m.help_no_projects_why },
  { name: m.help_no_cash, why: m.help_no_cash_why },
  { name: m.help_no_promotions, why: m.help_no_promotions_why },
  { name: m.help_no_treasury, why: m.help_no_treasury_why },
  { name: m.help_no_entries, why: m.help_no_entries_why },
  { name: m.help_no_lists, why: m.help_no_lists_why },
  { name: m.help_no_events, why: m.help_no_events_why },
  { name: m.help_no_delete, why: m.help_no_delete_why },
  { name: m.help_no_versions, why: m.help_no_versions_why },
  { name: m.help_no_states, why: m.help_no_states_why },
  { name: m.help_no_search, why: m.help_no_search_why },
];
