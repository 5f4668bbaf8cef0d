import Big from 'big.js';
import { present } from '../present';
import type { DteDocument, DteLine, DteWarning } from './document';
import { sum } from './totals';
import type { WireDocument, WireSummary } from './wire-document';

type Content = Omit<DteDocument, 'stamp' | 'warnings'>;

/** What is odd about a document by itself. */
export function contentDoubts(
  content: Content,
  { identificacion, resumen }: WireDocument,
): DteWarning[] {
  const { totals, lines } = content;
  const currency = identificacion.tipoMoneda.toUpperCase();
  return present<DteWarning>(
    content.isTest && 'test-environment',
    content.receiver === null && 'no-receiver',
    Object.values(totals.discounts).some((discount) => discount !== '0') && 'global-discount',
    lines.some(isOdd) && 'line-differs',
    (isOffFromLines(content, resumen) || isOffInItself(content)) && 'totals-differ',
    !['', 'USD'].includes(currency) && 'other-currency',
    content.date === '' && 'no-date',
    content.isCredit && content.creditDays === '' && 'no-term',
    resumen.condicionOperacion === '3' && 'other-terms',
    identificacion.tipoOperacion === '2' && 'contingency',
  );
}

const cent = new Big('0.01');
const differ = (one: string | Big, other: string | Big, by: Big) =>
  new Big(one).minus(other).abs().gt(by);

/** Some count what no tax looks at into the price of its line, some do not. */
function isOdd({ quantity, price, discount, nonTaxed, ...line }: DteLine): boolean {
  const product = new Big(quantity).times(price).minus(discount);
  const amount = sum([line.taxed, line.exempt, line.notSubject]);
  return differ(product, amount, cent) && differ(product, sum([amount, nonTaxed]), cent);
}

/** Lines are rounded one by one or together: a cent for each, and one for their sum. A sum that is not told is not held against them. */
function isOffFromLines({ type, lines, totals }: Content, resumen: WireSummary): boolean {
  const tolerance = cent.times(lines.length + 1);
  const ofLines = (kind: 'taxed' | 'exempt' | 'notSubject') =>
    sum(lines.map(({ [kind]: amount }) => amount));
  const told =
    type === '14'
      ? { taxed: null, exempt: null, notSubject: resumen.totalCompra }
      : {
          taxed: resumen.totalGravada,
          exempt: resumen.totalExenta,
          notSubject: resumen.totalNoSuj,
        };
  const kinds = ['taxed', 'exempt', 'notSubject'] as const;
  const isOff = kinds.some(
    (kind) => told[kind] !== null && differ(told[kind], ofLines(kind), tolerance),
  );
  const whole = sum(kinds.map((kind) => told[kind] ?? ofLines(kind)));
  const discounts = sum(Object.values(totals.discounts));
  return isOff || differ(new Big(whole).minus(discounts), totals.net, tolerance);
}

/** What is to be paid is what is added and taken off in the summary, to the cent. */
function isOffInItself({ totals }: Content): boolean {
  const { net, nonTaxed, vat, perception, fovial, cotrans, otherTaxes } = totals;
  const added = sum([net, nonTaxed, vat, perception, fovial, cotrans, otherTaxes]);
  const taken = sum([totals.vatWithholding, totals.incomeWithholding]);
  return differ(new Big(added).minus(taken).plus(totals.balance), totals.toPay, cent);
}
