import { csvText } from '@/domain/spreadsheet-cell';
import type { DecimalProblem } from '@/domain/typed-decimal';
import type { TableProblem, TableSource } from '@/modules/table-file/table-file';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import type { WrittenFile } from './template-file';

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

/** Why a file could not be read at all, and what to do. */
export function tableProblemInWords(problem: TableProblem): string {
  switch (problem.kind) {
    case 'empty':
      return m.bulk_file_empty();
    case 'old-excel':
      return m.bulk_file_old_excel();
    case 'encrypted':
      return m.bulk_file_encrypted();
    case 'open-document':
      return m.bulk_file_open_document();
    case 'damaged':
      return m.bulk_file_damaged();
    case 'swells':
      return m.bulk_file_swells();
    case 'no-sheet':
      return m.bulk_file_no_sheet();
    case 'unreadable':
      return m.bulk_file_unreadable();
    case 'too-slow':
      return m.bulk_file_too_slow();
    case 'too-large':
      return m.bulk_file_too_large({ most: `${problem.mostBytes / 1024 / 1024} MB` });
    case 'too-many-rows':
      return m.bulk_file_too_many_rows({ most: formatQuantity(problem.most) });
    case 'too-many-columns':
      return m.bulk_file_too_many_columns({ most: formatQuantity(problem.most) });
    case 'unclosed':
      return m.bulk_file_unclosed({ row: formatQuantity(problem.row) });
    case 'other':
      return {
        pdf: m.bulk_file_pdf,
        image: m.bulk_file_image,
        archive: m.bulk_file_archive,
        'web-page': m.bulk_file_web_page,
        document: m.bulk_file_document,
        binary: m.bulk_file_binary,
      }[problem.is]();
  }
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

export function faultInWords(fault: FileFault): string {
  switch (fault.kind) {
    case 'not-digits':
      return m.bulk_fault_not_digits();
    case 'unclear':
      return m.bulk_fault_unclear();
    case 'negative':
    case 'not-above-zero':
      return m.bulk_fault_negative();
    case 'too-many-decimals':
      return m.bulk_fault_decimals();
    case 'too-large':
      return m.bulk_fault_too_large();
    case 'formula':
      return m.bulk_fault_formula();
    case 'date':
      return m.bulk_fault_date();
    case 'error':
      return m.bulk_fault_error();
    case 'not-a-number':
      return m.bulk_fault_not_digits();
    case 'not-a-text':
      return m.bulk_fault_not_a_text();
    case 'no-heading':
      return m.bulk_fault_no_heading();
    case 'no-change-column':
      return m.bulk_fault_no_change_column();
    case 'no-rows':
      return m.bulk_fault_no_rows();
    case 'no-product':
      return m.bulk_fault_no_product();
    case 'column-twice':
      return m.bulk_fault_column_twice({ heading: isolate(fault.heading) });
    case 'unknown-sku':
      return m.bulk_fault_unknown_sku();
    case 'exponent-sku':
      return m.bulk_fault_exponent_sku();
    case 'lost-zeros':
      return m.bulk_fault_lost_zeros({ sku: isolate(fault.sku) });
    case 'sku-shared':
      return m.bulk_fault_sku_shared({ count: fault.count });
    case 'unknown-id':
      return m.bulk_fault_unknown_id();
    case 'not-an-id':
      return m.bulk_fault_not_an_id();
    case 'id-sku-differ':
      return m.bulk_fault_id_sku_differ();
    case 'twice':
      return m.bulk_fault_twice({ row: formatQuantity(fault.row) });
    case 'unknown-category':
      return m.bulk_fault_unknown_category({ name: isolate(fault.name) });
    case 'category-shared':
      return m.bulk_fault_category_shared({ name: isolate(fault.name) });
    case 'categories-unread':
      return m.bulk_fault_categories_unread();
    case 'unknown-tax':
      return m.bulk_fault_unknown_tax({ name: isolate(fault.name) });
    case 'tax-shared':
      return m.bulk_fault_tax_shared({ name: isolate(fault.name) });
    case 'taxes-unread':
      return m.bulk_fault_taxes_unread();
    case 'unknown-treatment':
      return m.bulk_fault_unknown_treatment({ name: isolate(fault.name) });
  }
}

/** Where a problem stands: a cell such as `B12`, a row, or nothing for the file. */
export function placeInWords({ row, column }: FileProblem): string | null {
  if (row === null) return null;
  return column === null ? m.bulk_row({ row: formatQuantity(row) }) : `${column.letters}${row}`;
}

/** All problems as a file of their own, to work through beside the first. */
export function problemFile(problems: readonly FileProblem[], name: string): WrittenFile {
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
    fileName: `${name}.csv`,
  };
}
