import type { Verdict } from '../../../src/contract/attempt-words';
import type { Amendment } from '../../../src/contract/bulk-job-requests';
import type { RowOutcome } from '../../../src/contract/bulk-words';
import { writes } from '../../../src/contract/writes';
import type { GatewayDatabase } from '../database';
import { rowStates } from './row-states';
import type { JobsTable } from './tables';

/** How a row stands that is to get a further id; `isIdempotent`: its id is the key the service knows it by. */
export type EarlierTry = { outcome: RowOutcome; verdict: Verdict | null; isIdempotent: boolean };

/**
 * Nothing but a person's word that it was not applied proves that the same change may be sent under another id. A payment never is:
 * whoever found that it was not made pays anew.
 */
export function mayHaveFurtherId({ outcome, verdict, isIdempotent }: EarlierTry): boolean {
  return !isIdempotent && outcome === 'waiting' && verdict === 'not-applied';
}

type Transaction = Pick<GatewayDatabase, 'selectFrom' | 'updateTable'>;

/**
 * Leaves a waiting row out, or gives a row a further id where `mayFollow` allows one.
 * @returns false when the row is not, or not any more, of that kind.
 */
export async function amendRow(
  transaction: Transaction,
  job: JobsTable,
  { line, skip, attempt }: Amendment,
  mayFollow: (earlier: EarlierTry) => boolean,
): Promise<boolean> {
  const row = await rowStates(transaction, job)
    .select(['r.attempt_id', 'r.attempts_text', 'a.verdict'])
    .where('r.line', '=', line)
    .executeTakeFirst();
  if (row === undefined) return false;
  const { outcome, verdict, attempt_id: latest } = row;
  const update = transaction
    .updateTable('job_rows')
    .where('job_id', '=', job.id)
    .where('line', '=', line);
  if (skip !== undefined) {
    if (outcome !== 'waiting') return false;
    await update.set({ skipped: skip }).execute();
  }
  if (attempt === undefined || attempt === latest) return true;
  const { isIdempotent } = writes[job.kind];
  if (!mayFollow({ outcome, verdict, isIdempotent })) return false;
  if (await isTaken(transaction, attempt)) return false;
  const attempts = [...(JSON.parse(row.attempts_text) as string[]), attempt];
  await update
    .set({ attempt_id: attempt, attempts_text: JSON.stringify(attempts), skipped: null })
    .execute();
  return true;
}

async function isTaken(transaction: Transaction, id: string): Promise<boolean> {
  const attempt = await transaction
    .selectFrom('attempts')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  const row = await transaction
    .selectFrom('job_rows')
    .select('line')
    .where('attempt_id', '=', id)
    .executeTakeFirst();
  return attempt !== undefined || row !== undefined;
}
