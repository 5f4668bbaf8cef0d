import type { FastifyBaseLogger } from 'fastify';
import type { Mishap, Practice } from '../../../src/contract/practice';
import { errorForLog } from '../observe/log';
import type { Session } from '../sessions/store';

/** A write that is about to leave. */
export type Leaving = {
  session: Pick<Session, 'idHash' | 'key'>;
  attemptId: string;
  /** As the sandbox will see it, and no other request has it. */
  requestId: string;
};

/** What people ordered to happen to their next write; it goes with the process, and only the embedded service knows how. */
export type Mishaps = {
  of(session: Pick<Session, 'idHash'>): Pick<Practice, 'armed' | 'struck'>;
  /** Null takes it back. */
  arm(session: Pick<Session, 'idHash'>, mishap: Mishap | null): void;
  /** Has the sandbox do to this one write what was ordered, if anything was. */
  strike(leaving: Leaving): Promise<void>;
};

/** What the sandbox calls them. */
const faults: Record<Mishap, object> = {
  'lost-after': { kind: 'reset-after' },
  'lost-before': { kind: 'reset-before' },
  limited: { kind: 'status-429' },
  conflict: { kind: 'status-409' },
  slow: { kind: 'slow', when: 'after', ms: 8000 },
};

const answerMs = 1000;

/** @param control - the sandbox's control address, which is another one after it was started again. */
export function createMishaps(control: () => string, log: FastifyBaseLogger): Mishaps {
  const armed = new Map<string, Mishap>();
  const struck = new Map<string, { mishap: Mishap; attemptId: string }>();

  return {
    of: ({ idHash }) => ({ armed: armed.get(idHash) ?? null, struck: struck.get(idHash) ?? null }),

    arm({ idHash }, mishap) {
      if (mishap === null) armed.delete(idHash);
      else armed.set(idHash, mishap);
    },

    async strike({ session: { idHash, key }, attemptId, requestId }) {
      const mishap = armed.get(idHash);
      if (mishap === undefined) return;
      // Before anything is waited for: two writes at once meet it once.
      armed.delete(idHash);
      try {
        const answer = await fetch(`${control()}/faults`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ key, fault: { ...faults[mishap], requestId } }),
          signal: AbortSignal.timeout(answerMs),
        });
        if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
        struck.set(idHash, { mishap, attemptId });
      } catch (error) {
        if (!armed.has(idHash)) armed.set(idHash, mishap);
        log.error({ failure: errorForLog(error) }, 'a mishap that was ordered did not happen');
      }
    },
  };
}
