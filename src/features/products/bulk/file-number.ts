import { readDecimal, type DecimalProblem, type DecimalRule } from '@/domain/typed-decimal';
import type { TableCell } from '@/modules/table-file/table-file';

/** What a comma in a file's numbers is. Nothing in the file may tell; then a person does. */
export type CommaMeaning = 'groups' | 'decimals';

export type FileNumber =
  | { value: string }
  | { fault: DecimalProblem | 'formula' | 'date' | 'error' | 'not-a-number' }
  /** It is one number with a comma that groups and another with one before decimals. */
  | { ambiguous: true };

/** One comma before three digits: `1,234`. */
const groupedByComma = /^[^\d.,]*[1-9]\d{0,2},\d{3}[^\d.,]*$/;
/** One point before three digits: `1.234`; doubtful only where commas stand before decimals. */
const groupedByPoint = /^[^\d.,]*[1-9]\d{0,2}\.\d{3}[^\d.,]*$/;
/** A comma that can only stand before decimals: `12,50`, `1.234,56`. */
const commaBeforeDecimals = /^[^\d.,]*(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),(?:\d{1,2}|\d{4,})[^\d.,]*$/;

/** Whether a text shows that its writer puts a comma before decimals. */
export function showsDecimalComma(text: string): boolean {
  return commaBeforeDecimals.test(text);
}

/** Whether a text can be read in two ways. @param byPoint other numbers of the file have a comma before their decimals */
export function isAmbiguous(text: string, byPoint: boolean): boolean {
  return groupedByComma.test(text) || (byPoint && groupedByPoint.test(text));
}

/**
 * Reads a cell as a number. A formula is refused whatever it last came to, and so is what a program made a date of; what can be
 * read in two ways waits for `comma`.
 */
export function readFileNumber(
  cell: TableCell,
  rule: DecimalRule,
  { comma, byPoint }: { comma: CommaMeaning | null; byPoint: boolean },
): FileNumber {
  if (cell.kind === 'boolean') return { fault: 'not-a-number' };
  if (cell.kind === 'formula' || cell.kind === 'date' || cell.kind === 'error') {
    return { fault: cell.kind };
  }
  const text = cell.text.trim();
  if (text.startsWith('=')) return { fault: 'formula' };
  const isDoubtful = cell.kind === 'text' && isAmbiguous(text, byPoint);
  if (isDoubtful && comma === null) return { ambiguous: true };
  const settled = isDoubtful && comma === 'decimals' ? withDecimalComma(text) : text;
  const reading = readDecimal(settled, rule);
  return 'value' in reading ? reading : { fault: reading.problem };
}

/** The same number as a writer with a decimal comma means it, written with a point. */
function withDecimalComma(text: string): string {
  return text.replaceAll('.', '').replace(',', '.');
}
