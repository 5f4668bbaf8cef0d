import type { PageSource } from '../whole-list/page-walk';

export type ExportFormat = 'csv' | 'xlsx';

/** Which columns a file has: those on the screen, in their order there, or every one. */
export const exportScopes = ['shown', 'all'] as const;
export type ExportScope = (typeof exportScopes)[number];

/** A spreadsheet is packed by the page itself, about a second for this many rows; longer lists go as CSV. */
export const xlsxRowLimit = 20_000;

/**
 * A column of the file. Null is what is not known: its cell stays empty, never zero. Codes are text whatever they look like;
 * numbers may come as decimal digits, which are written as they are.
 */
export type ExportColumn<Row> = { heading: string } & (
  | { kind: 'text' | 'code'; value: (row: Row) => string | null }
  | { kind: 'integer' | 'decimal'; value: (row: Row) => number | string | null }
  /** `YYYY-MM-DD`. */
  | { kind: 'date'; value: (row: Row) => string | null }
  /** Milliseconds of the epoch, by the gateway's clock. */
  | { kind: 'moment'; value: (row: Row) => number | null }
  | { kind: 'boolean'; value: (row: Row) => boolean | null }
);

/** What the file says of itself, in the words of the screen it was taken from. */
export interface ExportAbout {
  /** What the rows are: "Lotes". */
  title: string;
  branch: string;
  /** The filter in words, also when there is none. */
  filter: string;
  operator: string;
}

/** The words of the file itself, in the language it was asked for in. */
export interface ExportWords {
  title: string;
  branch: string;
  filter: string;
  readAt: string;
  operator: string;
  rows: string;
  rowsOf: (rows: number, total: number) => string;
  /** Of a file that holds a part of the rows that were read. */
  rowsFrom: (rows: number, read: number) => string;
  /** Label of the notes on rows that may be missing. */
  note: string;
  changed: (totalAtStart: number, totalAtEnd: number) => string;
  unreadable: (rows: number) => string;
  /** Name of the second sheet. */
  aboutSheet: string;
  yes: string;
  no: string;
}

/** What an export is called while it is under way, whatever screen is open and whatever language is in use by then. */
export interface ExportName {
  /** What the rows are: "Lotes". */
  title: () => string;
  /** The same with its article: "los lotes". */
  subject: () => string;
  branch: string;
}

/** Everything an export needs; it is fixed when it starts, whatever the screen shows afterwards. */
export interface ExportPlan<Row> extends PageSource<Row> {
  /** The rows that belong in the file, where more have to be read than are wanted; without it all of them do. */
  isWanted?: (row: Row) => boolean;
  columns: readonly ExportColumn<Row>[];
  about: ExportAbout;
  /** When its rows were read, where they come from memory: milliseconds of the gateway's clock. Without it they are read now. */
  readAt?: number;
  words: ExportWords;
  format: ExportFormat;
}

/** A file that grows with every page and keeps no rows. */
export interface ExportFile<Row> {
  add: (rows: readonly Row[]) => void;
  /** Closes the file with what it says of itself; nothing can be added afterwards. */
  finish: (about: readonly AboutLine[]) => Blob;
}

export interface AboutLine {
  label: string;
  value: string;
}
