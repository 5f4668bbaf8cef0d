import { asApiError, type ApiError } from '@/api/core/errors';
import { resumeAfter, retriesOf, retryDelay } from '@/api/core/retry';
import { wait } from '@/api/core/wait';
import { createStore } from '@/domain/store';
import type { ReadingProgress } from './page-walk';

/** A reading too long for one request, taken step by step. */
export interface SteppedReading<Result, Progress extends ReadingProgress = ReadingProgress> {
  progress: () => Progress;
  /** Goes one step on; gives the result when there is nothing left to read. After a throw the same step can be taken again. */
  step: (signal: AbortSignal) => Promise<Result | null>;
}

export type ReadingState<Result, Progress extends ReadingProgress = ReadingProgress> =
  | { status: 'idle' }
  | ({ status: 'running' } & Progress)
  /** The service asked to slow down (API description, Errors); it goes on by itself at `retryAt`, in milliseconds of the epoch. */
  | ({ status: 'paused'; retryAt: number } & Progress)
  /** What was read is kept; `canResume` is false where asking again cannot help. */
  | ({ status: 'failed'; error: ApiError; canResume: boolean } & Progress)
  | { status: 'cancelled' }
  | ({ status: 'done' } & Result);

/** Carries out one long reading at a time and tells how it goes. */
export interface LongReader<Result, Progress extends ReadingProgress = ReadingProgress> {
  state: () => ReadingState<Result, Progress>;
  subscribe: (listener: () => void) => () => void;
  /** Begins or goes on with a reading; one under way is given up. */
  run: (reading: SteppedReading<Result, Progress>) => void;
  /** Goes on after a failure with the step it stopped at. */
  resume: () => void;
  /** Stops at once and forgets the reading. */
  cancel: () => void;
  /** Forgets the result or whatever is under way. */
  dismiss: () => void;
}

/** What a reading takes from its surroundings; tests bring their own. */
export interface ReaderParts {
  now: () => Date;
  /** Ends after so many milliseconds, or at once when the signal aborts. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Between two pages; the gateway keeps the budget of all operators together. */
  pauseBetweenMs: number;
}

export const readerParts: ReaderParts = { now: () => new Date(), wait, pauseBetweenMs: 0 };

export function createReader<Result, Progress extends ReadingProgress = ReadingProgress>(
  parts: ReaderParts = readerParts,
): LongReader<Result, Progress> {
  type State = ReadingState<Result, Progress>;
  const { get, set: become, subscribe } = createStore<State>({ status: 'idle' });
  let current: SteppedReading<Result, Progress> | null = null;
  let running = new AbortController();

  const stop = (next: State) => {
    running.abort();
    current = null;
    become(next);
  };

  const run = (reading: SteppedReading<Result, Progress>) => {
    running.abort();
    running = new AbortController();
    current = reading;
    const { signal } = running;
    // Whatever still arrives after an abort belongs to nobody.
    void drive(reading, parts, signal, (next) => {
      if (signal.aborted) return;
      if (next.status === 'done') current = null;
      become(next);
    });
  };

  return {
    state: get,
    subscribe,
    run,
    resume() {
      const state = get();
      if (state.status === 'failed' && state.canResume && current !== null) run(current);
    },
    cancel: () => stop({ status: 'cancelled' }),
    dismiss: () => stop({ status: 'idle' }),
  };
}

async function drive<Result, Progress extends ReadingProgress>(
  reading: SteppedReading<Result, Progress>,
  parts: ReaderParts,
  signal: AbortSignal,
  become: (state: ReadingState<Result, Progress>) => void,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    become({ status: 'running', ...reading.progress() });
    try {
      const result = await reading.step(signal);
      if (result !== null) return become({ status: 'done', ...result });
      failures = 0;
      await parts.wait(parts.pauseBetweenMs, signal);
    } catch (thrown) {
      const error = asApiError(thrown);
      const failedAt = parts.now().getTime();
      if (error.kind === 'rate-limited') {
        const pause = resumeAfter({ error: thrown, failedAt }) || 0;
        become({ status: 'paused', retryAt: failedAt + pause, ...reading.progress() });
        await parts.wait(pause, signal);
      } else if (failures < retriesOf(error)) {
        await parts.wait(retryDelay(failures), signal);
        failures += 1;
      } else {
        return become({
          status: 'failed',
          error,
          canResume: canHelp(error),
          ...reading.progress(),
        });
      }
    }
  }
}

/** Asking again cannot make a branch known or a filter valid; everything else may have been put right meanwhile. */
function canHelp({ kind }: ApiError): boolean {
  return kind !== 'not-found' && kind !== 'validation';
}
