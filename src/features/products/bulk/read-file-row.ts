import type { Product } from '@/api/products/schemas';
import { cleanLine } from '@/domain/typed-text';
import type { TableCell, TableRow } from '@/modules/table-file/table-file';
import { decimalRules } from '../product-form/decimal-rules';
import type { ProductReferences } from '../product-row';
import { changesSomething, nothingChanges, type RowChange } from './bulk-change';
import { readCategory, readTaxes } from './file-choices';
import { columnLetters, readTreatment, type FileField } from './file-columns';
import { readFileNumber, type CommaMeaning } from './file-number';
import { rowProblem, type FileFault, type FileProblem } from './file-problem';
import { findProduct, type ProductIndex } from './product-index';

/** Where the fields of a file stand. */
export type Columns = Partial<Record<FileField, number>>;

export interface Place {
  at: Columns;
  headings: readonly string[];
}

/** What reading a row needs. */
export interface Reader {
  place: Place;
  index: ProductIndex;
  references: ProductReferences;
  numbers: { comma: CommaMeaning | null; byPoint: boolean };
}

/** What a row says, and what of it is wrong. */
interface ReadRow {
  product: Product | null;
  /** The product as the row names it. */
  called: string;
  change: RowChange;
  problems: FileProblem[];
  /** No cell waits for an answer. */
  isWhole: boolean;
}

/** Reads one row: which product, and what is to change of it. */
export function readRow(
  { row, cells }: TableRow,
  { place, index, references, numbers }: Reader,
): ReadRow {
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

  let isWhole = true;
  const numberOf = (field: 'price' | 'minimum'): string | null => {
    const cell = cellOf(field);
    if (cell === null) return null;
    const read = readFileNumber(cell, decimalRules.amount, numbers);
    if ('value' in read) return read.value;
    if ('fault' in read) tell(field, { kind: read.fault });
    else isWhole = false;
    return null;
  };
  const price = numberOf('price');
  const minimum = numberOf('minimum');
  const category = textOf('category');
  const taxes = textOf('taxes');
  const treatment = textOf('treatment');
  const change: RowChange = { ...nothingChanges, minimum };
  if (price !== null) {
    change.price = { change: { way: 'set', price, basis: 'before' }, rounding: 'none' };
  }
  if (category !== null) {
    const read = readCategory(category, references.categories);
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
  if (isWhole && problems.length === 0 && !changesSomething(change)) isWhole = false;
  return { product, called, change, problems, isWhole };
}
