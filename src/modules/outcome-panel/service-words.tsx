import type { ApiError } from '@/api/core/errors';
import { m } from '@/text/generated/messages';
import classes from './outcome-panel.module.css';

/** The service's own words, one click away; of a conflict nothing else says what it is about. */
export function ServiceWords({ error: { kind, serviceMessage } }: { error: ApiError }) {
  if (serviceMessage === null || serviceMessage === '') return null;
  if (kind === 'conflict') {
    return (
      <p>
        {m.forms_service_says()}{' '}
        <q lang="en">
          <bdi>{serviceMessage}</bdi>
        </q>
      </p>
    );
  }
  return (
    <details className={classes.quiet}>
      <summary>{m.errors_service_words()}</summary>
      <q lang="en">
        <bdi>{serviceMessage}</bdi>
      </q>
    </details>
  );
}
