import { use } from 'react';
import type { ApiError } from '@/api/core/errors';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { CopyButton } from '@/ui/feedback/copy-button';
import { SessionContext } from '../session/session-context';
import { permissionRequest } from './error-details';
import classes from './error-panel.module.css';
import { scopeInWords } from './scope-words';

/** Names the permission the service asked for, and offers the request to send to whoever can grant it. */
export function MissingPermission({ error }: { error: Extract<ApiError, { kind: 'forbidden' }> }) {
  useLocale();
  // The session's own read may fail before there is one.
  const session = use(SessionContext);
  const { requiredScope } = error;
  const words = requiredScope === null ? null : scopeInWords(requiredScope);
  return (
    <>
      {requiredScope === null ? null : (
        <p className={classes.scope}>
          {m.errors_scope_needed()} {words ? `${words} · ` : null}
          <code>{requiredScope}</code>
        </p>
      )}
      {session ? (
        <div>
          <CopyButton text={() => permissionRequest(error, session)}>
            {m.errors_copy_request()}
          </CopyButton>
        </div>
      ) : null}
    </>
  );
}
