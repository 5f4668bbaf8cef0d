import type { FastifyBaseLogger } from 'fastify';
import { zoneOf } from '../../src/contract/zone';
import { businessDay, dayMs } from '../business-day';
import { forgetLooseDocuments } from './documents/upkeep';
import { forgetOldDrafts } from './drafts/end-draft';
import type { Gateway } from './gateway';
import { forgetOldJobs } from './jobs/upkeep';
import { endInterrupted, forgetOldAttempts } from './ledger/upkeep';
import { errorForLog } from './observe/log';
import { forgetOldSnapshots } from './receivables/snapshots';

/** Puts in order what an earlier gateway left, and forgets what is old, now and every day. @returns stops it. */
export async function keepTables(gateway: Gateway, log: FastifyBaseLogger): Promise<() => void> {
  await endInterrupted(gateway.database, gateway.now());
  const forgetOld = forgettersOf(gateway);
  for (const forget of Object.values(forgetOld)) await forget();
  const everyDay = async () => {
    for (const [what, forget] of Object.entries(forgetOld))
      await forget().catch((error: unknown) => {
        log.error({ failure: errorForLog(error) }, `old ${what} were not removed`);
      });
  };
  const timer = setInterval(() => void everyDay(), dayMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** In this order: the ledger keeps the attempts of every job there is, and files stay with records and drafts. */
const forgettersOf = ({ settings, database, now }: Gateway) => ({
  'bulk jobs': () => forgetOldJobs(database, now(), settings.jobDays),
  records: () => forgetOldAttempts(database, now(), settings.retentionDays),
  drafts: () => forgetOldDrafts(database, now(), settings.draftDays),
  documents: () => forgetLooseDocuments(database, now()),
  'receivables snapshots': () =>
    // Of every business at once: a day more or less does not matter here.
    forgetOldSnapshots(
      database,
      settings.today ?? businessDay(now(), zoneOf(settings.profile, null)),
      settings.retentionDays,
    ),
});
