import type { FastifyBaseLogger } from 'fastify';
import type { Outcome } from '../../../src/contract/outcome';
import type { Profile } from '../../../src/contract/profile';
import { zoneOf } from '../../../src/contract/zone';
import type { GatewayDatabase } from '../database';
import { isRecord, textOf } from '../told-values';
import { errorForLog } from '../observe/log';
import type { Judged } from '../service/judge';
import type { Match } from '../service/match';
import type { Session } from '../sessions/store';

/** Where each business is, as people's reads of its labor rules showed. Nothing is ever read for it. */
export type Zones = {
  /** Keeps what an answer shows; whoever waits for the answer never has to do with how that ends. */
  learn(asked: Asked, answer: Judged, outcome: Outcome): Promise<void>;
  /** What the rules call the zone, be it one or not; null: nobody read them here, or they do not say. */
  toldOf(business: string): Promise<string | null>;
  /** The zone that the days of a business are counted in. */
  of: (business: string) => Promise<string>;
};

type Asked = { session: Session; match: Match };

type Parts = { database: GatewayDatabase; profile: Profile; log: FastifyBaseLogger };

export function createZones({ database, profile, log }: Parts): Zones {
  async function toldOf(business: string): Promise<string | null> {
    const row = await database
      .selectFrom('labor_zones')
      .select('zone')
      .where('business', '=', business)
      .executeTakeFirst();
    return row?.zone ?? null;
  }

  async function keep(business: string, zone: string | null): Promise<void> {
    // Nearly always it is what was known, and nothing has to be written.
    if ((await toldOf(business)) === zone) return;
    if (zone === null) {
      await database.deleteFrom('labor_zones').where('business', '=', business).execute();
      return;
    }
    await database
      .insertInto('labor_zones')
      .values({ business, zone })
      .onConflict((conflict) => conflict.column('business').doUpdateSet({ zone }))
      .execute();
  }

  return {
    toldOf,

    of: async (business) => zoneOf(profile, await toldOf(business)),

    async learn({ match, session }, answer, outcome) {
      if (match.operation.template !== '/hr/labor-rules' || outcome !== 'applied') return;
      // Not before: what an answer tells is read as JSON only for who asks.
      const zone = zoneIn(answer.told);
      if (zone === undefined) return;
      try {
        await keep(session.integration.business, zone);
      } catch (error) {
        log.error({ failure: errorForLog(error) }, 'the zone of labor rules was not kept');
      }
    },
  };
}

/** What the rules in force call the zone (API description, Labor rules); undefined where the answer does not show them. */
function zoneIn(told: unknown): string | null | undefined {
  const data = isRecord(told) ? told['data'] : null;
  if (!isRecord(data)) return undefined;
  const { effective } = data;
  if (effective === null) return null;
  if (!isRecord(effective)) return undefined;
  const zone = isRecord(effective['params']) ? effective['params']['timezone'] : null;
  return typeof zone === 'string' ? textOf(zone) : null;
}
