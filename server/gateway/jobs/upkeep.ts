import { daysBefore } from '../../business-day';
import type { GatewayDatabase } from '../database';

/** A plan that never became whole is of no use to anybody. */
const planningDays = 1;

/** Forgets jobs that nobody has worked on for as long as they are kept; what was sent for them stays in the journal. */
export async function forgetOldJobs(
  database: GatewayDatabase,
  now: Date,
  jobDays: number,
): Promise<void> {
  await database
    .deleteFrom('jobs')
    .where((is) =>
      is.or([
        is('active_at', '<', daysBefore(now, jobDays)),
        is.and([is('state', '=', 'planning'), is('active_at', '<', daysBefore(now, planningDays))]),
      ]),
    )
    .execute();
}
