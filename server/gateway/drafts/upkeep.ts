import type { GatewayDatabase } from '../database';

const dayMs = 86_400_000;

/** Forgets drafts that nobody has changed for as long as they are kept. */
export async function forgetOldDrafts(
  database: GatewayDatabase,
  now: Date,
  draftDays: number,
): Promise<void> {
  const limit = new Date(now.getTime() - draftDays * dayMs).toISOString();
  await database.deleteFrom('drafts').where('saved_at', '<', limit).execute();
}
