import Big from 'big.js';
import type { LineSums } from './line';

/** What a document adds to its lines and takes off; decimal texts, empty is 0. */
export interface Charges {
  /** Off the taxed lines, before VAT. */
  discount: string;
  /** Charged outside every tax, such as a tip. */
  nonTaxed: string;
  /** In percent; null where prices hold it, as in a consumer's ticket. */
  vatPercent: string | null;
  /** The supplier adds 1 % of what is taxed. */
  perceives: boolean;
  fovial: string;
  cotrans: string;
  otherTaxes: string;
  /** We keep back 1 % of what is taxed. */
  withholds: boolean;
  incomeWithholding: string;
  /** The 1 % as a document tells them; left out, or 0 for one that it has not, they are worked out. */
  onePercent?: { perception: string; vatWithholding: string };
}

/** The sums of a document by what they are; decimal texts, empty is 0. */
export interface DocumentTotals {
  /** The lines together, less discounts, before any tax. */
  net: string;
  /** Charges of the document that no tax looks at. */
  nonTaxed: string;
  vat: string;
  /** The 1 % that the supplier adds. */
  perception: string;
  fovial: string;
  cotrans: string;
  otherTaxes: string;
  /** The 1 % that we keep back. */
  vatWithholding: string;
  incomeWithholding: string;
  toPay: string;
}

/** Whether each line is rounded, or the document as a whole: suppliers do either, and are a cent or two apart. */
export type RoundingOf = 'lines' | 'document';

const onePercent = '0.01';

/**
 * The sums of a document by its lines and charges, each to the cent. What is to be paid is what stands in the other rows, added
 * and taken off: whoever adds up the panel by hand comes to the same.
 */
export function documentTotals(
  lines: LineSums,
  charges: Charges,
  rounding: RoundingOf = 'lines',
): DocumentTotals {
  const of = rounding === 'lines' ? 'amount' : 'exact';
  const base = new Big(lines.taxed[of]).minus(charges.discount || 0);
  const net = cents(base.plus(lines.exempt[of]).plus(lines.notSubject[of]));
  const vat = cents(base.times(charges.vatPercent ?? 0).div(100));
  const { perception: perceived, vatWithholding: withheld } = charges.onePercent ?? {};
  const ofBase = (own = '0') => cents(new Big(own).eq(0) ? base.times(onePercent) : new Big(own));
  const perception = charges.perceives ? ofBase(perceived) : new Big(0);
  const vatWithholding = charges.withholds ? ofBase(withheld) : new Big(0);
  const [nonTaxed, fovial, cotrans, otherTaxes, incomeWithholding] = [
    charges.nonTaxed,
    charges.fovial,
    charges.cotrans,
    charges.otherTaxes,
    charges.incomeWithholding,
  ].map((text) => cents(new Big(text || 0))) as [Big, Big, Big, Big, Big];
  const values = { net, nonTaxed, vat, perception, fovial, cotrans, otherTaxes };
  const rows = { ...values, vatWithholding, incomeWithholding };
  return inCents({ ...rows, toPay: addedUp(rows) });
}

type Rows<Amount> = Record<Exclude<keyof DocumentTotals, 'toPay'>, Amount>;

const addedUp = ({ net, vatWithholding, incomeWithholding, ...others }: Rows<Big>): Big =>
  Object.values(others)
    .reduce((sum, one) => sum.plus(one), net)
    .minus(vatWithholding)
    .minus(incomeWithholding);

/** What the other sums come to, where that is not what is to be paid: the paper's total may be another. */
export function otherSum({ toPay, ...rows }: DocumentTotals): string | null {
  const amounts = Object.entries(rows).map(([name, text]) => [name, new Big(text || 0)]);
  const sum = addedUp(Object.fromEntries(amounts) as Rows<Big>);
  return sum.eq(toPay || 0) ? null : sum.toFixed(2);
}

/** A discount is of the taxed lines, and can take off no more than they come to. */
export const isTooMuchDiscount = (discount: string, { taxed }: LineSums): boolean =>
  new Big(discount || 0).gt(taxed.amount);

const cents = (value: Big): Big => value.round(2, Big.roundHalfUp);

function inCents(values: Record<keyof DocumentTotals, Big>): DocumentTotals {
  const entries = Object.entries(values).map(([name, value]) => [name, value.toFixed(2)]);
  return Object.fromEntries(entries) as Record<keyof DocumentTotals, string>;
}

/** FOVIAL, COTRANS, other taxes and what no tax looks at, as one sum beside the others. */
export function otherCharges(totals: DocumentTotals): string {
  return [totals.fovial, totals.cotrans, totals.otherTaxes, totals.nonTaxed]
    .reduce((sum, one) => sum.plus(one), new Big(0))
    .toFixed(2);
}
