import Big from 'big.js';
import type { Sale } from '@/api/sales/schemas';

/** What a sale's lines come to, and by how much its totals differ from that; null where it cannot be told. Decimal texts. */
export interface SaleSums {
  lines: string | null;
  /** The total less the lines. */
  overLines: string | null;
  /** What is to be paid less the total. */
  overTotal: string | null;
}

/** Adds up what can be added up: a sum without one of its lines would be another sale's, and one of no lines is held against nothing. */
export function saleSums({ lines, totals }: Pick<Sale, 'lines' | 'totals'>): SaleSums {
  const isWhole = lines !== null && lines.dropped === 0 && lines.rows.length > 0;
  const sum = isWhole ? sumOf(lines.rows) : null;
  return {
    lines: sum,
    overLines: difference(totals.total, sum),
    overTotal: difference(totals.toPay, totals.total),
  };
}

function sumOf(rows: readonly { subtotal: string | null }[]): string | null {
  let sum = new Big(0);
  for (const { subtotal } of rows) {
    if (subtotal === null) return null;
    sum = sum.plus(subtotal);
  }
  return sum.toFixed();
}

/** To the cent: the tails of binary fractions and of prices with more decimals are no charge. */
function difference(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return null;
  return new Big(one).minus(other).round(2, Big.roundHalfUp).toFixed(2);
}
