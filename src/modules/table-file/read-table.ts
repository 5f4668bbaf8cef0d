import { harmlessText } from '@/domain/spreadsheet-cell';
import { decodeText } from './decode-text';
import { readCsv } from './read-csv';
import { readWorkbook } from './read-workbook';
import {
  TableRefused,
  type TableCell,
  type TableFile,
  type TableLimits,
  type TableReading,
  type TableRow,
  type TableProblem,
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
  if (isJson(text)) throw new TableRefused({ kind: 'other', is: 'json' });
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

const starts = (bytes: Uint8Array, ...head: readonly number[]) =>
  head.every((byte, at) => bytes[at] === byte);

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

/** The name under which a protected workbook is kept in its container, in UTF-16. */
const encryptedName = Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0]);

/** What the first bytes of a file say it is: a packed workbook, text to be tried, or something that has to be named. */
function kindOf(bytes: Uint8Array): 'packed' | 'text' | TableProblem {
  if (bytes.length === 0) return { kind: 'empty' };
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'packed';
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return { kind: includes(bytes, encryptedName) ? 'encrypted' : 'old-excel' };
  }
  // The file format of Excel 2 to 4.
  if (starts(bytes, 0x09) && bytes[2] !== undefined && bytes[3] === 0x00 && bytes[2] <= 0x08) {
    return { kind: 'old-excel' };
  }
  if (starts(bytes, ...letters('%PDF'))) return { kind: 'other', is: 'pdf' };
  if (isImage(bytes)) return { kind: 'other', is: 'image' };
  if (isArchive(bytes)) return { kind: 'other', is: 'archive' };
  if (starts(bytes, ...letters('{\\rtf'))) return { kind: 'other', is: 'document' };
  return 'text';
}

/** A web page or an XML sheet under the name of a table, which some programs call an Excel file. */
function isMarkup(text: string): boolean {
  return /^\s*<(?:!doctype|html|table|\?xml|meta|div)\b/i.test(text);
}

/** A record, such as a DTE: read as a table, each of its lines would be a row. */
function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isImage(bytes: Uint8Array): boolean {
  return (
    starts(bytes, 0x89, ...letters('PNG')) ||
    starts(bytes, 0xff, 0xd8, 0xff) ||
    starts(bytes, ...letters('GIF8')) ||
    (starts(bytes, ...letters('RIFF')) && starts(bytes.subarray(8), ...letters('WEBP')))
  );
}

function isArchive(bytes: Uint8Array): boolean {
  return (
    starts(bytes, 0x1f, 0x8b) ||
    starts(bytes, ...letters('Rar!')) ||
    starts(bytes, 0x37, 0x7a, 0xbc, 0xaf)
  );
}

function includes(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (starts(bytes.subarray(at), ...wanted)) return true;
  }
  return false;
}
