import Big from 'big.js';
import { compareWithPaper, withPaper, type PaperTotals } from '@/domain/purchase/cuadre';
import { noLines, readLine, sumsAfter, type LineSums } from '@/domain/purchase/line';
import { documentTotals, type Charges, type DocumentTotals } from '@/domain/purchase/totals';
import type { Imported } from './from-document/imported';
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

/** The branch's, in percent. */
interface Vat {
  vatPercent: string;
}

/** What a document adds and takes off; a consumer's ticket holds VAT in its prices, and neither 1 % is of one. */
export function chargesOf(read: Summed, { vatPercent }: Vat): Charges {
  const hasVat = read.documentType !== 'ticket';
  return {
    ...read,
    vatPercent: hasVat ? vatPercent : null,
    perceives: hasVat && read.perceives,
    withholds: hasVat && read.withholds,
  };
}

export const paperOf = (read: OfPaper): PaperTotals => ({
  net: read.paperNet,
  vat: read.paperVat,
  toPay: read.paperToPay,
});

export const sumsOf = (lines: string): LineSums =>
  sumsAfter(
    noLines,
    [],
    linesIn(lines).map((one) => ({ reading: readLine(one) })),
  );

/** Everything that the sums hang on: a confirmation of them counts as long as all of it stays. */
export const paperMark = (paper: PaperTotals, ours: DocumentTotals): string =>
  JSON.stringify([paper, ours.net, ours.vat, ours.toPay]);

/**
 * What is sent: our sums, or the paper's where they are others and somebody said that they count. Then the document's own 1 % goes
 * with them: ours is a cent beside it where it was rounded otherwise, and the sums would not add up.
 */
export function sentTotals(
  read: Summed & OfPaper & { lines: string },
  around: Vat,
  imported: Imported | null,
): DocumentTotals {
  const sums = sumsOf(read.lines);
  const charges = chargesOf(read, around);
  const ours = documentTotals(sums, charges);
  const isOurs = compareWithPaper(sums, charges, paperOf(read)).isEqual;
  const own = imported === null || isOurs ? {} : onePercentOf(imported, read);
  return withPaper({ ...ours, ...own }, paperOf(read));
}

/** A consumer's document has no switches for it, and all the same may have it. */
function onePercentOf({ onePercent }: Imported, read: Summed): Partial<DocumentTotals> {
  const isTicket = read.documentType === 'ticket';
  const cents = (amount: string) => new Big(amount).toFixed(2);
  return {
    ...((isTicket || read.perceives) && { perception: cents(onePercent.perception) }),
    ...((isTicket || read.withholds) && { vatWithholding: cents(onePercent.vatWithholding) }),
  };
}
