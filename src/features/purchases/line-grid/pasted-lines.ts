import Big from 'big.js';
import {
  lineColumns,
  lineKindChoices,
  lineKinds,
  lineRules,
  typedParts,
  type LineColumn,
  type LineKind,
  type LineText,
  type TypedLine,
} from '@/domain/purchase/line';
import { readDecimal } from '@/domain/typed-decimal';
import { plainHeading as plain } from '@/domain/search-text';
import { m } from '@/text/generated/messages';
import { columnWords, partWords, typeInWords } from './line-words';

/** A line in a table. A split has columns of its own there, and none in the grid. */
export const writtenColumns = [...lineColumns, ...typedParts] as const;
/**
 * What a column of a table may say of the lines. Many documents have one of amounts for each class, and none of the whole: with the
 * taxed one, the three of them are the whole amount.
 */
export const tableColumns = [...writtenColumns, 'taxed'] as const;
export type TableColumn = (typeof tableColumns)[number];

export const tableWords: Record<TableColumn, () => string> = {
  ...columnWords,
  ...partWords,
  taxed: m.purchases_part_taxed,
};

/** What each column of a table says; null: nothing. */
export type Matching = readonly (TableColumn | null)[];

/** A table that was pasted or read from a file: rows of texts, `''` for an empty cell. */
export type PastedTable = readonly (readonly string[])[];

const headings: Record<TableColumn, readonly string[]> = {
  sku: ['sku', 'codigo', 'cod', 'code', 'codigo_de_barras', 'barcode', 'item'],
  name: ['descripcion', 'producto', 'nombre', 'articulo', 'description', 'product', 'name'],
  type: ['tipo', 'type', 'tipo_item'],
  quantity: ['cantidad', 'cant', 'unidades', 'quantity', 'qty'],
  price: [
    'precio',
    'precio_sin_iva',
    'price_before_vat',
    'precio_unitario',
    'p_unitario',
    'costo',
    'price',
    'unit_price',
    'cost',
  ],
  kind: ['clase', 'tratamiento', 'impuesto', 'kind', 'class', 'tax'],
  exempt: ['parte_exenta', 'venta_exenta', 'ventas_exentas', 'exentas', 'exempt_part'],
  notSubject: [
    'parte_no_sujeta',
    'venta_no_sujeta',
    'ventas_no_sujetas',
    'no_sujetas',
    'part_not_subject',
  ],
  taxed: [
    'parte_gravada',
    'venta_gravada',
    'ventas_gravadas',
    'gravadas',
    'venta_afecta',
    'ventas_afectas',
    'taxed_part',
  ],
  amount: ['monto', 'total', 'subtotal', 'importe', 'amount'],
};

function columnOfHeading(text: string): TableColumn | null {
  const known = Object.entries(headings).find(([, words]) => words.includes(plain(text)));
  return (known?.[0] as TableColumn | undefined) ?? null;
}

/** Whether the first row names columns: at least two of them, and none twice. */
export function headingsIn(table: PastedTable): Matching | null {
  const named = table[0]?.map(columnOfHeading) ?? [];
  const known = named.filter((column) => column !== null);
  return known.length >= 2 && new Set(known).size === known.length ? named : null;
}

const ofLines = ['linea', 'line'];

/**
 * Of a table that says itself what all of its columns are, as a file of wrong lines does: the place each row was taken from, null
 * where it says none.
 */
export function placesIn(table: PastedTable): (number | null)[] {
  const at = table[0]?.findIndex((text) => ofLines.includes(plain(text))) ?? -1;
  return table.slice(1).map((row) => {
    const text = row[at]?.trim() ?? '';
    return /^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : null;
  });
}

const mostlyNumbers = 0.8;

const isNumber = (text: string) =>
  'value' in readDecimal(text, { decimals: 8, most: '999999999', least: 'any' });

/**
 * What columns without headings most probably say: the first text that is long a name, one before it a code, the numbers after it
 * quantity, price and amount.
 */
export function guessedMatching(table: PastedTable): Matching {
  const width = Math.max(0, ...table.map((row) => row.length));
  const sample = table.slice(0, 50);
  const columns = Array.from({ length: width }, (_, at) =>
    sample.map((row) => row[at] ?? '').filter((text) => text.trim() !== ''),
  );
  const lengthOf = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);
  // A few wrong cells make no text of a column of numbers.
  const areNumbers = (texts: readonly string[]) =>
    texts.length > 0 && texts.filter(isNumber).length >= texts.length * mostlyNumbers;
  const isText = (texts: readonly string[]) => texts.length > 0 && !areNumbers(texts);
  const texts = columns.flatMap((column, at) => (isText(column) ? [at] : []));
  const [name = -1] = texts.toSorted(
    (one, other) => lengthOf(columns[other] ?? []) - lengthOf(columns[one] ?? []),
  );
  const numbers: LineColumn[] = ['quantity', 'price', 'amount'];
  return columns.map((column, at): LineColumn | null => {
    if (at === name) return 'name';
    if (at < name || (name === -1 && at === 0)) return at === 0 ? 'sku' : null;
    return areNumbers(column) ? (numbers.shift() ?? null) : null;
  });
}

const kindWords: Record<TypedLine['kind'], readonly string[]> = {
  taxed: ['g', 'gravado', 'gravada', 'taxed', 't'],
  exempt: ['e', 'x', 'exento', 'exenta', 'exempt'],
  notSubject: ['n', 'ns', 'no_sujeto', 'no_sujeta', 'not_subject'],
  split: ['r', 's', 'repartido', 'repartida', 'split'],
};

/** A kind by its letter or word in either language; null for another word. */
export function readKind(text: string): TypedLine['kind'] | null {
  return lineKindChoices.find((kind) => kindWords[kind].includes(plain(text))) ?? null;
}

/** A type by its word in the language of the screen, or the service's own; another word stays as it is. */
const readType = (text: string, types: readonly string[]): string =>
  types.find((type) => [plain(type), plain(typeInWords(type))].includes(plain(text))) ?? text;

/** Not nothing, and not a zero. */
const isSome = (text: string) => !/^[\s$.,0]*$/.test(text);

/** What a row of a table says of its line; a blank cell, or a class in no word for one, says nothing. */
export type SaidLine = Partial<LineText>;

/**
 * What a row says by its columns of amounts for each class: without the taxed one they are parts of the line's amount, whose rest is
 * taxed; with it they are all of it, and its class is that of the only one that is not nothing.
 */
function partsIn(row: readonly string[], matching: Matching): SaidLine {
  const textOf = (kind: LineKind) => (row[matching.indexOf(kind)] ?? '').trim();
  const some = lineKinds.filter((kind) => isSome(textOf(kind)));
  const parts = { exempt: textOf('exempt'), notSubject: textOf('notSubject') };
  const isWhole = matching.includes('taxed');
  if (isWhole && some.length > 1) {
    return { kind: 'split', ...parts, amount: sumOf(some.map(textOf)) };
  }
  if (isWhole) {
    const [only] = some;
    return { ...(only && { kind: only }), amount: textOf(only ?? 'taxed') };
  }
  return { ...(some.length > 0 && { kind: 'split' }), ...parts };
}

/** One that cannot be read stands for the sum, and says there what is wrong. */
function sumOf(texts: readonly string[]): string {
  let sum = new Big(0);
  for (const text of texts) {
    const reading = readDecimal(text, lineRules.amount);
    if (!('value' in reading)) return text;
    sum = sum.plus(reading.value);
  }
  return sum.toFixed();
}

/** What the table's rows say of their lines: one that cannot be read is a line all the same, and says there what is wrong. */
export function linesOfTable(
  table: PastedTable,
  matching: Matching,
  types: readonly string[] = [],
): SaidLine[] {
  return table
    .filter((row) => row.some((text) => text.trim() !== ''))
    .map((row) => {
      const said = partsIn(row, matching);
      const isOther = said.kind !== undefined && said.kind !== 'taxed';
      matching.forEach((column, at) => {
        const text = (row[at] ?? '').trim();
        if (column === null || text === '' || isPart(column)) return;
        if (column === 'kind') {
          const kind = isOther ? null : readKind(text);
          if (kind !== null) said.kind = kind;
        } else said[column] = column === 'type' ? readType(text, types) : text;
      });
      return withoutBlanks(said);
    });
}

const isPart = (column: TableColumn): column is LineKind =>
  lineKinds.some((kind) => kind === column);

const withoutBlanks = (said: SaidLine): SaidLine =>
  Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''));
