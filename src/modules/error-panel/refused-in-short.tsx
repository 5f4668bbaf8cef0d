import type { ApiError } from '@/api/core/errors';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { errorDetails } from './error-details';
import { CopyPermissionRequest, MissingPermission } from './missing-permission';

/** Beside a field: the permission that a refusal named, and what to send to whoever can grant it or look at the key. */
export function RefusedInShort({ error }: { error: ApiError }) {
  if (error.kind === 'forbidden') {
    return (
      <>
        <MissingPermission error={error} />
        <CopyPermissionRequest error={error} />
      </>
    );
  }
  return error.kind === 'unauthorized' ? (
    <CopyButton text={() => errorDetails(error)}>{m.errors_copy_details()}</CopyButton>
  ) : null;
}
