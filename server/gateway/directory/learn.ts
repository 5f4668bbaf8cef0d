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
      .selectFrom('attempts')
      .select(meeting)
      .where('business', '=', business)
      .where('state', '=', 'applied')
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('directory_learned')
              .select('attempt_id')
              .whereRef('attempt_id', '=', 'attempts.id'),
          ),
        ),
      )
      .orderBy('latest_at')
      .limit(atOnce)
      .execute();
    if (writes.length === 0) return 0;
    const meetings = writes.map((write) => ({
      meeting: { operator: write.operator, at: write.latest_at },
      met: metInWrite(write, profile),
    }));
    await remember(transaction, business, meetings);
    for (const { id } of writes) {
      await transaction.insertInto('directory_learned').values({ attempt_id: id }).execute();
    }
    return writes.length;
  });
}
