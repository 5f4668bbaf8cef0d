import { readTable } from '@/modules/table-file/read-table';
import { tableLimits, type TableCell, type TableRow } from '@/modules/table-file/table-file';

/** Only for tests: the rows of a file of this text, none where it cannot be read. */
export function rowsOfText(text: string): readonly TableRow[] {
  const reading = readTable(new TextEncoder().encode(text), tableLimits);
  return 'table' in reading ? reading.table.rows : [];
}

/** Rows as they come of a workbook. */
export const rowsOfCells = (rows: readonly (readonly (TableCell | string)[])[]): TableRow[] =>
  rows.map((cells, at) => ({ row: at + 1, cells: cells.map(asCell) }));

const asCell = (cell: TableCell | string): TableCell =>
  typeof cell === 'string' ? { kind: 'text', text: cell } : cell;
