import { hash as hashOf, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Limits } from '../../config';
import type { GatewayDatabase } from '../database';
import { errorForLog } from '../observe/log';
import type { Identity, Integrations } from './integrations';
import type { Sealer } from './seal';

/** A person at work: who they are, with which integration, and until when. */
export type Session = {
  /** Hash of the cookie's value: names the session without being able to stand for it. */
  idHash: string;
  operator: string;
  integration: Identity;
  key: string;
  idleEndsAt: Date;
  endsAt: Date;
};

/** The sessions of this gateway. */
export type Sessions = {
  /**
   * Starts a session and answers the cookie's value, which is kept nowhere.
   * @param grant - what opened it besides a key: once the files no longer grant that, the session is over as well.
   */
  start(key: string, operator: string, grant?: string | null): Promise<string>;
  /** The living session of a cookie's value, at once if it was found before; null when it is unknown, over, revoked or altered. */
  find(cookie: string | null): Session | null | Promise<Session | null>;
  /** Marks a session as used now, which moves its idle limit; whoever works never has to do with how that ends. */
  touch(session: Session): Promise<void>;
  end(cookie: string): Promise<void>;
  /** Ends every session of the same person with the same integration. */
  endEverywhere(session: Session): Promise<void>;
};

const cookieShape = /^[A-Za-z0-9_-]{43}$/;

function hash(cookie: string): string {
  return hashOf('sha256', cookie, 'base64url');
}

type Parts = {
  database: GatewayDatabase;
  sealer: Sealer;
  integrations: Integrations;
  limits: Pick<Limits, 'sessionIdleMs' | 'sessionMaxMs'>;
  /** Whether what a session began with still opens that integration. */
  admits: (begun: { grant: string | null; integration: string }) => boolean;
  now: () => Date;
  log: FastifyBaseLogger;
};

export function createSessions(parts: Parts): Sessions {
  const { database, sealer, integrations, limits, admits, now, log } = parts;
  const after = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  const context = (idHash: string, operator: string, integration: string) =>
    JSON.stringify([idHash, operator, integration]);
  /** Idle time is written down in steps, so that a busy screen does not write at every request. */
  const stepMs = Math.min(limits.sessionIdleMs / 60, 30_000);
  /**
   * Sessions as they were read and opened: this process alone writes them. Whoever ends one puts a new map in its place, and
   * a session that was being read meanwhile goes into the old one.
   */
  let living = new Map<string, Session>();
  const isOver = ({ endsAt, idleEndsAt }: Session) => now() >= endsAt || now() >= idleEndsAt;

  async function read(idHash: string): Promise<Session | null> {
    const row = await database
      .selectFrom('sessions')
      .selectAll()
      .where('id_hash', '=', idHash)
      .executeTakeFirst();
    if (row === undefined) return null;
    const key = sealer.open(row.sealed_key, context(idHash, row.operator, row.integration));
    if (key === null) return null;
    const integration = integrations.identify(key);
    // A key that the file gave to another name, or took away, must not go on under the old one.
    if (integration.name !== row.integration || !admits({ ...row, grant: row.code })) return null;
    const idleEndsAt = new Date(Date.parse(row.used_at) + limits.sessionIdleMs);
    const endsAt = new Date(row.ends_at);
    return { idHash, operator: row.operator, integration, key, idleEndsAt, endsAt };
  }

  async function look(idHash: string, found: Map<string, Session>): Promise<Session | null> {
    const session = await read(idHash);
    if (session === null || isOver(session)) return null;
    found.set(idHash, session);
    return session;
  }

  return {
    async start(key, operator, grant = null) {
      const cookie = randomBytes(32).toString('base64url');
      const idHash = hash(cookie);
      const integration = integrations.identify(key).name;
      const instant = now().toISOString();
      await database
        .deleteFrom('sessions')
        .where((row) =>
          row.or([
            row('ends_at', '<=', instant),
            row('used_at', '<=', after(-limits.sessionIdleMs).toISOString()),
          ]),
        )
        .execute();
      living = new Map();
      await database
        .insertInto('sessions')
        .values({
          id_hash: idHash,
          integration,
          operator,
          sealed_key: sealer.seal(key, context(idHash, operator, integration)),
          created_at: instant,
          used_at: instant,
          ends_at: after(limits.sessionMaxMs).toISOString(),
          code: grant,
        })
        .execute();
      return cookie;
    },

    find(cookie) {
      if (cookie === null || !cookieShape.test(cookie)) return null;
      const idHash = hash(cookie);
      const session = living.get(idHash);
      if (session === undefined) return look(idHash, living);
      return isOver(session) ? null : session;
    },

    async touch(session) {
      const usedAt = session.idleEndsAt.getTime() - limits.sessionIdleMs;
      if (now().getTime() - usedAt < stepMs) return;
      const { idHash } = session;
      if (living.has(idHash)) {
        living.set(idHash, { ...session, idleEndsAt: after(limits.sessionIdleMs) });
      }
      try {
        await database
          .updateTable('sessions')
          .set({ used_at: now().toISOString() })
          .where('id_hash', '=', idHash)
          .execute();
      } catch (error) {
        log.error({ failure: errorForLog(error) }, 'that a session was used was not kept');
      }
    },

    async end(cookie) {
      await database.deleteFrom('sessions').where('id_hash', '=', hash(cookie)).execute();
      living = new Map();
    },

    async endEverywhere({ integration, operator }) {
      await database
        .deleteFrom('sessions')
        .where('integration', '=', integration.name)
        .where('operator', '=', operator)
        .execute();
      living = new Map();
    },
  };
}
