import { createStore } from '@/domain/store';
import { asApiError } from './errors';
import { resumeAfter } from './retry';
import { wait } from './wait';

/** Where reads of many records of one kind, a branch each, wait for one another. */
export interface Turns {
  /** Reads when it is its turn. Whoever leaves while waiting is never asked for. */
  take: <Answer>(read: () => Promise<Answer>, signal: AbortSignal) => Promise<Answer>;
  /** Until when nobody has a turn because the service asked to wait, in milliseconds of the epoch; null: nobody waits for that. */
  pausedUntil: () => number | null;
  subscribe: (listener: () => void) => () => void;
}

interface Parts {
  now: () => number;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const never = new AbortController().signal;

/**
 * So many reads at a time, in the order they were asked for. A 429 holds back those that have not been sent, until the pause it
 * names is over: each of them would only be told the same (API description, Limits).
 */
export function createTurns(atOnce: number, parts: Parts = { now: Date.now, wait }): Turns {
  const waiting: (() => void)[] = [];
  const { get, set: become, subscribe } = createStore<number | null>(null);
  let underWay = 0;

  const serve = () => {
    while (get() === null && underWay < atOnce) {
      const next = waiting.shift();
      if (next === undefined) return;
      underWay += 1;
      next();
    }
  };

  const pause = async (milliseconds: number) => {
    const until = parts.now() + milliseconds;
    if (until <= (get() ?? 0)) return;
    become(until);
    await parts.wait(milliseconds, never);
    // A later 429 may have made it longer.
    if (get() !== until) return;
    become(null);
    serve();
  };

  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        const at = waiting.indexOf(begin);
        if (at < 0) return;
        waiting.splice(at, 1);
        reject(signal.reason as Error);
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      if (signal.aborted) return reject(signal.reason as Error);
      signal.addEventListener('abort', leave);
      waiting.push(begin);
      serve();
    });

  return {
    async take(read, signal) {
      await turn(signal);
      try {
        return await read();
      } catch (thrown) {
        if (asApiError(thrown).kind === 'rate-limited') {
          void pause(resumeAfter({ error: thrown, failedAt: parts.now() }) || 0);
        }
        throw thrown;
      } finally {
        underWay -= 1;
        serve();
      }
    },
    pausedUntil: get,
    subscribe,
  };
}

/** For what is read of one branch after another: it leaves the gateway's turns and the browser's connections to other screens. */
export const branchTurns = createTurns(3);
