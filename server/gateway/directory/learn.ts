import type { Profile } from '../../../src/contract/profile';
import type { GatewayDatabase } from '../database';
import { meeting, metInWrite } from './met-in-writes';
import { remember } from './remember';

/**
 * Learns what the writes of a business created and named, each applied one once: also those that came with another journal's
 * file, and those from before there was a directory. What was learned outlives the journal's rows.
 */
export async function learnFromWrites(
  database: GatewayDatabase,
  business: string,
  profile: Profile,
): Promise<void> {
  while ((await learnSome(database, business, profile)) === atOnce);
}

/** A whole journal may have come with a file: so many of its bodies are in memory, and keep everybody else waiting, at a time. */
const atOnce = 500;

/** @returns how many writes were learned from. */
async function learnSome(
  database: GatewayDatabase,
  business: string,
  profile: Profile,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const writes = await transaction
      .selectFrom('directory_to_learn as next')
      .innerJoin('attempts', 'attempts.id', 'next.attempt_id')
      .select(meeting)
      .where('next.business', '=', business)
      .orderBy('next.at')
      .limit(atOnce)
      .execute();
    if (writes.length === 0) return 0;
    const meetings = writes.map((write) => ({
      meeting: { operator: write.operator, at: write.latest_at },
      met: metInWrite(write, profile),
    }));
    await remember(transaction, business, meetings);
    await transaction
      .deleteFrom('directory_to_learn')
      .where(
        'attempt_id',
        'in',
        writes.map(({ id }) => id),
      )
      .execute();
    return writes.length;
  });
}
