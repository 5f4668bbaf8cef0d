import { settleAttempt } from '@/api/attempts/operations';
import type { AttemptResult } from '@/api/core/attempt-result';
import { resendAttempt, sendAttempt } from '@/api/core/attempts';
import { currentProfile } from '@/api/core/profile';
import { wait } from '@/api/core/wait';
import {
  amendJob,
  fetchJobRows,
  finishJob,
  leaseJob,
  pauseJob,
  releaseJob,
} from '@/api/jobs/operations';
import { seenUpdate } from '@/api/products/seen-update';
import { productPages } from '../whole-list/whole-products';
import { bulkSettings, type BulkSettings } from './bulk-settings';
import { tabHolder } from './current-run';
import type { BulkGateway, RunParts } from './run-parts';

/** What is noted in the journal for rows that were settled by reading the branch again. */
export type SettledNote = (verdict: 'applied' | 'not-applied') => string;

const following = { read: (body: unknown) => body, priority: 'bulk' } as const;

/** The gateway, for a tab that is called so. */
export function bulkGateway(holder: string, note: SettledNote, rowsAtOnce: number): BulkGateway {
  return {
    lease: (id) => leaseJob(id, holder),
    release: (id) => releaseJob(id, holder),
    pause: pauseJob,
    finish: (id) => finishJob(id, holder),
    amend: (id, rows) => amendJob(id, holder, rows),
    rows: async (id, after) =>
      (await fetchJobRows(id, { after, page: 1, perPage: rowsAtOnce })).rows,
    send: (attempt, again): Promise<AttemptResult<unknown>> =>
      again ? resendAttempt(attempt, following) : sendAttempt(attempt, following),
    settle: (id, verdict) => settleAttempt(id, { verdict, note: note(verdict) }),
    products: productPages,
    seen: (planned, now) => seenUpdate(planned, now, currentProfile()),
  };
}

export function runParts(
  note: SettledNote,
  onSent: RunParts['onSent'],
  settings: BulkSettings = bulkSettings,
): RunParts {
  return {
    gateway: bulkGateway(tabHolder, note, settings.rowsAtOnce),
    settings,
    now: () => Date.now(),
    wait,
    newId: () => crypto.randomUUID(),
    holder: tabHolder,
    ...(onSent !== undefined && { onSent }),
  };
}
