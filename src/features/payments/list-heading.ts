import { cleanIdentifier, isIdentifier } from '@/domain/identifier';
import { plainHeading } from '@/domain/search-text';

/** Which cells of a list say the purchase and the amount; null where its heading names none, or two alike. */
export interface ListHeading {
  /** The row that names them: above it stands what a file says of itself, and no purchase. */
  at: number;
  width: number;
  purchase: number | null;
  amount: number | null;
}

const ofPurchase = [
  'identificador',
  'identifier',
  'purchase_id',
  'expense_id',
  'id_de_compra',
  'id_compra',
  'compra_id',
  'compra',
  'purchase',
  'id',
];

/** What is to be paid goes before what is left, and that before what a document came to; our own files have two of them. */
const ofAmount = [
  [
    'se_aplica',
    'a_pagar',
    'por_pagar',
    'monto_a_pagar',
    'pago',
    'abono',
    'applied',
    'to_pay',
    'amount_to_pay',
    'payment',
  ],
  ['resta', 'left', 'saldo', 'pendiente', 'balance', 'rest', 'remaining'],
  ['monto', 'importe', 'valor', 'total', 'amount', 'value'],
];

/** The heading of a list, if it has one: the nearest row above the first purchase that names a column of one. */
export function headingOf(rows: readonly (readonly string[])[]): ListHeading | null {
  const first = rows.findIndex((row) => row.some((cell) => isIdentifier(cleanIdentifier(cell))));
  for (let at = first - 1; at >= 0; at -= 1) {
    const names = (rows[at] ?? []).map(plainHeading);
    const purchase = columnOf(names, ofPurchase);
    const group = ofAmount.find((words) => names.some((name) => words.includes(name)));
    const amount = columnOf(names, group ?? []);
    if (purchase !== null || amount !== null) return { at, width: names.length, purchase, amount };
  }
  return null;
}

function columnOf(names: readonly string[], words: readonly string[]): number | null {
  const at = names.flatMap((name, column) => (words.includes(name) ? [column] : []));
  return at.length === 1 ? (at[0] ?? null) : null;
}
