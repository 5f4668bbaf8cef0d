import type { FastifyBaseLogger } from 'fastify';
import type { Outcome } from '../../../src/contract/outcome';
import { trendDays, type ReceivablesSnapshot } from '../../../src/contract/receivables-trend';
import { businessDay, daysLater } from '../../business-day';
import type { Settings } from '../../config';
import type { GatewayDatabase } from '../database';
import { amountOf, idOf, isRecord } from '../told-values';
import { errorForLog } from '../observe/log';
import type { Judged } from '../service/judge';
import type { Match } from '../service/match';
import type { Session } from '../sessions/store';

/** What people's reads showed of the receivables of each branch. Nothing is ever read for it: a day nobody looked is a gap. */
export type Snapshots = {
  /** Keeps what an answer shows; whoever waits for the answer never has to do with how that ends. */
  learn(asked: Asked, answer: Judged, outcome: Outcome): Promise<void>;
  /** Oldest first; null where the session's own last read of the branch did not succeed. */
  of(session: Session, branch: string): Promise<ReceivablesSnapshot[] | null>;
};

type Asked = { session: Session; match: Match };

type Parts = {
  database: GatewayDatabase;
  settings: Pick<Settings, 'profile' | 'today'>;
  /** The zone that the days of a business are counted in. */
  zoneOf: (business: string) => Promise<string>;
  now: () => Date;
  log: FastifyBaseLogger;
};

export function createSnapshots({ database, settings, zoneOf, now, log }: Parts): Snapshots {
  const todayOf = async (business: string) =>
    settings.today ?? businessDay(now(), await zoneOf(business));

  async function keep({ session, match }: Asked, answer: Judged, outcome: Outcome) {
    const { branch: parameter } = settings.profile.query.receivables;
    const branch = idOf(new URLSearchParams(match.query).get(parameter));
    const isRead = outcome === 'applied';
    if (branch === null || !(isRead || speaksOfRights(answer))) return;
    const reader = { session: session.idHash, branch_id: branch };
    if (!isRead) {
      await database
        .deleteFrom('receivables_readers')
        .where('session', '=', reader.session)
        .where('branch_id', '=', branch)
        .execute();
      return;
    }
    await database
      .insertInto('receivables_readers')
      .values(reader)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const seen = seenIn(answer.told);
    if (seen === null) return;
    const { business } = session.integration;
    const row = { ...seen, at: now().toISOString() };
    const day = await todayOf(business);
    await database
      .insertInto('receivables_snapshots')
      .values({ business, branch_id: branch, day, ...row })
      .onConflict((conflict) => conflict.columns(['business', 'branch_id', 'day']).doUpdateSet(row))
      .execute();
  }

  return {
    async learn(asked, answer, outcome) {
      if (asked.match.operation.template !== '/receivables/summary') return;
      try {
        await keep(asked, answer, outcome);
      } catch (error) {
        log.error({ failure: errorForLog(error) }, 'a snapshot of receivables was not kept');
      }
    },

    async of({ idHash, integration }, branch) {
      const reader = await database
        .selectFrom('receivables_readers')
        .select('branch_id')
        .where('session', '=', idHash)
        .where('branch_id', '=', branch)
        .executeTakeFirst();
      if (reader === undefined) return null;
      const today = await todayOf(integration.business);
      const rows = await database
        .selectFrom('receivables_snapshots')
        .selectAll()
        .where('business', '=', integration.business)
        .where('branch_id', '=', branch)
        .where('day', '>', daysLater(today, -trendDays))
        .orderBy('day')
        .execute();
      return rows.map(({ day, at, total, current, overdue, ...counts }) => ({
        day,
        at,
        total,
        current,
        overdue,
        currentCount: counts.current_count,
        overdueCount: counts.overdue_count,
      }));
    },
  };
}

/** Forgets the days that are older than records are kept. @param today a business date. */
export async function forgetOldSnapshots(
  database: GatewayDatabase,
  today: string,
  retentionDays: number,
): Promise<void> {
  await database
    .deleteFrom('receivables_snapshots')
    .where('day', '<', daysLater(today, -retentionDays))
    .execute();
}

/** A service that is down, or asks to wait, takes nothing away that it had shown. */
const speaksOfRights = ({ status }: Judged) => [401, 403, 404].includes(status);

/** What a summary tells (API description, Receivables summary); null where it tells nothing. */
function seenIn(told: unknown) {
  const data = isRecord(told) && isRecord(told['data']) ? told['data'] : {};
  const seen = {
    total: amountOf(data['total']),
    current: amountOf(data['current']),
    overdue: amountOf(data['overdue']),
    current_count: countOf(data['current_count']),
    overdue_count: countOf(data['overdue_count']),
  };
  return Object.values(seen).some((value) => value !== null) ? seen : null;
}

function countOf(value: unknown): number | null {
  const count = Number(amountOf(value) ?? NaN);
  return Number.isSafeInteger(count) ? count : null;
}
