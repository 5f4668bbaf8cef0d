import Big from 'big.js';
import type { DteTotals, DteType } from './document';
import type { WireSummary } from './wire-document';

/** The sums that a document tells of itself, or the one it does not tell though nothing can be held against it without. */
export function readTotals(
  resumen: WireSummary,
  type: DteType,
): DteTotals | { missing: 'subTotal' | 'totalPagar' } {
  const isExcluded = type === '14';
  const discounts = {
    taxed: isExcluded ? '0' : resumen.descuGravada,
    exempt: isExcluded ? '0' : resumen.descuExenta,
    notSubject: isExcluded ? resumen.descu : resumen.descuNoSuj,
  };
  const net = resumen.subTotal ?? less(resumen.subTotalVentas ?? resumen.totalCompra, discounts);
  if (net === null) return { missing: 'subTotal' };
  const toPay = resumen.totalPagar ?? plus(resumen.montoTotalOperacion, resumen.totalNoGravado);
  if (toPay === null) return { missing: 'totalPagar' };
  const tax = (isOne: (code: string) => boolean) =>
    sum(resumen.tributos.flatMap(({ codigo, valor }) => (isOne(codigo) ? valor : [])));
  return {
    taxed: (isExcluded ? null : resumen.totalGravada) ?? '0',
    exempt: (isExcluded ? null : resumen.totalExenta) ?? '0',
    notSubject: (isExcluded ? resumen.totalCompra : resumen.totalNoSuj) ?? '0',
    discounts,
    net,
    vat: type === '03' ? tax((code) => code === '20') : '0',
    perception: either(resumen.ivaPerci1, resumen.ivaPerci),
    vatWithholding: either(resumen.ivaRete1, resumen.ivaRete),
    incomeWithholding: resumen.reteRenta,
    fovial: tax((code) => code === 'D1'),
    cotrans: tax((code) => code === 'C8'),
    otherTaxes: tax((code) => !['20', 'D1', 'C8'].includes(code)),
    nonTaxed: resumen.totalNoGravado,
    // Some write it as what it is worth, and not as what it takes off.
    balance: sum([`-${resumen.saldoFavor.replace('-', '')}`]),
    toPay,
  };
}

/** What decimal texts come to. */
export const sum = (amounts: readonly string[]): string =>
  amounts.reduce((all, one) => all.plus(one), new Big(0)).toFixed();

const either = (one: string, other: string): string => (one === '0' ? other : one);

const less = (whole: string | null, discounts: DteTotals['discounts']): string | null =>
  whole === null ? null : new Big(whole).minus(sum(Object.values(discounts))).toFixed();

const plus = (whole: string | null, more: string): string | null =>
  whole === null ? null : sum([whole, more]);
