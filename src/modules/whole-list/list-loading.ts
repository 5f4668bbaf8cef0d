import { readerParts, type ReaderParts } from './long-reading';
import type { PageSource } from './page-walk';
import { readWholeList, type LoadingProgress, type WholeList } from './read-whole-list';
import { createStoppable, type StoppableReading, type StoppableState } from './stoppable-reading';

/** How the loading goes, always with the rows that are there and how far that is. */
export type LoadingState<Row> = StoppableState<LoadingProgress<Row>>;

/** Loads a list into memory; what came stays until it is dismissed or started anew. */
export interface ListLoading<Row> extends Omit<
  StoppableReading<WholeList<Row>, LoadingProgress<Row>>,
  'start'
> {
  /** Reads from the first page; `keep` gets the list when all of it is there. */
  start: (pages: PageSource<Row>, keep: (list: WholeList<Row>) => void) => void;
}

export function createListLoading<Row>(parts: ReaderParts = readerParts): ListLoading<Row> {
  const nothing: LoadingProgress<Row> = { done: 0, total: null, rows: [] };
  const loading = createStoppable<WholeList<Row>, LoadingProgress<Row>>(nothing, parts);
  return {
    ...loading,
    start: (pages, keep) => loading.start(readWholeList(pages, parts.now()), keep),
  };
}
