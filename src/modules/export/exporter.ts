import { asApiError, type ApiError } from '@/api/core/errors';
import { resumeAfter, retriesOf, retryDelay } from '@/api/core/retry';
import type { ExportPlan } from './export-plan';
import {
  openFile,
  readList,
  type FinishedFile,
  type ListReading,
  type OpenFile,
} from './list-reading';

/** Rows in the file so far, of how many; null before the first page came. */
export interface ExportProgress {
  done: number;
  total: number | null;
}

export type ExportState =
  | { status: 'idle' }
  | ({ status: 'running' } & ExportProgress)
  /** The service asked to slow down (API description, Errors); it goes on by itself at `retryAt`, in milliseconds of the epoch. */
  | ({ status: 'paused'; retryAt: number } & ExportProgress)
  /** What was read is kept; `canResume` is false where asking again cannot help. */
  | ({ status: 'failed'; error: ApiError; canResume: boolean } & ExportProgress)
  | { status: 'cancelled' }
  | ({ status: 'done' } & FinishedFile);

/** One export at a time, of whatever list. */
export interface Exporter {
  state: () => ExportState;
  subscribe: (listener: () => void) => () => void;
  /** Begins a list; an export under way is given up. */
  start: <Row>(plan: ExportPlan<Row>) => void;
  /** Goes on after a failure from the page it stopped at. */
  resume: () => void;
  /** Stops at once; nothing is kept. */
  cancel: () => void;
  /** Forgets the finished file or whatever is under way. */
  dismiss: () => void;
}

/** What the exporter takes from its surroundings; tests bring their own. */
export interface ExporterParts {
  now: () => Date;
  /** Ends after so many milliseconds, or at once when the signal aborts. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  openFile: OpenFile;
  /** Between two pages; the gateway keeps the budget of all operators together. */
  pauseBetweenMs: number;
}

const defaultParts: ExporterParts = { now: () => new Date(), wait, openFile, pauseBetweenMs: 0 };

export function createExporter(changes: Partial<ExporterParts> = {}): Exporter {
  const parts = { ...defaultParts, ...changes };
  const listeners = new Set<() => void>();
  let state: ExportState = { status: 'idle' };
  let reading: ListReading | null = null;
  let running = new AbortController();

  const become = (next: ExportState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const stop = (next: ExportState) => {
    running.abort();
    reading = null;
    become(next);
  };

  const run = (list: ListReading) => {
    running.abort();
    running = new AbortController();
    reading = list;
    const { signal } = running;
    // Whatever still arrives after an abort belongs to nobody.
    void drive(list, parts, signal, (next) => {
      if (signal.aborted) return;
      if (next.status === 'done') reading = null;
      become(next);
    });
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (plan) => run(readList(plan, parts.now(), parts.openFile)),
    resume() {
      if (state.status === 'failed' && state.canResume && reading !== null) run(reading);
    },
    cancel: () => stop({ status: 'cancelled' }),
    dismiss: () => stop({ status: 'idle' }),
  };
}

async function drive(
  list: ListReading,
  parts: ExporterParts,
  signal: AbortSignal,
  become: (state: ExportState) => void,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    become({ status: 'running', ...list.progress() });
    try {
      const finished = await list.step(signal);
      if (finished !== null) return become({ status: 'done', ...finished });
      failures = 0;
      await parts.wait(parts.pauseBetweenMs, signal);
    } catch (thrown) {
      const error = asApiError(thrown);
      const failedAt = parts.now().getTime();
      if (error.kind === 'rate-limited') {
        const pause = resumeAfter({ error: thrown, failedAt }) || 0;
        become({ status: 'paused', retryAt: failedAt + pause, ...list.progress() });
        await parts.wait(pause, signal);
      } else if (failures < retriesOf(error)) {
        await parts.wait(retryDelay(failures), signal);
        failures += 1;
      } else {
        return become({ status: 'failed', error, canResume: canHelp(error), ...list.progress() });
      }
    }
  }
}

/** Asking again cannot make a branch known or a filter valid; everything else may have been put right meanwhile. */
function canHelp({ kind }: ApiError): boolean {
  return kind !== 'not-found' && kind !== 'validation';
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || milliseconds === 0) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
