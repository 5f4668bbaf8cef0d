import { use } from 'react';
import type { ApiError } from '@/api/core/errors';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { SessionContext } from '../session/session-context';
import { permissionRequest } from './error-details';
import classes from './error-panel.module.css';
import { areaInWords, scopeInWords } from './scope-words';

interface Props {
  error: Extract<ApiError, { kind: 'forbidden' }>;
}

/** Names the permission that was asked for, in words and as it is spelt; nothing where none was named. */
export function MissingPermission({ error: { requiredScope, area } }: Props) {
  const name = requiredScope ?? area;
  if (name === undefined) return null;
  const words = area === undefined ? scopeInWords(name) : areaInWords(name);
  return (
    <p className={classes.scope}>
      {area === undefined ? m.errors_scope_needed() : m.errors_area_needed()}{' '}
      {words ? `${words} · ` : null}
      <code>{name}</code>
    </p>
  );
}

/** The request to send to whoever can grant it. */
export function CopyPermissionRequest({ error }: Props) {
  // The session's own read may fail before there is one.
  const session = use(SessionContext);
  if (session === null) return null;
  return (
    <CopyButton text={() => permissionRequest(error, session)}>
      {m.errors_copy_request()}
    </CopyButton>
  );
}
