import { documentFileLimit as mostBytes, type KeptFile } from '@/api/attempts/document-file';
import { sha256Of } from '@/api/core/file-bytes';
import { readDte } from '@/domain/dte/read-dte';
import { purchaseOf, type DocumentPurchase } from '@/domain/dte/purchase-of';
import type { DteDocument, DteProblem } from '@/domain/dte/document';
import { numbered } from '@/domain/purchase/line-origin';
import { decodeText } from '@/modules/table-file/decode-text';
import { formatCalendarDate } from '@/text/format';
import { textOfLines } from '../line-grid/line-text';
import type { TypedPurchase } from '../purchase-form';
import { gridOf } from '../line-grid/grid-state';
import { lineTotals } from './document-changes';
import { documentFields, textOfImported } from './imported';

/** Why a file fills in nothing. */
export type FileProblem =
  DteProblem | { kind: 'too-large'; mostBytes: number } | { kind: 'unreadable' };

/** What a document fills in; the supplier is whoever the address book knows by its numbers. */
export interface FilledIn {
  values: Omit<
    TypedPurchase,
    | 'providerId'
    | 'branchId'
    | 'againReason'
    | 'codesConfirmed'
    | 'documentConfirmed'
    | 'paperConfirmed'
  >;
  document: DteDocument;
  /** The file itself, to be kept. */
  kept: KeptFile;
}

export type FileReading = FilledIn | { problem: FileProblem };

/** Reads a file of a tax document as a supplier sent it. `types`: the service's words for goods and services. */
export async function readDocumentFile(file: File, types: readonly string[]): Promise<FileReading> {
  if (file.size > mostBytes) return { problem: { kind: 'too-large', mostBytes } };
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: { kind: 'unreadable' } };
  }
  const decoded = decodeText(bytes);
  if (decoded === null) return { problem: { kind: 'other-file' } };
  const reading = readDte(decoded.text);
  if ('problem' in reading) return reading;
  const { document } = reading;
  const isGuessed = decoded.encoding === 'windows-1252';
  const hash = await sha256Of(bytes);
  return {
    document,
    kept: { hash, file },
    values: valuesOf(document, purchaseOf(document, types), { file: file.name, hash, isGuessed }),
  };
}

function valuesOf(
  document: DteDocument,
  { lines, date, unplaced, ...purchase }: DocumentPurchase,
  { file, hash, isGuessed }: { file: string; hash: string; isGuessed: boolean },
): FilledIn['values'] {
  const { perception, vatWithholding } = document.totals;
  const { filled, sums } = gridOf(lines);
  const typed = { ...purchase, date: date === '' ? '' : formatCalendarDate(date) };
  return {
    ...typed,
    lines: textOfLines(numbered(lines)),
    document: textOfImported({
      file,
      hash,
      type: document.type,
      isTest: document.isTest,
      supplier: document.supplier,
      receiver: document.receiver,
      issued: document.date,
      generationCode: document.generationCode,
      warnings: [...document.warnings, ...(isGuessed ? ['encoding'] : [])],
      lines: lineTotals(filled, sums),
      onePercent: { perception, vatWithholding },
      unplaced,
      values: Object.fromEntries(documentFields.map((name) => [name, typed[name]])),
    }),
  };
}
