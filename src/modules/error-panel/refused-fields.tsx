import type { FieldErrors } from '@/api/core/errors';
import classes from './error-panel.module.css';

interface Props {
  fields: FieldErrors;
  /** What people call a value, where that is known; otherwise its name stands as the service spells it. */
  inWords?: (field: string) => string | null;
}

/** What the service said about each value; its words are English and shown as such. */
export function RefusedFields({ fields, inWords = () => null }: Props) {
  const entries = Object.entries(fields);
  if (entries.length === 0) return null;
  return (
    <ul className={classes.fields}>
      {entries.map(([field, messages]) => (
        <li key={field}>
          {inWords(field) ?? <code>{field}</code>}: <bdi lang="en">{messages.join(' ')}</bdi>
        </li>
      ))}
    </ul>
  );
}
