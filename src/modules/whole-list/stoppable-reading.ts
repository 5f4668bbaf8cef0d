import type { ApiError } from '@/api/core/errors';
import { createReader, readerParts, type ReaderParts, type SteppedReading } from './long-reading';
import type { ReadingProgress } from './page-walk';

/** How a reading goes, always with how far it is; what the words mean is told by `ReadingState`. */
export type StoppableState<Progress extends ReadingProgress> = Progress &
  (
    | { status: 'idle' | 'running' | 'cancelled' | 'done' }
    | { status: 'paused'; retryAt: number }
    | { status: 'failed'; error: ApiError; canResume: boolean }
  );

/** Whether a reading is on its way, if only waiting to go on. */
export const isUnderWay = ({ status }: Pick<StoppableState<ReadingProgress>, 'status'>): boolean =>
  status === 'running' || status === 'paused';

/** A reading that a person may stop and go on with; how far it came stays until it is dismissed or started anew. */
export interface StoppableReading<Result extends object, Progress extends ReadingProgress> {
  state: () => StoppableState<Progress>;
  subscribe: (listener: () => void) => () => void;
  /** Begins; `keep` gets the result when there is nothing left to read. */
  start: (reading: SteppedReading<Result, Progress>, keep: (result: Result) => void) => void;
  resume: () => void;
  cancel: () => void;
  /** Stops and forgets how far it was. */
  dismiss: () => void;
}

/** @param nothing the progress before anything was asked for */
export function createStoppable<Result extends object, Progress extends ReadingProgress>(
  nothing: Progress,
  parts: ReaderParts = readerParts,
): StoppableReading<Result, Progress> {
  const reader = createReader<Result, Progress>(parts);
  const idle: StoppableState<Progress> = { status: 'idle', ...nothing };
  let reading: SteppedReading<Result, Progress> | null = null;
  let state: StoppableState<Progress> = idle;

  reader.subscribe(() => {
    const told = reader.state();
    const { status } = told;
    if (status === 'idle' || reading === null) state = idle;
    else if (status === 'cancelled' || status === 'done') state = { status, ...reading.progress() };
    else state = told;
  });

  return {
    state: () => state,
    subscribe: reader.subscribe,
    start(begun, keep) {
      reading = keptWhenDone(begun, keep);
      reader.run(reading);
    },
    resume() {
      if (reading !== null && (state.status === 'failed' || state.status === 'cancelled')) {
        reader.run(reading);
      }
    },
    cancel: reader.cancel,
    dismiss: reader.dismiss,
  };
}

/** The same reading, whose result is put away before anybody hears that it is done. */
function keptWhenDone<Result extends object, Progress extends ReadingProgress>(
  reading: SteppedReading<Result, Progress>,
  keep: (result: Result) => void,
): SteppedReading<Result, Progress> {
  return {
    progress: reading.progress,
    async step(signal) {
      const result = await reading.step(signal);
      if (result !== null && !signal.aborted) keep(result);
      return result;
    },
  };
}
