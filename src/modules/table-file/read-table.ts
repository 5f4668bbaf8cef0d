import { harmlessText } from '@/domain/spreadsheet-cell';
import { decodeText } from './decode-text';
import { isMarkup, kindOf } from './file-kind';
import { readCsv } from './read-csv';
import { readWorkbook } from './read-workbook';
import {
  TableRefused,
  type TableCell,
  type TableFile,
  type TableLimits,
  type TableReading,
  type TableRow,
} from './table-file';

/** Reads a CSV or XLSX file, told apart by what is in it: what it is called does not count. */
export function readTable(bytes: Uint8Array, limits: TableLimits): TableReading {
  try {
    if (bytes.length > limits.bytes) {
      throw new TableRefused({ kind: 'too-large', mostBytes: limits.bytes });
    }
    const kind = kindOf(bytes);
    if (typeof kind === 'object') throw new TableRefused(kind);
    const table = kind === 'packed' ? readWorkbook(bytes, limits) : readText(bytes, limits);
    return table.rows.length === 0 ? { problem: { kind: 'empty' } } : { table };
  } catch (thrown) {
    if (thrown instanceof TableRefused) return { problem: thrown.problem };
    throw thrown;
  }
}

function readText(bytes: Uint8Array, limits: TableLimits): TableFile {
  const decoded = decodeText(bytes);
  if (decoded === null) throw new TableRefused({ kind: 'other', is: 'binary' });
  const { text, encoding } = decoded;
  if (isMarkup(text)) throw new TableRefused({ kind: 'other', is: 'web-page' });
  const csv = readCsv(text);
  if ('unclosedAt' in csv) throw new TableRefused({ kind: 'unclosed', row: csv.unclosedAt });
  const rows = csv.rows.flatMap((cells, index): TableRow[] => {
    const read = cells.map(cellOf);
    return read.every((cell) => cell === null) ? [] : [{ row: index + 1, cells: read }];
  });
  if (rows.length > limits.rows) {
    throw new TableRefused({ kind: 'too-many-rows', most: limits.rows });
  }
  if (rows.some(({ cells }) => cells.length > limits.columns)) {
    throw new TableRefused({ kind: 'too-many-columns', most: limits.columns });
  }
  return { source: { format: 'csv', encoding, separator: csv.separator }, rows };
}

/** A cell of text: a formula is not told apart from a text that looks like one, and is never computed. */
function cellOf(text: string): TableCell | null {
  return text.trim() === '' ? null : { kind: 'text', text: withoutGuard(text) };
}

/** The apostrophe that our own files put before a text that a program would take for a formula. */
function withoutGuard(text: string): string {
  const rest = text.slice(1);
  return text.startsWith("'") && harmlessText(rest) === text ? rest : text;
}
