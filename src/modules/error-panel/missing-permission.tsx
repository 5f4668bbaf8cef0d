import { use } from 'react';
import type { ApiError } from '@/api/core/errors';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { CopyButton } from '@/ui/feedback/copy-button';
import { SessionContext } from '../session/session-context';
import { permissionRequest } from './error-details';
import classes from './error-panel.module.css';
import { scopeInWords } from './scope-words';

interface Props {
  error: Extract<ApiError, { kind: 'forbidden' }>;
}

/** Names the permission the service asked for, in words and as it is spelt; nothing where it named none. */
export function MissingPermission({ error: { requiredScope } }: Props) {
  useLocale();
  if (requiredScope === null) return null;
  const words = scopeInWords(requiredScope);
  return (
    <p className={classes.scope}>
      {m.errors_scope_needed()} {words ? `${words} · ` : null}
      <code>{requiredScope}</code>
    </p>
  );
}

/** The request to send to whoever can grant it. */
export function CopyPermissionRequest({ error }: Props) {
  useLocale();
  // The session's own read may fail before there is one.
  const session = use(SessionContext);
  if (session === null) return null;
  return (
    <CopyButton text={() => permissionRequest(error, session)}>
      {m.errors_copy_request()}
    </CopyButton>
  );
}
