import type { ApiError } from '@/api/core/errors';
import type { PermissionRecord } from '@/modules/permissions/permission-record';
import { isProbablyDeactivated } from '@/modules/permissions/scope-access';

/** What is wrong with the key, if anything is. */
export type KeyHealth =
  'checking' | 'works' | 'permissions' | 'rejected' | 'deactivated' | 'unreachable';

export interface Probe {
  /** The economic activities were read at least once since the check began. */
  answered: boolean;
  error: ApiError | null;
}

/**
 * Tells a key problem from a permission problem: the economic activities need a valid key and no permission (API
 * description, Authentication), so a 403 even there speaks of the integration as a whole.
 */
export function keyHealth(probe: Probe, record: PermissionRecord): KeyHealth {
  if (probe.error?.kind === 'unauthorized') return 'rejected';
  if (probe.error?.kind === 'forbidden' || isProbablyDeactivated(record)) return 'deactivated';
  if (probe.error !== null) return 'unreachable';
  if (!probe.answered) return 'checking';
  const refused = Object.values(record.operations).some(({ state }) => state === 'refused');
  return refused ? 'permissions' : 'works';
}
