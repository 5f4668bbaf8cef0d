import { firstCharacters } from '@/domain/first-characters';
import { csvText } from '@/domain/spreadsheet-cell';
import type { DecimalProblem } from '@/domain/typed-decimal';
import type { WrittenFile } from '@/modules/export/save-file';
import type { TableSource } from '@/modules/table-file/table-file';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';

export type FileFault =
  | { kind: DecimalProblem | 'formula' | 'date' | 'error' | 'not-a-number' | 'not-a-text' }
  | { kind: 'no-heading' | 'no-change-column' | 'no-rows' | 'no-product' }
  | { kind: 'column-twice'; heading: string }
  | { kind: 'unknown-sku' | 'exponent-sku' | 'unknown-id' | 'not-an-id' | 'id-sku-differ' }
  /** No product has this code, but one has it with zeros before it. */
  | { kind: 'lost-zeros'; sku: string }
  | { kind: 'sku-shared'; count: number }
  /** The product stands in that row already. */
  | { kind: 'twice'; row: number }
  | { kind: 'unknown-category' | 'category-shared' | 'categories-unread'; name: string }
  | { kind: 'unknown-tax' | 'tax-shared' | 'taxes-unread'; name: string }
  | { kind: 'unknown-treatment'; name: string };

/** What is wrong, and where: a row and a column as a spreadsheet shows them; null for the file, or the row, as a whole. */
export interface FileProblem {
  row: number | null;
  column: { letters: string; heading: string } | null;
  fault: FileFault;
  /** What stands there. */
  text: string;
}

/** A problem of a row as a whole, or of the file. */
export function rowProblem(row: number | null, fault: FileFault, text = ''): FileProblem {
  return { row, column: null, fault, text };
}

/** How a file was read, for a person to see whether it was meant so. */
export function sourceInWords(source: TableSource): string {
  if (source.format === 'xlsx') {
    const sheet = isolate(source.sheet);
    return source.sheets > 1
      ? m.bulk_source_sheet_of({ sheet, sheets: formatQuantity(source.sheets) })
      : m.bulk_source_sheet({ sheet });
  }
  const separators = {
    ',': m.bulk_separator_comma(),
    ';': m.bulk_separator_semicolon(),
    '\t': m.bulk_separator_tab(),
  };
  const encodings = {
    'utf-8': 'UTF-8',
    'utf-16': 'UTF-16',
    'windows-1252': 'Windows-1252',
  };
  return m.bulk_source_csv({
    encoding: encodings[source.encoding],
    separator: separators[source.separator],
  });
}

/** What a fault may tell besides what it is. */
interface FaultDetails {
  heading: string;
  sku: string;
  name: string;
  row: string;
  count: number;
}

const faultWords: Record<FileFault['kind'], (of: FaultDetails) => string> = {
  'not-digits': m.bulk_fault_not_digits,
  unclear: m.bulk_fault_unclear,
  negative: m.bulk_fault_negative,
  'not-above-zero': m.bulk_fault_negative,
  'too-many-decimals': m.bulk_fault_decimals,
  'too-large': m.bulk_fault_too_large,
  formula: m.bulk_fault_formula,
  date: m.bulk_fault_date,
  error: m.bulk_fault_error,
  'not-a-number': m.bulk_fault_not_digits,
  'not-a-text': m.bulk_fault_not_a_text,
  'no-heading': m.bulk_fault_no_heading,
  'no-change-column': m.bulk_fault_no_change_column,
  'no-rows': m.bulk_fault_no_rows,
  'no-product': m.bulk_fault_no_product,
  'column-twice': m.bulk_fault_column_twice,
  'unknown-sku': m.bulk_fault_unknown_sku,
  'exponent-sku': m.bulk_fault_exponent_sku,
  'lost-zeros': m.bulk_fault_lost_zeros,
  'sku-shared': m.bulk_fault_sku_shared,
  'unknown-id': m.bulk_fault_unknown_id,
  'not-an-id': m.bulk_fault_not_an_id,
  'id-sku-differ': m.bulk_fault_id_sku_differ,
  twice: m.bulk_fault_twice,
  'unknown-category': m.bulk_fault_unknown_category,
  'category-shared': m.bulk_fault_category_shared,
  'categories-unread': m.bulk_fault_categories_unread,
  'unknown-tax': m.bulk_fault_unknown_tax,
  'tax-shared': m.bulk_fault_tax_shared,
  'taxes-unread': m.bulk_fault_taxes_unread,
  'unknown-treatment': m.bulk_fault_unknown_treatment,
};

export const faultInWords = (fault: FileFault): string =>
  faultWords[fault.kind]({
    heading: 'heading' in fault ? isolate(fault.heading) : '',
    sku: 'sku' in fault ? isolate(fault.sku) : '',
    name: 'name' in fault ? isolate(fault.name) : '',
    row: 'row' in fault ? formatQuantity(fault.row) : '',
    count: 'count' in fault ? fault.count : 0,
  });

/** Where a problem stands: a cell such as `B12`, a row, or nothing for the file. */
export function placeInWords({ row, column }: FileProblem): string | null {
  if (row === null) return null;
  return column === null ? m.bulk_row({ row: formatQuantity(row) }) : `${column.letters}${row}`;
}

/** What a table's file may end in: a list of what is wrong with it has an ending of its own. */
const tableEnding = /\.(csv|txt|tsv|xlsx)$/i;

/** All problems as a file of their own, to work through beside the first. */
export function problemFile(problems: readonly FileProblem[], of: string): WrittenFile {
  const line = (cells: readonly string[]) => `${cells.map(csvText).join(',')}\r\n`;
  const head = line([
    m.bulk_column_line(),
    m.bulk_column_column(),
    m.bulk_column_heading(),
    m.bulk_column_text(),
    m.bulk_column_problem(),
  ]);
  const lines = problems.map(({ row, column, fault, text }) =>
    line([
      row === null ? '' : String(row),
      column?.letters ?? '',
      column?.heading ?? '',
      text,
      faultInWords(fault),
    ]),
  );
  return {
    blob: new Blob(['\ufeff', head, ...lines], { type: 'text/csv;charset=utf-8' }),
    fileName: `${m.bulk_problem_file()}-${firstCharacters(of.replace(tableEnding, ''), 60)}.csv`,
  };
}
