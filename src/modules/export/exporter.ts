import { gatewayTimeAt } from '@/api/core/gateway-clock';
import {
  createReader,
  readerParts,
  type LongReader,
  type ReaderParts,
  type ReadingState,
} from '../whole-list/long-reading';
import type { ExportPlan } from './export-plan';
import {
  openFile,
  readList,
  type ExportProgress,
  type FinishedFile,
  type OpenFile,
} from './list-reading';

export type ExportState = ReadingState<FinishedFile, ExportProgress>;

/** One export at a time, of whatever list. Cancelling keeps nothing. */
export interface Exporter extends Omit<LongReader<FinishedFile, ExportProgress>, 'run'> {
  /** Begins a list; an export under way is given up. */
  start: <Row>(plan: ExportPlan<Row>) => void;
}

/** What the exporter takes from its surroundings; tests bring their own. */
export interface ExporterParts extends ReaderParts {
  openFile: OpenFile;
}

export function createExporter(changes: Partial<ExporterParts> = {}): Exporter {
  const parts: ExporterParts = { ...readerParts, openFile, ...changes };
  const { run, ...reader } = createReader<FinishedFile, ExportProgress>(parts);
  // What a file says of its time is compared by people with what others print.
  const startedAt = () => new Date(gatewayTimeAt(parts.now().getTime()));
  return { ...reader, start: (plan) => run(readList(plan, startedAt(), parts.openFile)) };
}
