/**
 * A cell as the file holds it. Only text and numbers are values: what a formula last came to, a date a program made of a fraction
 * or an error are told as what they are, and whoever wants a value refuses them.
 */
export interface TableCell {
  kind: 'text' | 'number' | 'formula' | 'date' | 'error' | 'boolean';
  /** A number as decimal digits; of a formula, nothing. */
  text: string;
}

export interface TableRow {
  /** Counted from 1, as spreadsheet programs do. */
  row: number;
  /** By column; null is an empty cell. */
  cells: readonly (TableCell | null)[];
}

export type TextEncoding = 'utf-8' | 'utf-16' | 'windows-1252';
export type Separator = ',' | ';' | '\t';

/** How a table was read, for a person to see whether it is what they meant. */
export type TableSource =
  | { format: 'csv'; encoding: TextEncoding; separator: Separator }
  /** `sheets`: how many can be seen in the workbook; the first is read. */
  | { format: 'xlsx'; sheet: string; sheets: number };

export interface TableFile {
  source: TableSource;
  rows: readonly TableRow[];
}

/** What a file is that cannot be read as a table. */
export type OtherKind = 'pdf' | 'image' | 'archive' | 'web-page' | 'document' | 'json' | 'binary';

export type TableProblem =
  | { kind: 'empty' | 'old-excel' | 'encrypted' | 'open-document' | 'damaged' | 'swells' }
  | { kind: 'no-sheet' | 'unreadable' | 'too-slow' }
  | { kind: 'too-large'; mostBytes: number }
  | { kind: 'too-many-rows' | 'too-many-columns'; most: number }
  | { kind: 'other'; is: OtherKind }
  /** A quote that is opened and never closed. */
  | { kind: 'unclosed'; row: number };

export type TableReading = { table: TableFile } | { problem: TableProblem };

/** The texts of its cells: what a formula or a program made of one is no value, and is left empty. */
export function textsOf({ rows }: TableFile): string[][] {
  const textOf = (cell: TableCell | null) =>
    cell !== null && (cell.kind === 'text' || cell.kind === 'number') ? cell.text : '';
  return rows.map(({ cells }) => cells.map(textOf));
}

/** What is read at all; more is another kind of file, or a mistake. */
export interface TableLimits {
  bytes: number;
  /** Of a packed file once unpacked, all parts that are read together. */
  unpackedBytes: number;
  rows: number;
  columns: number;
  /** How long a reading may take before it is given up, in milliseconds. */
  milliseconds: number;
}

export const tableLimits: TableLimits = {
  bytes: 10 * 1024 * 1024,
  unpackedBytes: 64 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
  milliseconds: 30_000,
};

/** Ends a reading from wherever in the file the problem was met. */
export class TableRefused extends Error {
  readonly problem: TableProblem;

  constructor(problem: TableProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}
