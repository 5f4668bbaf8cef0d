import type { GatewayDatabase } from '../database';

const dayMs = 86_400_000;
/** A plan that never became whole is of no use to anybody. */
const planningDays = 1;

/** Forgets jobs that nobody has worked on for as long as they are kept; what was sent for them stays in the journal. */
export async function forgetOldJobs(
  database: GatewayDatabase,
  now: Date,
  jobDays: number,
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  await database
    .deleteFrom('jobs')
    .where((is) =>
      is.or([
        is('active_at', '<', before(jobDays)),
        is.and([is('state', '=', 'planning'), is('active_at', '<', before(planningDays))]),
      ]),
    )
    .execute();
}
