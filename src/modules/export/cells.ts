import { isBusinessDate } from '@/domain/business-date';
import { decimalText } from '@/domain/decimal-text';
import { isPlainNumber } from '@/domain/spreadsheet-cell';
import { sortableMoment } from '../business-day/moments';
import type { ExportColumn, ExportWords } from './export-plan';

/** A value as a file may hold it, whatever the file. */
export type Cell =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  /** `text` is a plain number. */
  | { kind: 'integer' | 'decimal'; text: string }
  /** A date that exists, `YYYY-MM-DD`. */
  | { kind: 'date'; date: string };

const empty: Cell = { kind: 'empty' };

/** Reads a row's value for a column. A number or date that is none is kept as the text it is. */
export function cellOf<Row>(
  row: Row,
  column: ExportColumn<Row>,
  words: Pick<ExportWords, 'yes' | 'no'>,
): Cell {
  switch (column.kind) {
    case 'text':
    case 'code':
      return textCell(column.value(row));
    case 'integer':
    case 'decimal':
      return numberCell(column.value(row), column.kind);
    case 'date': {
      const date = column.value(row);
      return date !== null && isBusinessDate(date) ? { kind: 'date', date } : textCell(date);
    }
    case 'moment': {
      const moment = column.value(row);
      return moment === null ? empty : { kind: 'text', text: sortableMoment(moment) };
    }
    case 'boolean': {
      const flag = column.value(row);
      return flag === null ? empty : { kind: 'text', text: flag ? words.yes : words.no };
    }
  }
}

function textCell(text: string | null): Cell {
  return text === null || text === '' ? empty : { kind: 'text', text };
}

function numberCell(value: number | string | null, kind: 'integer' | 'decimal'): Cell {
  if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return empty;
  const text = typeof value === 'number' ? decimalText(value) : value;
  return isPlainNumber(text) ? { kind, text } : textCell(text);
}
