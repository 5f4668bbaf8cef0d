import { isNumber, readCsv, separators } from './read-csv';
import type { Separator } from './table-file';

/** A block copied from a spreadsheet or out of a CSV file, as rows of texts without the blank ones. */
export const readPasted = (text: string): string[][] =>
  pastedInPlace(text).filter((row) => !isBlankRow(row));

/** The same with each row where it was copied: blank ones too, except below the last that is not. */
export function pastedInPlace(text: string): string[][] {
  const separator = separatorIn(text);
  const csv = readCsv(text, separator);
  // A cell may begin with a mark of inches, which no other one closes.
  const rows = 'rows' in csv ? csv.rows : linesOf(text).map((line) => line.split(separator));
  return rows.slice(0, rows.findLastIndex((row) => !isBlankRow(row)) + 1);
}

export const isBlankRow = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

const linesOf = (text: string) => text.split(/\r\n?|\n/);

/**
 * Spreadsheets hand over tabs. Without any, a comma may as well be part of a number or a name: it parts cells only where most lines
 * have equally many of them and are no numbers.
 */
function separatorIn(text: string): Separator {
  if (text.includes('\t')) return '\t';
  const lines = linesOf(text.replace(/"[^"]*"/g, 'x')).filter((line) => line.trim() !== '');
  const areMost = (of: readonly string[]) => of.length > lines.length / 2;
  if (areMost(lines.filter(isNumber))) return '\t';
  const parts = separators.find((separator) => {
    const counts = lines.map((line) => line.split(separator).length);
    const usual = counts.find((count) => count > 1);
    return areMost(lines.filter((_, at) => counts[at] === usual));
  });
  return parts ?? '\t';
}
