import type { FieldErrors } from '@/api/core/errors';
import { m } from '@/text/generated/messages';
import classes from './error-panel.module.css';

interface Props {
  fields: FieldErrors;
  /** What people call a value, where that is known; otherwise its name stands as the service spells it. */
  inWords?: (field: string) => string | null;
}

/** What the service said about each value; its words are English, and marked as its own. */
export function RefusedFields({ fields, inWords = () => null }: Props) {
  const entries = Object.entries(fields);
  if (entries.length === 0) return null;
  return (
    <div className={classes.fields}>
      <p>{m.forms_service_says()}</p>
      <ul>
        {entries.map(([field, messages]) => (
          <li key={field}>
            {inWords(field) ?? <code>{field}</code>}: <bdi lang="en">{messages.join(' ')}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
