import { ApiFailure, factsWithoutAnswer } from '@/api/core/errors';
import type { SteppedReading } from '../whole-list/long-reading';
import { walkPages, type ReadingProgress } from '../whole-list/page-walk';
import { aboutLines, type ReadingFacts } from './about-lines';
import { csvFile } from './csv-file';
import type { ExportFile, ExportPlan } from './export-plan';
import { fileName } from './file-name';

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
  const { xlsxFile } = await import('./xlsx-file').catch(notLoaded);
  return xlsxFile(plan);
};

/** A part of the program that does not arrive is a lost connection to the person who waits for it. */
function notLoaded(cause: unknown): never {
  const facts = factsWithoutAnswer('export.xlsx', 'not-sent', new Date());
  throw new ApiFailure({ ...facts, kind: 'network' }, { cause });
}

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
      blob: complete.finish(aboutLines(plan.about, plan.words, facts)),
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
