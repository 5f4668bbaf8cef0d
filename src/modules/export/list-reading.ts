import { businessZone } from '@/api/core/gateway-clock';
import { wallClockAt } from '@/domain/wall-clock';
import { sortableMoment } from '../business-day/moments';
import { loadPart } from '@/api/core/part-lost';
import type { SteppedReading } from '../whole-list/long-reading';
import { walkPages, type ReadingProgress, type WalkFacts } from '../whole-list/page-walk';
import { csvFile } from './csv-file';
import { fileNamePart } from './file-name-part';
import type { AboutLine, ExportAbout, ExportFile, ExportFormat, ExportPlan } from './export-plan';

export interface FinishedFile extends ReadingFacts {
  blob: Blob;
  fileName: string;
}

/** How far an export is. */
export interface ExportProgress extends ReadingProgress {
  /** Rows in the file so far, where not all that are read belong in it; null where they do. */
  wanted: number | null;
}

/** Opens the file format, which may have to be loaded. */
export type OpenFile = <Row>(plan: ExportPlan<Row>) => Promise<ExportFile<Row>>;

export const openFile: OpenFile = async (plan) => {
  if (plan.format === 'csv') return csvFile(plan.columns, plan.words);
  const { xlsxFile } = await loadPart('export.xlsx', () => import('./xlsx-file'));
  return xlsxFile(plan);
};

/** A list on its way from its first page into a file; it keeps the file, never the rows. Nothing is asked for yet. */
export function readList<Row>(
  plan: ExportPlan<Row>,
  startedAt: Date,
  open: OpenFile = openFile,
): SteppedReading<FinishedFile, ExportProgress> {
  const walk = walkPages(plan);
  const { isWanted } = plan;
  let file: ExportFile<Row> | null = null;
  let wanted = 0;
  /** As long as every row is wanted, the file is as good as one that takes all. */
  const part = () => (isWanted && wanted < walk.facts().rows ? wanted : null);

  const finish = (complete: ExportFile<Row>): FinishedFile => {
    const facts: ReadingFacts = {
      startedAt,
      ...walk.facts(),
      wanted: part(),
    };
    return {
      ...facts,
      blob: complete.finish(aboutLines(plan, facts)),
      fileName: fileName(plan.about, startedAt, plan.format),
    };
  };

  return {
    progress: () => ({ ...walk.progress(), wanted: part() }),
    async step(signal) {
      file ??= await open(plan);
      const added = await walk.next(signal);
      if (added === null) return finish(file);
      const rows = isWanted ? added.filter(isWanted) : added;
      wanted += rows.length;
      file.add(rows);
      return null;
    },
  };
}

interface ReadingFacts extends WalkFacts {
  startedAt: Date;
  /** Rows in the file, where not all that were read belong in it; null where they do. */
  wanted: number | null;
}

type AboutPlan = Pick<ExportPlan<never>, 'about' | 'words' | 'readAt'>;

/** What the file says of itself, so that it can be understood without the screen. */
function aboutLines({ about, words, readAt }: AboutPlan, facts: ReadingFacts): AboutLine[] {
  const { startedAt, rows, wanted, dropped, totalAtStart, totalAtEnd } = facts;
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
    { label: words.readAt, value: sortableMoment(readAt ?? startedAt.getTime()) },
    { label: words.operator, value: about.operator },
    { label: words.rows, value: rowsInFile() },
    ...notes.map((value) => ({ label: words.note, value })),
  ];
}

/** `lotes-central-2026-11-23-1042.csv`: letters, digits and hyphens only, which every file system takes. */
export function fileName(
  { title, branch }: ExportAbout,
  writtenAt: Date,
  format: ExportFormat,
): string {
  const { date, time } = wallClockAt(writtenAt.getTime(), businessZone());
  const words = [title, branch].map(fileNamePart).filter((word) => word !== '');
  return `${[...words, date, time.replace(':', '')].join('-')}.${format}`;
}
