import type { ApiError } from '@/api/core/errors';
import type { PermissionRecord } from '@/modules/permissions/permission-record';
import { doesAnythingWorkSince, isProbablyDeactivated } from '@/modules/permissions/scope-access';
import { m } from '@/text/generated/messages';

/** What is wrong with the key, if anything is. */
type KeyHealth =
  | 'checking'
  | 'works'
  | 'permissions'
  | 'list-refused'
  | 'rejected'
  | 'deactivated'
  | 'unreachable';

export interface Probe {
  /** The economic activities were read at least once since the check began. */
  answered: boolean;
  error: ApiError | null;
}

/**
 * Tells a key problem from a permission problem: the economic activities need a valid key and no permission (API
 * description, Authentication), so a 403 even there speaks of the integration as a whole, unless something works after it.
 */
export function keyHealth(probe: Probe, record: PermissionRecord): KeyHealth {
  if (probe.error?.kind === 'unauthorized') return 'rejected';
  if (isProbablyDeactivated(record)) return 'deactivated';
  if (probe.error?.kind === 'forbidden') {
    return doesAnythingWorkSince(record, probe.error) ? 'list-refused' : 'deactivated';
  }
  if (probe.error !== null) return 'unreachable';
  if (!probe.answered) return 'checking';
  const refused = Object.values(record.operations).some(({ state }) => state === 'refused');
  return refused ? 'permissions' : 'works';
}

/** How the key does, in a word and, where that says too little, a sentence. */
export const healthWords: Record<
  KeyHealth,
  { tone: 'neutral' | 'warn' | 'danger'; word: () => string; help: (() => string) | null }
> = {
  checking: { tone: 'neutral', word: m.diagnostics_key_checking, help: null },
  works: { tone: 'neutral', word: m.diagnostics_key_works, help: m.diagnostics_key_works_help },
  permissions: {
    tone: 'warn',
    word: m.diagnostics_key_permissions,
    help: m.diagnostics_key_permissions_help,
  },
  'list-refused': {
    tone: 'warn',
    word: m.diagnostics_key_list_refused,
    help: m.diagnostics_key_list_refused_help,
  },
  rejected: {
    tone: 'danger',
    word: m.diagnostics_key_rejected,
    help: m.diagnostics_key_rejected_help,
  },
  deactivated: {
    tone: 'danger',
    word: m.diagnostics_key_deactivated,
    help: m.diagnostics_key_deactivated_help,
  },
  unreachable: { tone: 'warn', word: m.diagnostics_key_unreachable, help: null },
};
