import type { Page } from '@/api/core/paging';

/** A list that can be read page after page. */
export interface PageSource<Row> {
  /** Reads a page, counted from 1; throws `ApiFailure`. It should ask for low priority and the largest page. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<Page<Row>>;
  /** What tells rows apart when pages shift while they are read. */
  rowId: (row: Row) => string;
  /** Where to begin, for the end of a list alone; default 1. What stands before is neither read nor counted. */
  firstPage?: number;
}

/** The same pages with more told about each row. */
export function pagesAs<Row, Shown extends Row>(
  source: PageSource<Row>,
  asShown: (row: Row) => Shown,
): PageSource<Shown> {
  return {
    ...source,
    fetchPage: async (page, signal) => {
      const read = await source.fetchPage(page, signal);
      return { ...read, rows: read.rows.map(asShown) };
    },
  };
}

/** Rows read so far, of how many; the total is null before the first page came. */
export interface ReadingProgress {
  done: number;
  total: number | null;
}

/** What a reading has to tell of its list. */
export interface WalkFacts {
  /** Rows handed over, each once. */
  rows: number;
  /** Rows that came and could not be read. */
  dropped: number;
  totalAtStart: number;
  totalAtEnd: number;
  /** The list changed while it was read: a row may be missing. */
  changedMeanwhile: boolean;
}

/** Whether the list may have more rows than those: some could not be read, or moved between the pages while they were. */
export const mayLackRows = ({
  dropped,
  changedMeanwhile,
}: Pick<WalkFacts, 'dropped' | 'changedMeanwhile'>): boolean => dropped > 0 || changedMeanwhile;

/** The one way through all pages of a list. It keeps the ids it met, never the rows. */
export interface PageWalk<Row> {
  progress: () => ReadingProgress;
  facts: () => WalkFacts;
  /**
   * Reads the next page and gives its new rows; null when there is none. What it throws leaves it where it was, so that the same
   * page can be asked for again.
   */
  next: (signal: AbortSignal) => Promise<readonly Row[] | null>;
}

/** Starts a list; nothing is asked for yet. */
export function walkPages<Row>(source: PageSource<Row>): PageWalk<Row> {
  const firstPage = source.firstPage ?? 1;
  const seen = new Set<string>();
  let page = firstPage;
  let lastPage = firstPage;
  let rows = 0;
  let dropped = 0;
  let repeated = 0;
  let totalAtStart: number | null = null;
  let total = 0;

  const isNew = (row: Row) => {
    const id = source.rowId(row);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  };

  return {
    progress: () => ({ done: rows + dropped, total: totalAtStart === null ? null : total }),
    facts: () => ({
      rows,
      dropped,
      totalAtStart: totalAtStart ?? total,
      totalAtEnd: total,
      // An equal total may hide a row that came and one that went: the rows then repeat or do not add up.
      changedMeanwhile: totalAtStart !== total || repeated > 0 || rows + dropped !== total,
    }),
    async next(signal) {
      if (page > lastPage) return null;
      const { pagination, ...read } = await source.fetchPage(page, signal);
      // A reading that went on meanwhile asks for this page itself.
      signal.throwIfAborted();
      const added = read.rows.filter(isNew);
      rows += added.length;
      repeated += read.rows.length - added.length;
      dropped += read.dropped;
      total = Math.max(0, pagination.total - (firstPage - 1) * pagination.perPage);
      totalAtStart ??= total;
      // An empty page ends the list, whatever the service says comes after it.
      lastPage = read.rows.length + read.dropped === 0 ? page : pagination.lastPage;
      page += 1;
      return added;
    },
  };
}
