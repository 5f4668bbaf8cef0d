import Big from 'big.js';
import { begunLine, lineKinds, type LineKind, type TypedLine } from '../purchase/line';
import type { DteDocument, DteLine, DteTotals, DteType } from './document';
import { sum } from './totals';

/** What a purchase form takes from a document; every text as a person would have typed it (decimal point, `''` for nothing). */
export interface DocumentPurchase {
  documentType: 'ccf' | 'ticket' | 'fse';
  /** `YYYY-MM-DD`, or `''`. */
  date: string;
  isCredit: boolean;
  creditDays: string;
  generationCode: string;
  controlNumber: string;
  stamp: string;
  observation: string;
  lines: TypedLine[];
  discount: string;
  perceives: boolean;
  withholds: boolean;
  incomeWithholding: string;
  fovial: string;
  cotrans: string;
  otherTaxes: string;
  nonTaxed: string;
  paperNet: string;
  paperVat: string;
  paperToPay: string;
  /** Discounts and balances of the document that a purchase has no field for: the sums of the paper have them taken off. `0` for none. */
  unplaced: string;
}

const documentTypes = { '01': 'ticket', '03': 'ccf', '14': 'fse' } as const satisfies Record<
  DteType,
  string
>;

/**
 * The sums of the paper are always the document's, and what the form has no field for shows as a difference from them: discounts of
 * exempt lines or lines not subject, and credits outside every tax. `types`: the service's words for goods and, where it has one, service.
 */
export function purchaseOf(document: DteDocument, types: readonly string[]): DocumentPurchase {
  const { type, totals } = document;
  const [goods = begunLine.type, service = goods] = types;
  return {
    documentType: documentTypes[type],
    date: document.date,
    isCredit: document.isCredit,
    creditDays: document.creditDays,
    generationCode: document.generationCode,
    controlNumber: document.controlNumber,
    stamp: document.stamp,
    observation: document.observation,
    lines: document.lines.map((line) => ({
      ...amountsOf(line, type),
      sku: line.code,
      name: line.name,
      type: line.isService ? service : goods,
    })),
    discount: typed(totals.discounts.taxed),
    perceives: totals.perception !== '0',
    withholds: totals.vatWithholding !== '0',
    incomeWithholding: typed(totals.incomeWithholding),
    fovial: typed(totals.fovial),
    cotrans: typed(totals.cotrans),
    otherTaxes: typed(totals.otherTaxes),
    nonTaxed: totals.nonTaxed.startsWith('-') ? '' : typed(totals.nonTaxed),
    paperNet: cents(totals.net),
    paperVat: type === '03' ? cents(totals.vat) : '',
    paperToPay: cents(totals.toPay),
    unplaced: unplacedOf(totals, type),
  };
}

function unplacedOf({ discounts, nonTaxed, balance }: DteTotals, type: DteType): string {
  const { taxed, exempt, notSubject } = discounts;
  // A ticket's prices hold VAT, and its form no discount before it.
  const all = [exempt, notSubject, type === '03' ? '0' : taxed];
  const credit = nonTaxed.startsWith('-') ? nonTaxed.slice(1) : '0';
  return cents(sum([...all, credit, balance.replace('-', '')]));
}

const cents = (amount: string): string => new Big(amount).toFixed(2, Big.roundHalfUp);
const typed = (amount: string): string => (new Big(cents(amount)).eq(0) ? '' : cents(amount));

/** The form takes as many decimals as the schemas do; some programs print more. */
const shortened = (amount: string): string => new Big(amount).round(8, Big.roundHalfUp).toFixed();

/** A line costs quantity times price, unless the document says otherwise: for a discount, a share, or its own way to round. */
function amountsOf(line: DteLine, type: DteType): Omit<TypedLine, 'sku' | 'name' | 'type'> {
  const [quantity, price] = [shortened(line.quantity), shortened(line.price)];
  const parts = lineKinds.filter((kind) => typed(line[kind]) !== '');
  const [only = type === '14' ? 'notSubject' : 'taxed'] = parts;
  const amount = parts.reduce((sum, kind) => sum.plus(cents(line[kind])), new Big(0)).toFixed(2);
  if (parts.length > 1) {
    const part = (kind: LineKind) => typed(line[kind]);
    const shares = { exempt: part('exempt'), notSubject: part('notSubject') };
    return { quantity, price, kind: 'split', amount, ...shares };
  }
  const isProduct = cents(new Big(quantity).times(price).toFixed()) === amount;
  return { quantity, price, kind: only, amount: isProduct ? '' : amount };
}
