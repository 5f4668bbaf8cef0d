import Big from 'big.js';
import { readDecimal, type DecimalProblem, type DecimalRule } from '../typed-decimal';
import { cleanLine, hasControls } from '../typed-text';

/** How a line counts for VAT. The service takes an amount for each and one of them is not 0 (API description, Purchase). */
export const lineKinds = ['taxed', 'exempt', 'notSubject'] as const;
export type LineKind = (typeof lineKinds)[number];

export interface TypedLine {
  sku: string;
  name: string;
  /** Goods or service, in the service's word. */
  type: string;
  quantity: string;
  /** Before taxes, of one. */
  price: string;
  kind: LineKind;
  /** The document's own amount; empty: quantity times price. */
  amount: string;
}

/** A line before anything of it is typed. */
export const begunLine: TypedLine = {
  sku: '',
  name: '',
  type: 'goods',
  quantity: '',
  price: '',
  kind: 'taxed',
  amount: '',
};

export const lineColumns = [
  'sku',
  'name',
  'type',
  'quantity',
  'price',
  'kind',
  'amount',
] as const satisfies readonly (keyof TypedLine)[];
export type LineColumn = (typeof lineColumns)[number];

/** Documents print up to eight decimals in a line and two in a sum. */
export const lineRules: Record<'quantity' | 'price' | 'amount', DecimalRule> = {
  quantity: { decimals: 8, most: '9999999', least: 'above-zero' },
  price: { decimals: 8, most: '9999999', least: 'zero' },
  amount: { decimals: 2, most: '999999999.99', least: 'zero' },
};

export type LineProblem = 'missing' | 'controls' | DecimalProblem;

/** What a typed line comes to. Amounts are decimal texts, `0` while they cannot be worked out. */
export interface LineReading {
  /** Nothing that counts was typed: such a line is not sent. */
  isBlank: boolean;
  /** The line as it is sent; null while something of it is wrong, or it is blank. */
  line: TypedLine | null;
  problems: Partial<Record<LineColumn, LineProblem>>;
  /** To the cent. */
  amount: string;
  /** Quantity times price, unrounded; the document's own amount where it has one. */
  exact: string;
  /** The document's own amount less quantity times price, to the cent; `0` without one. */
  difference: string;
}

const written = ['sku', 'name', 'quantity', 'price', 'amount'] as const;

/** Reads one line. It is a blank one as long as only its kind and type are chosen. */
export function readLine(typed: TypedLine): LineReading {
  const text = {
    sku: cleanLine(typed.sku).text,
    name: cleanLine(typed.name).text,
    quantity: typed.quantity.trim(),
    price: typed.price.trim(),
    amount: typed.amount.trim(),
  };
  if (written.every((column) => text[column] === '')) return blank;
  const problems: LineReading['problems'] = {};
  const number = (column: 'quantity' | 'price' | 'amount', isNeeded: boolean) => {
    if (text[column] === '') {
      if (isNeeded) problems[column] = 'missing';
      return null;
    }
    const reading = readDecimal(text[column], lineRules[column]);
    if ('value' in reading) return reading.value;
    problems[column] = reading.problem;
    return null;
  };
  if (hasControls(text.sku, 'one')) problems.sku = 'controls';
  if (text.name === '') problems.name = 'missing';
  else if (hasControls(text.name, 'one')) problems.name = 'controls';
  const quantity = number('quantity', true);
  const price = number('price', true);
  const own = number('amount', false);
  const product = quantity === null || price === null ? null : new Big(quantity).times(price);
  if (product?.gt(lineRules.amount.most) === true) problems.price ??= 'too-large';
  const isRight = Object.keys(problems).length === 0 && product !== null;
  const exact = !isRight ? null : own === null ? product : new Big(own);
  const amount = exact?.toFixed(2, Big.roundHalfUp) ?? '0';
  return {
    isBlank: false,
    line:
      isRight && quantity !== null && price !== null
        ? { ...typed, ...text, quantity, price, amount: own ?? '' }
        : null,
    problems,
    amount,
    exact: exact?.toFixed() ?? '0',
    difference: isRight && own !== null ? differenceOf(own, product) : '0',
  };
}

const blank: LineReading = {
  isBlank: true,
  line: null,
  problems: {},
  amount: '0',
  exact: '0',
  difference: '0',
};

function differenceOf(own: string, product: Big): string {
  return new Big(own).minus(product.toFixed(2, Big.roundHalfUp)).toFixed();
}

/** What lines come to together, by kind: each rounded to the cent and summed, and summed and not rounded. Decimal texts. */
export type LineSums = Readonly<Record<LineKind, { amount: string; exact: string }>>;

const none = { amount: '0', exact: '0' };
export const noLines: LineSums = { taxed: none, exempt: none, notSubject: none };

/** A line and its reading, as far as sums ask. */
interface Counted {
  line: Pick<TypedLine, 'kind'>;
  reading: Pick<LineReading, 'amount' | 'exact'>;
}

/** The sums once these lines are gone and those have come: it costs what these cost, however many there are besides. */
export function sumsAfter(
  sums: LineSums,
  gone: readonly Counted[],
  come: readonly Counted[],
): LineSums {
  const next: Record<LineKind, { amount: string; exact: string }> = { ...sums };
  let isSame = true;
  const count = ({ line: { kind }, reading: { amount, exact } }: Counted, sign: 1 | -1) => {
    if (exact === '0') return;
    isSame = false;
    const { [kind]: before } = next;
    next[kind] = {
      amount: new Big(before.amount).plus(new Big(amount).times(sign)).toFixed(),
      exact: new Big(before.exact).plus(new Big(exact).times(sign)).toFixed(),
    };
  };
  if (!isEqual(gone, come)) {
    for (const one of gone) count(one, -1);
    for (const one of come) count(one, 1);
  }
  return isSame ? sums : next;
}

/** Most changes, such as those of a name, change no amount. */
function isEqual(gone: readonly Counted[], come: readonly Counted[]): boolean {
  return (
    gone.length === come.length &&
    gone.every((one, at) => {
      const other = come[at];
      return one.line.kind === other?.line.kind && one.reading.exact === other.reading.exact;
    })
  );
}
