import type { TypedLine } from '@/domain/purchase/line';
import { csvNumber } from '@/domain/spreadsheet-cell';
import type { WrittenFile } from '@/modules/export/save-file';
import { m } from '@/text/generated/messages';
import { isWrong, type GridRow } from './grid-state';
import { kindWords, lineInWords, typeInWords } from './line-words';
import { tableWords, writtenColumns } from './pasted-lines';

/**
 * The lines that are wrong and no others, to be mended in a spreadsheet and pasted again: its headings say what its columns are, and
 * each of its rows the place it goes back to.
 */
export function wrongLinesFile(rows: readonly GridRow[]): WrittenFile {
  const headings = [
    m.purchases_wrong_place(),
    ...writtenColumns.map((column) => tableWords[column]()),
    m.purchases_wrong_why(),
  ];
  const table = [...rows.entries()]
    .filter(([, row]) => isWrong(row))
    .map(([at, { line, reading }]) => [
      String(at + 1),
      ...writtenColumns.map((column) => cellOf(line, column)),
      lineInWords(reading) ?? '',
    ]);
  const text = [headings, ...table].map((cells) => `${cells.map(csvNumber).join(',')}\r\n`);
  return {
    blob: new Blob(['\ufeff', ...text], { type: 'text/csv;charset=utf-8' }),
    fileName: `${m.purchases_wrong_file()}.csv`,
  };
}

function cellOf(line: TypedLine, column: (typeof writtenColumns)[number]): string {
  if (column === 'kind') return kindWords[line.kind]();
  if (column === 'type') return typeInWords(line.type);
  const isPart = column === 'exempt' || column === 'notSubject';
  return isPart && line.kind !== 'split' ? '' : (line[column] ?? '');
}
