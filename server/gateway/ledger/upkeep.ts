import { daysBefore } from '../../business-day';
import type { GatewayDatabase } from '../database';
import { stateOfSends } from './state-of-sends';

/**
 * Ends what a gateway that is gone left open: a send whose answer nobody read may have been carried out; an attempt
 * without a send never left.
 */
export async function endInterrupted(database: GatewayDatabase, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('sends')
      .set({ ended_at: now.toISOString(), outcome: 'unknown', problem: 'gateway-failure' })
      .where('ended_at', 'is', null)
      .execute();
    const open = await transaction
      .selectFrom('attempts')
      .select('id')
      .where('state', 'in', ['recorded', 'sending'])
      .execute();
    for (const { id } of open) {
      const state = await stateOfSends(transaction, id);
      await transaction.updateTable('attempts').set({ state }).where('id', '=', id).execute();
    }
  });
}

/** Forgets what was finished longer ago than records are kept; what nobody has settled is kept for good. */
export async function forgetOldAttempts(
  database: GatewayDatabase,
  now: Date,
  retentionDays: number,
): Promise<void> {
  const limit = daysBefore(now, retentionDays);
  await database.transaction().execute(async (transaction) => {
    const old = transaction
      .selectFrom('attempts')
      .select('id')
      .where('latest_at', '<', limit)
      // A row of a job whose attempt were gone would look as if it had never been sent.
      .where((is) =>
        is.or([
          is('job_id', 'is', null),
          is('job_id', 'not in', transaction.selectFrom('jobs').select('id')),
        ]),
      )
      .where((is) =>
        is.or([
          is('state', 'in', ['applied', 'rejected', 'not-sent']),
          // It was finished when it was settled, however long ago it was sent.
          is.and([is('state', '=', 'unknown'), is('settled_at', '<', limit)]),
        ]),
      );
    await transaction.deleteFrom('sends').where('attempt_id', 'in', old).execute();
    await transaction.deleteFrom('attempts').where('id', 'in', old).execute();
  });
}
