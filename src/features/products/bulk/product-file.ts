import type { Product } from '@/api/products/schemas';
import { cleanLine } from '@/domain/typed-text';
import type { TableCell, TableFile, TableRow } from '@/modules/table-file/table-file';
import { decimalRules } from '../product-form/decimal-rules';
import type { ProductReferences } from '../product-row';
import { nothingChanges, type RowChange } from './bulk-change';
import {
  changingFields,
  columnLetters,
  fieldOfHeading,
  type FileField,
  isStockHeading,
  readTreatment,
} from './file-columns';
import {
  type CommaMeaning,
  isAmbiguous,
  isAsWritten,
  readCategory,
  readFileNumber,
  readTaxes,
  showsDecimalComma,
} from './file-cells';
import { type FileFault, type FileProblem, rowProblem } from './file-problem';
import { findProduct, type ProductIndex } from './product-index';
import { lineOfProduct } from './template-file';

interface FileRow {
  line: number;
  product: Product;
  change: RowChange;
}

export interface ProductFile {
  rows: readonly FileRow[];
  problems: readonly FileProblem[];
  /** Headings of columns that are not read. */
  ignored: readonly string[];
  /** There is a column of stock, which is never changed. */
  hasStock: boolean;
  /** Numbers that can be read in two ways, as they stand; until that is answered their rows are not taken. */
  ambiguous: readonly string[];
  /** Rows that have nothing wrong and wait for that answer, as the file numbers them. */
  waiting: readonly number[];
}

/** How many rows of a file go on, and how many do not; those that say of nothing that it changes are neither. */
export interface FileRows {
  right: number;
  wrong: number;
  waiting: number;
}

export function rowsOf({ rows, problems, waiting }: ProductFile): FileRows {
  const wrong = new Set(problems.map(({ row }) => row)).size;
  return { right: rows.length, wrong, waiting: waiting.length };
}

/** How far down the heading may stand: our own exports say above the table what it is. */
const headingWithin = 25;

/** Reads a file of changes: every row that is right, and everything that is wrong, at once. */
export function readProductFile(
  table: TableFile,
  index: ProductIndex,
  references: ProductReferences,
  comma: CommaMeaning | null,
): ProductFile {
  const head = table.rows.slice(0, headingWithin).findIndex(isHeading);
  const heading = table.rows[head];
  if (heading === undefined) return nothingOf([rowProblem(null, { kind: 'no-heading' })]);
  const headings = heading.cells.map((cell) => (cell === null ? '' : cleanLine(cell.text).text));
  const place = { at: columnsOf(headings), headings };
  const ignored = headings.filter((text) => text !== '' && fieldOfHeading(text) === null);
  const about = { ignored, hasStock: headings.some(isStockHeading) };
  const columnFaults = columnProblems(heading.row, place);
  const body = table.rows.slice(head + 1);
  if (body.length === 0) columnFaults.push(rowProblem(null, { kind: 'no-rows' }));
  if (columnFaults.length > 0) return { ...nothingOf(columnFaults), ...about };

  const numbers = body.flatMap((row) => numberTexts(row, place.at));
  const byPoint = numbers.some(showsDecimalComma);
  const ambiguous = [...new Set(numbers.filter((text) => isAmbiguous(text, byPoint)))];
  const reader = { place, index, references, numbers: { comma, byPoint } };
  const rows: FileRow[] = [];
  const problems: FileProblem[] = [];
  const seen = new Map<string, number>();
  const waiting: number[] = [];
  const twice = new Set<number>();
  for (const row of body) {
    const read = readRow(row, reader);
    const { product, called } = read;
    const before = product === null ? undefined : seen.get(product.id);
    if (product !== null && before === undefined) seen.set(product.id, row.row);
    if (before !== undefined) {
      problems.push(rowProblem(row.row, { kind: 'twice', row: before }, called));
      // The first of them is as wrong, and names the next.
      if (!twice.has(before)) {
        problems.push(rowProblem(before, { kind: 'twice', row: row.row }, called));
      }
      twice.add(before);
      continue;
    }
    problems.push(...read.problems);
    if (product === null || read.problems.length > 0) continue;
    if (read.state === 'whole') rows.push({ line: row.row, product, change: read.change });
    if (read.state === 'waiting') waiting.push(row.row);
  }
  problems.sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
  // Which of two rows was meant nobody knows: neither is taken.
  return {
    rows: rows.filter(({ line }) => !twice.has(line)),
    problems,
    ambiguous,
    waiting: waiting.filter((line) => !twice.has(line)),
    ...about,
  };
}

function nothingOf(problems: FileProblem[]): ProductFile {
  return { rows: [], problems, ignored: [], hasStock: false, ambiguous: [], waiting: [] };
}

/** A row that names a product and one more thing; a title above a table does not. */
function isHeading({ cells }: TableRow): boolean {
  const fields = cells.map((cell) => (cell?.kind === 'text' ? fieldOfHeading(cell.text) : null));
  const known = new Set(fields.filter((field) => field !== null));
  return (known.has('sku') || known.has('id')) && known.size > 1;
}

function columnsOf(headings: readonly string[]): Columns {
  const columns: Columns = {};
  for (const [at, text] of headings.entries()) {
    const field = fieldOfHeading(text);
    if (field !== null) columns[field] ??= at;
  }
  return columns;
}

function columnProblems(row: number, { at, headings }: Place): FileProblem[] {
  const problems = headings.flatMap((heading, column): FileProblem[] => {
    const field = fieldOfHeading(heading);
    if (field === null || at[field] === column) return [];
    const first = headings[at[field] ?? 0] ?? '';
    const fault = { kind: 'column-twice', heading: first } as const;
    return [{ row, column: { letters: columnLetters(column), heading }, fault, text: heading }];
  });
  if (changingFields.every((field) => at[field] === undefined)) {
    problems.push(rowProblem(row, { kind: 'no-change-column' }));
  }
  return problems;
}

function numberTexts({ cells }: TableRow, at: Columns): string[] {
  return [at.price, at.minimum].flatMap((column) => {
    const cell = column === undefined ? null : cells[column];
    return cell?.kind === 'text' ? [cell.text.trim()] : [];
  });
}

type Columns = Partial<Record<FileField, number>>;

interface Place {
  at: Columns;
  headings: readonly string[];
}

interface Reader {
  place: Place;
  index: ProductIndex;
  references: ProductReferences;
  numbers: { comma: CommaMeaning | null; byPoint: boolean };
}

interface ReadRow {
  product: Product | null;
  /** The product as the row names it. */
  called: string;
  change: RowChange;
  problems: FileProblem[];
  /** All of it is read, some of it waits for an answer, or it says nothing. */
  state: 'whole' | 'waiting' | 'nothing';
}

function readRow({ row, cells }: TableRow, { place, index, references, numbers }: Reader): ReadRow {
  const problems: FileProblem[] = [];
  const cellOf = (field: FileField): TableCell | null => {
    const column = place.at[field];
    const cell = column === undefined ? null : (cells[column] ?? null);
    return cell?.text.trim() === '' && cell.kind === 'text' ? null : cell;
  };
  const tell = (field: FileField, fault: FileFault) => {
    const column = place.at[field] ?? 0;
    problems.push({
      row,
      column: { letters: columnLetters(column), heading: place.headings[column] ?? '' },
      fault,
      text: cellOf(field)?.text ?? '',
    });
  };
  const textOf = (field: FileField): string | null => {
    const cell = cellOf(field);
    if (cell === null) return null;
    if (cell.kind === 'text' || cell.kind === 'number') return cleanLine(cell.text).text;
    tell(field, { kind: cell.kind === 'boolean' ? 'not-a-text' : cell.kind });
    return null;
  };

  const sku = textOf('sku');
  const id = textOf('id');
  const called = sku ?? id ?? '';
  const isUnreadable = problems.length > 0;
  const found = isUnreadable ? null : findProduct(index, { sku, id });
  if (found !== null && 'fault' in found) {
    if (found.field === null) problems.push(rowProblem(row, found.fault));
    else tell(found.field, found.fault);
  }
  const product = found !== null && 'product' in found ? found.product : null;

  const written = product && lineOfProduct(product, references);
  /** A cell that says what the template does of the product leaves it, though nobody could ask for such a value. */
  const isLeft = (field: FileField) => {
    const cell = cellOf(field);
    const own = written?.[field] ?? null;
    return cell !== null && own !== null && isAsWritten(cell, own, numbers.byPoint);
  };
  let state: ReadRow['state'] = 'whole';
  const numberOf = (field: 'price' | 'minimum'): string | null => {
    const cell = cellOf(field);
    if (cell === null || isLeft(field)) return null;
    const read = readFileNumber(cell, decimalRules.amount, numbers);
    if ('value' in read) return read.value;
    if ('fault' in read) tell(field, { kind: read.fault });
    else state = 'waiting';
    return null;
  };
  const price = numberOf('price');
  const minimum = numberOf('minimum');
  const wordOf = (field: 'category' | 'taxes' | 'treatment') =>
    isLeft(field) ? null : textOf(field);
  const category = wordOf('category');
  const taxes = wordOf('taxes');
  const treatment = wordOf('treatment');
  const change: RowChange = { ...nothingChanges, minimum };
  if (price !== null) {
    change.price = { change: { way: 'set', price, basis: 'before' }, rounding: 'none' };
  }
  if (category !== null) {
    const read = readCategory(category, product?.categoryId ?? null, references.categories);
    if ('id' in read) change.categoryId = read.id;
    else tell('category', { kind: read.fault, name: category });
  }
  if (taxes !== null) {
    const read = readTaxes(taxes, product, references);
    if ('change' in read) change.taxes = read.change;
    else tell('taxes', { kind: read.fault, name: read.name });
  }
  if (treatment !== null) {
    change.treatment = readTreatment(treatment);
    if (change.treatment === null)
      tell('treatment', { kind: 'unknown-treatment', name: treatment });
  }
  if (changingFields.every((field) => cellOf(field) === null)) state = 'nothing';
  return { product, called, change, problems, state };
}
