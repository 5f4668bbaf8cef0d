import { lineColumns, type LineColumn, type TypedLine } from '@/domain/purchase/line';
import { csvNumber } from '@/domain/spreadsheet-cell';
import type { WrittenFile } from '@/modules/export/save-file';
import { m } from '@/text/generated/messages';
import { isWrong, type GridRow } from './grid-state';
import { columnWords, kindWords, lineInWords, typeInWords } from './line-words';

/** The lines that are wrong and no others, to be mended in a spreadsheet and pasted again: its headings say what its columns are. */
export function wrongLinesFile(rows: readonly GridRow[]): WrittenFile {
  const headings = [...lineColumns.map((column) => columnWords[column]()), m.purchases_wrong_why()];
  const table = rows
    .filter(isWrong)
    .map(({ line, reading }) => [
      ...lineColumns.map((column) => cellOf(line, column)),
      lineInWords(reading) ?? '',
    ]);
  const text = [headings, ...table].map((cells) => `${cells.map(csvNumber).join(',')}\r\n`);
  return {
    blob: new Blob(['\ufeff', ...text], { type: 'text/csv;charset=utf-8' }),
    fileName: `${m.purchases_wrong_file()}.csv`,
  };
}

function cellOf(line: TypedLine, column: LineColumn): string {
  if (column === 'kind') return kindWords[line.kind]();
  return column === 'type' ? typeInWords(line.type) : line[column];
}
