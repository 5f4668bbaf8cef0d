import type { ApiError } from '@/api/core/errors';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { CopyButton } from '@/ui/feedback/copy-button';
import { useSession } from '../session/session-context';
import { permissionRequest } from './error-details';
import classes from './error-panel.module.css';
import { scopeInWords } from './scope-words';

/** Names the permission the service asked for, and offers the request to send to whoever can grant it. */
export function MissingPermission({ error }: { error: Extract<ApiError, { kind: 'forbidden' }> }) {
  useLocale();
  const session = useSession();
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
      <div>
        <CopyButton text={() => permissionRequest(error, session)}>
          {m.errors_copy_request()}
        </CopyButton>
      </div>
    </>
  );
}
