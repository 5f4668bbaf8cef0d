import type { ApiError } from '@/api/core/errors';
import { m } from '@/text/generated/messages';
import classes from './outcome-panel.module.css';

/** The service's own words, one click away. */
export function ServiceWords({ error: { serviceMessage } }: { error: ApiError }) {
  if (serviceMessage === null || serviceMessage === '') return null;
  return (
    <details className={classes.quiet}>
      <summary>{m.errors_service_words()}</summary>
      <q lang="en">
        <bdi>{serviceMessage}</bdi>
      </q>
    </details>
  );
}
