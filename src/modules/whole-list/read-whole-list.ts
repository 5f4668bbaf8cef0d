import type { SteppedReading } from './long-reading';
import { walkPages, type PageSource, type ReadingProgress, type WalkFacts } from './page-walk';

/** All rows of a list, as they were between `readAt` and the last page. */
export interface WholeList<Row> extends Pick<
  WalkFacts,
  'dropped' | 'totalAtStart' | 'totalAtEnd' | 'changedMeanwhile'
> {
  rows: readonly Row[];
  /** When its first page was asked for, in milliseconds of the epoch: it is no younger than that. */
  readAt: number;
}

/** How long a list counts as current when its screen is opened again. */
const currentMs = 30_000;

/** Whether a list from an earlier visit may stand for one that is read now. */
export const isCurrent = ({ readAt }: Pick<WholeList<never>, 'readAt'>): boolean =>
  Date.now() - readAt <= currentMs;

/** How far a list is, with the rows that are there already. */
export interface LoadingProgress<Row> extends ReadingProgress {
  rows: readonly Row[];
}

/** A list on its way into memory; nothing is asked for yet. */
export function readWholeList<Row>(
  source: PageSource<Row>,
  startedAt: Date,
): SteppedReading<WholeList<Row>, LoadingProgress<Row>> {
  const walk = walkPages(source);
  // A new array for each page, so that whoever looks at the rows sees by its identity that there are more.
  let rows: readonly Row[] = [];
  return {
    progress: () => ({ ...walk.progress(), rows }),
    async step(signal) {
      const added = await walk.next(signal);
      if (added === null) return { ...walk.facts(), rows, readAt: startedAt.getTime() };
      if (added.length > 0) rows = rows.concat(added);
      return null;
    },
  };
}
