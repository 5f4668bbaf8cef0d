import Big from 'big.js';
import { compareWithPaper, type PaperTotals } from '@/domain/purchase/cuadre';
import { noLines, readLine, sumsAfter, type LineSums } from '@/domain/purchase/line';
import type { Charges, DocumentTotals } from '@/domain/purchase/totals';
import { importedIn } from './from-document/imported';
import { linesIn } from './line-grid/line-text';

/** What of a form its sums follow from, typed or read. */
export interface Summed {
  documentType: string;
  discount: string;
  perceives: boolean;
  withholds: boolean;
  incomeWithholding: string;
  fovial: string;
  cotrans: string;
  otherTaxes: string;
  nonTaxed: string;
}

/** What stands on its paper. */
export type OfPaper = Record<'paperNet' | 'paperVat' | 'paperToPay', string>;

/** The document it was filled from, as the form keeps it. */
interface OfDocument {
  document: string;
}

/** What is known besides what is typed. */
interface Beside {
  /** The branch's, in percent. */
  vatPercent: string;
}

/**
 * What a document adds and takes off; a consumer's ticket holds VAT in its prices, and neither 1 % is of one, unless a document that
 * was read has it. Its own 1 % counts as long as its sum does: ours is a cent beside it where it was rounded otherwise.
 */
export function chargesOf(read: Summed & OfPaper & OfDocument, { vatPercent }: Beside): Charges {
  const hasVat = read.documentType !== 'ticket';
  const imported = importedIn(read.document);
  const isWhole = isSameAmount(String(imported?.values['paperToPay']), read.paperToPay);
  const own = imported !== null && isWhole ? imported.onePercent : null;
  const isIn = (amount: string | undefined) => amount !== undefined && amount !== '0';
  return {
    ...read,
    vatPercent: hasVat ? vatPercent : null,
    perceives: hasVat ? read.perceives : isIn(own?.perception),
    withholds: hasVat ? read.withholds : isIn(own?.vatWithholding),
    ...(own && { onePercent: own }),
  };
}

const isSameAmount = (told: string, now: string) =>
  /\d/.test(told) && now !== '' && new Big(told).eq(now);

export const paperOf = (read: OfPaper): PaperTotals => ({
  net: read.paperNet,
  vat: read.paperVat,
  toPay: read.paperToPay,
});

export const sumsOf = (lines: string): LineSums =>
  sumsAfter(
    noLines,
    [],
    linesIn(lines).map((line) => ({ reading: readLine(line) })),
  );

/** Everything that the sums hang on: a confirmation of them counts as long as all of it stays. */
export const paperMark = (paper: PaperTotals, ours: DocumentTotals): string =>
  JSON.stringify([paper, ours.net, ours.vat, ours.toPay]);

/** Our sums against the paper's. A document that was read and rounded as a whole, not line by line, is level: its sums are sent. */
export function heldAgainstPaper(sums: LineSums, charges: Charges, read: OfPaper & OfDocument) {
  const held = compareWithPaper(sums, charges, paperOf(read));
  return { ...held, isLevel: held.isEqual || (read.document !== '' && held.isEqualOtherwise) };
}
