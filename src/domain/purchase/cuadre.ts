import Big from 'big.js';
import { documentTotals, type Charges, type DocumentTotals, type RoundingOf } from './totals';
import type { LineSums } from './line';

/** The sums of a paper that are held against ours. */
export const comparedTotals = ['net', 'vat', 'toPay'] as const;
export type ComparedTotal = (typeof comparedTotals)[number];

/** What stands on the paper; decimal texts, empty for what was not typed. */
export type PaperTotals = Readonly<Record<ComparedTotal, string>>;

export interface ComparedRow {
  name: ComparedTotal;
  ours: string;
  /** Null while nothing was typed. */
  paper: string | null;
  /** The paper's less ours, to the cent; null without the paper's. */
  difference: string | null;
}

/** Paper and calculation beside each other. */
export interface Cuadre {
  rows: readonly ComparedRow[];
  /** Everything that was typed off the paper is ours to the cent. */
  isEqual: boolean;
  /** It would be, if the document were rounded as a whole and not line by line. */
  isEqualOtherwise: boolean;
}

/** Holds the paper against the calculation, to the cent. */
export function compareWithPaper(lines: LineSums, charges: Charges, paper: PaperTotals): Cuadre {
  const rows = rowsOf(documentTotals(lines, charges), paper);
  const equal = (rounding: RoundingOf) =>
    rowsOf(documentTotals(lines, charges, rounding), paper).every(isLevel);
  const isEqual = rows.every(isLevel);
  return { rows, isEqual, isEqualOtherwise: !isEqual && equal('document') };
}

/** The sums that are sent once somebody said that the paper's count. */
export function withPaper(ours: DocumentTotals, paper: PaperTotals): DocumentTotals {
  const typed = comparedTotals.filter((name) => paper[name] !== '');
  return {
    ...ours,
    ...Object.fromEntries(typed.map((name) => [name, new Big(paper[name]).toFixed(2)])),
  };
}

const isLevel = ({ difference }: ComparedRow) => difference === null || new Big(difference).eq(0);

function rowsOf(ours: DocumentTotals, paper: PaperTotals): ComparedRow[] {
  return comparedTotals.map((name) => {
    const typed = paper[name] === '' ? null : paper[name];
    const difference = typed === null ? null : new Big(typed).minus(ours[name]).toFixed(2);
    return { name, ours: ours[name], paper: typed, difference };
  });
}
