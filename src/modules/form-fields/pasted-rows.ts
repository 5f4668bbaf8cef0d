import { plainHeading } from '@/domain/search-text';
import { groupedDecimal, readDecimal, type DecimalRule } from '@/domain/typed-decimal';
import { cleanLine, withoutControls } from '@/domain/typed-text';
import { isBlankRow } from '@/modules/table-file/pasted-table';

/** A field of a row, as a block of a sheet is put into it. */
export interface PasteColumn {
  name: string;
  label: () => string;
  /** What such a column is called in sheets, besides its label: as `plainHeading` has it. */
  headings?: readonly string[] | undefined;
  /** What a number may be, where it is one. */
  decimal?: DecimalRule | undefined;
  /** A cell's text as it stands in the field then, where only the form knows what it means. */
  read?: ((text: string) => string) | undefined;
}

export interface Pasting<Row> {
  /** Rows of texts, each where it was copied, and the last one not blank. */
  table: readonly (readonly string[])[];
  into: { row: number; column: string };
  columns: readonly PasteColumn[];
  rows: readonly Row[];
  /** A row nobody has filled in. */
  empty: Row;
  /** How many rows there may be. */
  most: number;
}

export interface PastedRows<Row> {
  /** All rows, those that were there before among them. */
  rows: Row[];
  /** How many of them the block filled, from the one it was pasted into. */
  count: number;
  /** The fields it filled in each. */
  filled: readonly string[];
  /** Rows that there was no place for. */
  beyond: (readonly string[])[];
  /** Columns that no field stands for, by their heading or their number. */
  leftOut: string[];
}

/**
 * A block of a sheet put into rows: from the cell it was pasted into on, or by its headings where it brings them along. A row takes
 * the place of what stands there, empty cells and blank rows included, so that no price is left beside another one's name; below the
 * last row a blank one begins none.
 */
export function pasteIntoRows<Row>(pasting: Pasting<Row>): PastedRows<Row> {
  const { table, into, columns, rows, empty, most } = pasting;
  const fromFilled = table.slice(table.findIndex((row) => !isBlankRow(row)));
  const named = headingsIn(fromFilled, pasting);
  const first = columns.findIndex(({ name }) => name === into.column);
  const copied = named === null ? table : fromFilled.slice(1);
  const body = copied.filter((row, at) => into.row + at < rows.length || !isBlankRow(row));
  const width = Math.max(...table.map((row) => row.length));
  const places = Array.from({ length: width }, (_, at) =>
    named === null ? (columns[first + at] ?? null) : (named[at] ?? null),
  );
  const room = Math.max(0, most - into.row);
  const taken = body.slice(0, room).map((cells, index): Row => {
    const texts = places.flatMap((column, at) =>
      column === null ? [] : [[column.name, readCell(column, cells[at] ?? '')] as const],
    );
    return { ...empty, ...rows[into.row + index], ...Object.fromEntries(texts) };
  });
  return {
    rows: rows.toSpliced(into.row, taken.length, ...taken),
    count: taken.length,
    filled: places.flatMap((column) => column?.name ?? []),
    beyond: body.slice(room),
    leftOut: places.flatMap((column, at) => {
      const hasTold = body.some((row) => (row[at] ?? '').trim() !== '');
      if (column !== null || !hasTold) return [];
      return (named && fromFilled[0]?.[at]?.trim()) || String(at + 1);
    }),
  };
}

/** A cell as it would stand in its field once that is left; one that cannot be read stays as it is. */
function readCell({ decimal, read }: PasteColumn, cell: string): string {
  const text = cleanLine(withoutControls(cell, 'one').text).text;
  if (read) return read(text);
  const reading = decimal && readDecimal(text, decimal);
  return reading && 'value' in reading ? groupedDecimal(reading.value) : text;
}

/**
 * What each column is, where the first row says so: it names two of them, or it is the only column and names the field it goes into.
 */
function headingsIn<Row>(
  table: Pasting<Row>['table'],
  { columns, into }: Pick<Pasting<Row>, 'columns' | 'into'>,
): (PasteColumn | null)[] | null {
  const [head = [], ...body] = table;
  if (body.length === 0) return null;
  const named = head.map((text) => columns.find((column) => isCalled(column, text)) ?? null);
  const known = named.filter((column) => column !== null);
  if (new Set(known).size < known.length) return null;
  if (known.length >= 2) return named;
  return head.length === 1 && known[0]?.name === into.column ? named : null;
}

function isCalled({ label, headings = [] }: PasteColumn, text: string): boolean {
  const plain = plainHeading(text);
  return plain !== '' && [plainHeading(label()), ...headings].includes(plain);
}
