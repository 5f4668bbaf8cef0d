import {
  createReader,
  readerParts,
  type ReaderParts,
  type ReadingState,
  type SteppedReading,
} from './long-reading';
import type { PageSource } from './page-walk';
import { readWholeList, type LoadingProgress, type WholeList } from './read-whole-list';

type State<Row> = ReadingState<WholeList<Row>, LoadingProgress<Row>>;
type Stopped = { status: 'idle' | 'cancelled' | 'done' };

/** How the loading goes, always with the rows that are there and how far that is. */
export type LoadingState<Row> = LoadingProgress<Row> &
  (Stopped | Extract<State<Row>, { status: 'running' | 'paused' | 'failed' }>);

/** Loads a list into memory; what came stays until it is dismissed or started anew. */
export interface ListLoading<Row> {
  state: () => LoadingState<Row>;
  subscribe: (listener: () => void) => () => void;
  /** Reads from the first page; `keep` gets the list when all of it is there. */
  start: (pages: PageSource<Row>, keep: (list: WholeList<Row>) => void) => void;
  /** Goes on where it failed or was cancelled. */
  resume: () => void;
  /** Stops at once. */
  cancel: () => void;
  /** Stops and forgets the rows. */
  dismiss: () => void;
}

export function createListLoading<Row>(parts: ReaderParts = readerParts): ListLoading<Row> {
  const reader = createReader<WholeList<Row>, LoadingProgress<Row>>(parts);
  const idle: LoadingState<Row> = { status: 'idle', done: 0, total: null, rows: [] };
  let reading: SteppedReading<WholeList<Row>, LoadingProgress<Row>> | null = null;
  let state: LoadingState<Row> = idle;

  const look = () => {
    const told = reader.state();
    const { status } = told;
    if (status === 'idle' || reading === null) state = idle;
    else if (status === 'cancelled' || status === 'done') state = { status, ...reading.progress() };
    else state = told;
  };
  reader.subscribe(look);

  return {
    state: () => state,
    subscribe: reader.subscribe,
    start(pages, keep) {
      reading = keptWhenDone(readWholeList(pages, parts.now()), keep);
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
function keptWhenDone<Row>(
  reading: SteppedReading<WholeList<Row>, LoadingProgress<Row>>,
  keep: (list: WholeList<Row>) => void,
): SteppedReading<WholeList<Row>, LoadingProgress<Row>> {
  return {
    progress: reading.progress,
    async step(signal) {
      const list = await reading.step(signal);
      if (list !== null && !signal.aborted) keep(list);
      return list;
    },
  };
}
