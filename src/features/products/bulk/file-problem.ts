import type { DecimalProblem } from '@/domain/typed-decimal';

/** Why something in a file is not taken. */
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
