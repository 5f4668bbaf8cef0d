import type { BulkGateway } from '@/modules/bulk-job/run-parts';
import { newId } from '../protocol/client';
import type { MutantName } from '../support/mutants';

/** Rules that a job of payments stands on. */
export const mutants = [
  'forwardBeforeRecording',
  'newKeyForEachSend',
  'noAgeGuard',
  'plannedAlone',
  'furtherKeyForDoubt',
] as const satisfies MutantName[];
export type Mutant = (typeof mutants)[number];

/** A tab that pays anew, under another key, what nobody knows the end of. */
export const furtherKeys = (gateway: BulkGateway): BulkGateway => ({
  ...gateway,
  rows: async (id, after) => {
    const rows = await gateway.rows(id, after);
    return Promise.all(
      rows.map(async (row) => {
        if (row.outcome !== 'unknown') return row;
        const attempt = newId();
        const amended = await gateway.amend(id, [{ line: row.line, attempt }]).catch(() => null);
        if (amended === null) return row;
        return { ...row, outcome: 'waiting', sends: 0, attempts: [...row.attempts, attempt] };
      }),
    );
  },
});
