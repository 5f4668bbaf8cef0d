import type { FieldErrors } from '@/api/core/errors';
import classes from './error-panel.module.css';

/** What the service said about each value of a read; its words are English and shown as such. */
export function RefusedFields({ fields }: { fields: FieldErrors }) {
  const entries = Object.entries(fields);
  if (entries.length === 0) return null;
  return (
    <ul className={classes.fields}>
      {entries.map(([field, messages]) => (
        <li key={field}>
          <code>{field}</code>: <bdi lang="en">{messages.join(' ')}</bdi>
        </li>
      ))}
    </ul>
  );
}
