import type { FastifyInstance } from 'fastify';
import { keepDrafts } from './drafts/upkeep';
import type { Gateway } from './gateway';
import { keepJobs } from './jobs/upkeep';
import { keepLedger } from './ledger/upkeep';
import { errorForLog } from './observe/log';

/** Puts in order what an earlier gateway left, forgets what is old, now and every day. @returns what stops it, in the order begun. */
export async function keepTables(
  { settings, database, now }: Gateway,
  app: FastifyInstance,
): Promise<(() => void)[]> {
  const { retentionDays, draftDays, jobDays } = settings;
  const failed = (what: string) => (error: unknown) => {
    app.log.error({ failure: errorForLog(error) }, `old ${what} were not removed`);
  };
  return [
    // Before the ledger, which keeps the attempts of every job there is.
    await keepJobs(database, { now, jobDays }, failed('bulk jobs')),
    await keepLedger(database, { now, retentionDays }, failed('records')),
    await keepDrafts(database, { now, draftDays }, failed('drafts')),
  ];
}
