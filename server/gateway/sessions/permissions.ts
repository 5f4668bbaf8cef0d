import type { FastifyBaseLogger } from 'fastify';
import type { Proven } from '../../../src/contract/permission';
import type { GatewayDatabase } from '../database';
import { isRecord } from '../ledger/strict-json';
import { errorForLog } from '../observe/log';
import { outcomeOf, type Judged } from '../service/judge';
import type { Session } from './store';
import type { SessionPermissionsTable } from './table';

type Asked = { session: Pick<Session, 'idHash'>; operation: string };

/** What the service's answers proved of the permissions of each session. Nothing is tried ahead. */
export type Permissions = {
  /** Keeps what an answer proves, if it proves anything; whoever waits for the answer never has to do with how that ends. */
  learn(asked: Asked, answer: Judged): Promise<void>;
  of(session: Session): Promise<Proven[]>;
  /** Somebody asked for permissions in the meantime: nothing is known any more. */
  forget(session: Session): Promise<void>;
};

type Parts = { database: GatewayDatabase; now: () => Date; log: FastifyBaseLogger };

export function createPermissions({ database, now, log }: Parts): Permissions {
  return {
    async learn({ session, operation }, answer) {
      const proof = proofOf(answer);
      if (proof === null) return;
      try {
        await database
          .insertInto('session_permissions')
          .values({ session: session.idHash, operation, at: now().toISOString(), ...proof })
          .onConflict((conflict) =>
            conflict
              .columns(['session', 'operation'])
              .doUpdateSet({ at: now().toISOString(), ...proof })
              // A list that is read twice has proved nothing new.
              .where((row) =>
                row.or([
                  row('session_permissions.works', '!=', proof.works),
                  row('session_permissions.required_scope', 'is not', proof.required_scope),
                ]),
              ),
          )
          .execute();
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

    async forget({ idHash }) {
      await database.deleteFrom('session_permissions').where('session', '=', idHash).execute();
    },
  };
}

/** Only success and a 403 speak of permissions: a service that is down has not taken one away. */
function proofOf(answer: Judged): Pick<SessionPermissionsTable, 'works' | 'required_scope'> | null {
  if (answer.status === 403) return { works: 0, required_scope: requiredScopeOf(answer.body) };
  const isDone = answer.status < 300 && outcomeOf(answer) === 'applied';
  return isDone ? { works: 1, required_scope: null } : null;
}

const scopeShape = /^[a-z_.]{1,64}$/;

/** The missing permission as the service names it (API description, Authentication 3). */
function requiredScopeOf(body: Buffer): string | null {
  try {
    const told: unknown = JSON.parse(body.toString('utf8'));
    const scope = isRecord(told) ? told['required_scope'] : null;
    return typeof scope === 'string' && scopeShape.test(scope) ? scope : null;
  } catch {
    return null;
  }
}
