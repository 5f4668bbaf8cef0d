import { ApiFailure, factsWithoutAnswer } from '@/api/core/errors';
import { aboutLines, type ReadingFacts } from './about-lines';
import { csvFile } from './csv-file';
import type { ExportFile, ExportPlan } from './export-plan';
import { fileName } from './file-name';

export interface FinishedFile extends ReadingFacts {
  blob: Blob;
  fileName: string;
}

/** A list on its way into a file. It keeps the file and the ids, never the rows. */
export interface ListReading {
  /** Rows read so far, of how many; null before the first page. */
  progress: () => { done: number; total: number | null };
  /**
   * Reads the next page into the file, or finishes the file when there is none: then it gives the file. What it throws leaves it
   * where it was, so that the same page can be asked for again.
   */
  step: (signal: AbortSignal) => Promise<FinishedFile | null>;
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

/** Starts a list from its first page; nothing is asked for yet. */
export function readList<Row>(
  plan: ExportPlan<Row>,
  startedAt: Date,
  open: OpenFile = openFile,
): ListReading {
  const seen = new Set<string>();
  let file: ExportFile<Row> | null = null;
  let page = 1;
  let lastPage = 1;
  let rows = 0;
  let dropped = 0;
  let repeated = 0;
  let totalAtStart: number | null = null;
  let total = 0;

  const isNew = (row: Row) => {
    const id = plan.rowId(row);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  };

  const readPage = async (into: ExportFile<Row>, signal: AbortSignal) => {
    const read = await plan.fetchPage(page, signal);
    const added = read.rows.filter(isNew);
    into.add(added);
    rows += added.length;
    repeated += read.rows.length - added.length;
    dropped += read.dropped;
    total = read.pagination.total;
    totalAtStart ??= total;
    // An empty page ends the list, whatever the service says comes after it.
    lastPage = read.rows.length + read.dropped === 0 ? page : read.pagination.lastPage;
    page += 1;
  };

  const finish = (complete: ExportFile<Row>): FinishedFile => {
    const facts: ReadingFacts = {
      startedAt,
      rows,
      dropped,
      totalAtStart: totalAtStart ?? total,
      totalAtEnd: total,
      // An equal total may hide a row that came and one that went: the rows then repeat or do not add up.
      changedMeanwhile: totalAtStart !== total || repeated > 0 || rows + dropped !== total,
    };
    return {
      ...facts,
      blob: complete.finish(aboutLines(plan.about, plan.words, facts)),
      fileName: fileName(plan.about, startedAt, plan.format),
    };
  };

  return {
    progress: () => ({ done: rows + dropped, total: totalAtStart === null ? null : total }),
    async step(signal) {
      file ??= await open(plan);
      if (page > lastPage) return finish(file);
      await readPage(file, signal);
      return null;
    },
  };
}
