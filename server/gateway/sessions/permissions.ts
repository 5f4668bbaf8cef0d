import type { FastifyBaseLogger } from 'fastify';
import type { Outcome } from '../../../src/contract/outcome';
import type { Proven } from '../../../src/contract/permission';
import type { GatewayDatabase } from '../database';
import { isRecord } from '../told-values';
import { errorForLog } from '../observe/log';
import type { Judged } from '../service/judge';
import type { Session } from './store';
import type { SessionPermissionsTable } from './table';

type Asked = { session: Pick<Session, 'idHash'>; operation: string };

/** What the service's answers proved of the permissions of each session. Nothing is tried ahead. */
export type Permissions = {
  /** Keeps what an answer proves, if it proves anything; whoever waits for the answer never has to do with how that ends. */
  learn(asked: Asked, answer: Judged, outcome: Outcome): Promise<void>;
  of(session: Session): Promise<Proven[]>;
  /** Somebody asked for permissions in the meantime: what was refused may be given by now, and what worked did work. */
  forgetRefusals(session: Session): Promise<void>;
};

type Parts = { database: GatewayDatabase; now: () => Date; log: FastifyBaseLogger };

export function createPermissions({ database, now, log }: Parts): Permissions {
  /** What is written down of each session, so that a list that is read all day asks the database once. */
  const written = new Map<string, Map<string, Proof>>();

  function writtenOf(session: string): Map<string, Proof> {
    const before = written.get(session);
    if (before !== undefined) return before;
    if (written.size >= sessionsInMemory) written.clear();
    const proofs = new Map<string, Proof>();
    written.set(session, proofs);
    return proofs;
  }

  return {
    async learn({ session: { idHash }, operation }, answer, outcome) {
      const proof = proofOf(answer, outcome);
      if (proof === null) return;
      try {
        const proofs = writtenOf(idHash);
        const before = proofs.get(operation) ?? (await known(idHash, operation));
        if (isSame(before, proof)) {
          proofs.set(operation, proof);
          return;
        }
        const row = { at: now().toISOString(), ...proof };
        await database
          .insertInto('session_permissions')
          .values({ session: idHash, operation, ...row })
          .onConflict((conflict) => conflict.columns(['session', 'operation']).doUpdateSet(row))
          .execute();
        proofs.set(operation, proof);
      } catch (error) {
        log.error({ failure: errorForLog(error) }, 'what an answer proved was not kept');
      }
    },

    async of({ idHash }) {
      const rows = await database
        .selectFrom('session_permissions')
        .selectAll()
        .where('session', '=', idHash)
        .orderBy('at')
        .execute();
      return rows.map(({ operation, works, required_scope: requiredScope, at }) => ({
        operation,
        works: works === 1,
        requiredScope,
        at,
      }));
    },

    async forgetRefusals({ idHash }) {
      await database
        .deleteFrom('session_permissions')
        .where('session', '=', idHash)
        .where('works', '=', 0)
        .execute();
      written.delete(idHash);
    },
  };

  function known(session: string, operation: string): Promise<Proof | undefined> {
    return database
      .selectFrom('session_permissions')
      .select(['works', 'required_scope'])
      .where('session', '=', session)
      .where('operation', '=', operation)
      .executeTakeFirst();
  }
}

/** More than work at once; what is forgotten is read again. */
const sessionsInMemory = 500;

type Proof = Pick<SessionPermissionsTable, 'works' | 'required_scope'>;

/** A list that is read twice has proved nothing new. */
function isSame(before: Proof | undefined, proof: Proof): boolean {
  return before?.works === proof.works && before.required_scope === proof.required_scope;
}

/** Only success and a 403 speak of permissions: a service that is down has not taken one away. */
function proofOf(answer: Judged, outcome: Outcome): Proof | null {
  if (answer.status === 403) return { works: 0, required_scope: requiredScopeOf(answer.told) };
  return outcome === 'applied' ? { works: 1, required_scope: null } : null;
}

const scopeShape = /^[a-z_.]{1,64}$/;

/** The missing permission as the service names it (API description, Authentication 3). */
function requiredScopeOf(told: unknown): string | null {
  const scope = isRecord(told) ? told['required_scope'] : null;
  return typeof scope === 'string' && scopeShape.test(scope) ? scope : null;
}
