import { reads, writes } from '@/api/attempts/names';
import type { ApiError } from '@/api/core/errors';
import type { PermissionRecord, Access } from './permission-record';

/** What an answer proves, where the description names a permission (API description, Endpoints). */
const proofs: Readonly<Record<string, { scope: string | null }>> = { ...reads, ...writes };

/** What was last known of one permission: refused when any answer named it, working when an operation that needs it works. */
export function scopeAccess({ operations }: PermissionRecord, scope: string): Access | null {
  const told = Object.entries(operations)
    .filter(([operation, access]) =>
      access.state === 'refused'
        ? access.requiredScope === scope
        : proofs[operation]?.scope === scope,
    )
    .map(([, access]) => access);
  return told.toSorted((one, other) => other.at - one.at)[0] ?? null;
}

/** Whether anything worked after a refusal, which then was not one of everything; what worked before it proves nothing. */
export function doesAnythingWorkSince(
  { operations }: PermissionRecord,
  refusal: Pick<ApiError, 'at'>,
): boolean {
  const refusedAt = Date.parse(refusal.at);
  return Object.values(operations).some(({ state, at }) => state === 'works' && at > refusedAt);
}

/**
 * Whether everything that was tried was refused. A deactivated integration gets the same answer as one without a
 * permission (API description, Authentication), so only the sum of them speaks; one refusal alone says nothing.
 */
export function isProbablyDeactivated({ operations }: PermissionRecord): boolean {
  const all = Object.values(operations);
  return all.length > 1 && all.every(({ state }) => state === 'refused');
}
