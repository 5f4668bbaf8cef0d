import { csvNumber, csvText } from '@/domain/spreadsheet-cell';
import { cellOf, type Cell } from './cells';
import type { ExportColumn, ExportFile, ExportWords } from './export-plan';

const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';
const separator = ',';

/** Text in the page's own memory before it is handed to the browser as a piece of the file. */
const pieceLength = 512 * 1024;

/**
 * A CSV file: UTF-8 with its mark, so that Excel reads the accents; RFC 4180 otherwise. What the file says of itself stands above
 * the table, with an empty line between: spreadsheet programs take the table for a range of its own, and the file alone tells what
 * it is. There is no `sep=` line, for Excel then forgets that the file is UTF-8.
 */
export function csvFile<Row>(
  columns: readonly ExportColumn<Row>[],
  words: Pick<ExportWords, 'yes' | 'no'>,
): ExportFile<Row> {
  const pieces: Blob[] = [];
  let pending = csvLine(columns.map(({ heading }) => csvText(heading)));
  return {
    add(rows) {
      for (const row of rows) {
        pending += csvLine(columns.map((column) => csvCell(cellOf(row, column, words))));
      }
      if (pending.length < pieceLength) return;
      pieces.push(new Blob([pending]));
      pending = '';
    },
    finish(about) {
      const head = about.map(({ label, value }) => csvLine([csvText(label), csvText(value)]));
      // A file that says nothing of itself is the table alone.
      const apart = about.length > 0 ? lineEnd : '';
      return new Blob([byteOrderMark, ...head, apart, ...pieces, pending], {
        type: 'text/csv;charset=utf-8',
      });
    },
  };
}

function csvLine(cells: readonly string[]): string {
  return cells.join(separator) + lineEnd;
}

function csvCell(cell: Cell): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'text':
      return csvText(cell.text);
    case 'integer':
    case 'decimal':
      return csvNumber(cell.text);
    case 'date':
      return cell.date;
  }
}
