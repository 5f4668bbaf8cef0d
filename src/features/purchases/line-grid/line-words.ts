import {
  lineColumns,
  lineKinds,
  lineRules,
  type typedParts,
  type LineColumn,
  type LineProblem,
  type LineReading,
  type TypedLine,
  readLine,
} from '@/domain/purchase/line';
import { isToldIn, originalOf } from '@/domain/purchase/line-origin';
import { problemInWords } from '@/modules/form-fields/problem-words';
import { ofDecimals } from '@/modules/form-fields/value-rules';
import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';

export const columnWords: Record<LineColumn, () => string> = {
  sku: m.purchases_line_sku,
  name: m.purchases_line_name,
  type: m.purchases_line_type,
  quantity: m.purchases_line_quantity,
  price: m.purchases_line_price,
  kind: m.purchases_line_kind,
  amount: m.purchases_line_amount,
};

/** A column's head, and the name of its cells. A consumer's ticket shows prices that hold VAT. */
export function headOf(column: LineColumn, pricesHoldVat: boolean): string {
  return column === 'price' && pricesHoldVat
    ? m.purchases_line_price_with_vat()
    : columnWords[column]();
}

export const kindWords: Record<TypedLine['kind'], () => string> = {
  taxed: m.purchases_kind_taxed,
  exempt: m.purchases_kind_exempt,
  notSubject: m.purchases_kind_not_subject,
  split: m.purchases_kind_split,
};

/** A kind as the column shows it: one letter. */
export const kindLetters: Record<TypedLine['kind'], () => string> = {
  taxed: m.purchases_kind_taxed_letter,
  exempt: m.purchases_kind_exempt_letter,
  notSubject: m.purchases_kind_not_subject_letter,
  split: m.purchases_kind_split_letter,
};

/** The parts of a split line that are typed. */
export const partWords: Record<(typeof typedParts)[number], () => string> = {
  exempt: m.purchases_part_exempt,
  notSubject: m.purchases_part_not_subject,
};

/** A line's type in words; one that the description does not name stands as it is. */
export function typeInWords(type: string): string {
  if (type === 'goods') return m.purchases_type_goods();
  return type === 'service' ? m.purchases_type_service() : type;
}

const problemKeys: Record<LineProblem, string> = {
  missing: 'forms_missing',
  controls: 'forms_controls',
  split: 'purchases_split_wrong',
  ...ofDecimals,
};

function problemOf(column: LineColumn, problem: LineProblem): string {
  const rule = column === 'quantity' || column === 'price' || column === 'amount' ? column : null;
  const spec = {
    label: columnWords[column],
    ...(rule && { decimal: lineRules[rule] }),
    problems: { purchases_split_wrong: m.purchases_split_wrong },
  };
  return `${columnWords[column]()}: ${problemInWords(problemKeys[problem], spec, '')}`;
}

/** What is wrong with a line, or odd about it, in words; null for nothing. */
export function lineInWords(reading: LineReading): string | null {
  const wrong = lineColumns.flatMap((column) => {
    const problem = reading.problems[column];
    return problem === undefined ? [] : [problemOf(column, problem)];
  });
  if (wrong.length > 0) return wrong.join(' ');
  if (reading.difference === '0') return null;
  return m.purchases_line_own_amount({ difference: moneyText(reading.difference) });
}

/** What of a split line's amount is what; null for one that is not split, or cannot be read. */
export function splitInWords({ line, parts }: LineReading): string | null {
  if (line?.kind !== 'split') return null;
  return lineKinds
    .map((kind) => `${kindWords[kind]()} ${moneyText(parts[kind]?.amount ?? '0')}`)
    .join(' · ');
}

/** What the document says in a cell that holds something else, as the cell would show it; null for any other, `''` for nothing. */
export function toldInWords(line: TypedLine, column: LineColumn): string | null {
  if (!isToldIn(line, column)) return null;
  const original = originalOf(line);
  const shown: Partial<Record<LineColumn, () => string>> = {
    type: () => typeInWords(original.type),
    kind: () => splitInWords(readLine(original)) ?? kindWords[original.kind](),
    amount: () => original.amount || moneyText(readLine(original).amount),
  };
  return shown[column]?.() ?? original[column];
}

/** The same in a sentence. */
export function toldSentence(line: TypedLine, column: LineColumn): string | undefined {
  const told = toldInWords(line, column);
  if (told === null) return undefined;
  return `${m.purchases_in_document()} ${told === '' ? m.purchases_not_in_document() : told}`;
}
