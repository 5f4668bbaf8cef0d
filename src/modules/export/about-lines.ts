import { businessDateAt, businessZone } from '@/domain/business-date';
import { formatClock } from '@/text/format';
import type { WalkFacts } from '../whole-list/page-walk';
import type { AboutLine, ExportAbout, ExportWords } from './export-plan';

/** What a finished reading has to tell. */
export interface ReadingFacts extends WalkFacts {
  startedAt: Date;
  /** Rows in the file, where not all that were read belong in it; null where they do. */
  wanted: number | null;
}

/** What the file says of itself, so that it can be understood without the screen. */
export function aboutLines(
  about: ExportAbout,
  words: ExportWords,
  facts: ReadingFacts,
): AboutLine[] {
  const { startedAt, rows, wanted, dropped, totalAtStart, totalAtEnd } = facts;
  const readAt = `${businessDateAt(startedAt)} ${formatClock(startedAt.getTime(), businessZone)}`;
  const notes = [
    ...(facts.changedMeanwhile ? [words.changed(totalAtStart, totalAtEnd)] : []),
    ...(dropped > 0 ? [words.unreadable(dropped)] : []),
  ];
  const rowsInFile = () =>
    wanted === null ? words.rowsOf(rows, totalAtEnd) : words.rowsFrom(wanted, rows);
  return [
    { label: words.title, value: about.title },
    { label: words.branch, value: about.branch },
    { label: words.filter, value: about.filter },
    { label: words.readAt, value: readAt },
    { label: words.operator, value: about.operator },
    { label: words.rows, value: rowsInFile() },
    ...notes.map((value) => ({ label: words.note, value })),
  ];
}
