import Big from 'big.js';
import { readDecimal, type DecimalProblem, type DecimalRule } from '../typed-decimal';
import { cleanLine, hasControls } from '../typed-text';

/** How an amount counts for VAT. The service takes one for each kind of every line (API description, Purchase). */
export const lineKinds = ['taxed', 'exempt', 'notSubject'] as const;
export type LineKind = (typeof lineKinds)[number];
/** What a line's amount is of: one kind, or it is split among them. */
export const lineKindChoices = [...lineKinds, 'split'] as const;
/** The parts of a split amount that are typed; the rest of it is taxed. */
export const typedParts = ['exempt', 'notSubject'] as const satisfies readonly LineKind[];

export interface LineText {
  sku: string;
  name: string;
  /** Goods or service, in the service's word. */
  type: string;
  quantity: string;
  /** Before taxes, of one. */
  price: string;
  kind: (typeof lineKindChoices)[number];
  /** The document's own amount; empty: quantity times price. */
  amount: string;
  /** Of a split amount; empty is 0. They count for nothing while the line is of one kind. */
  exempt?: string | undefined;
  notSubject?: string | undefined;
}

export interface TypedLine extends LineText {
  /** Which line of the tax document it is, counted from 1; none for one that was typed here. */
  from?: number | undefined;
  /** What the document says where something else stands now. */
  told?: Partial<LineText> | undefined;
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
] as const satisfies readonly (keyof LineText)[];
export type LineColumn = (typeof lineColumns)[number];

type NumberColumn = 'quantity' | 'price' | 'amount';

/** Documents print up to eight decimals in a line and two in a sum. */
export const lineRules: Record<NumberColumn, DecimalRule> = {
  quantity: { decimals: 8, most: '9999999', least: 'above-zero' },
  price: { decimals: 8, most: '9999999', least: 'zero' },
  amount: { decimals: 2, most: '999999999.99', least: 'zero' },
};

export const isNumberColumn = (column: LineColumn): column is NumberColumn => column in lineRules;

/** `split`: the parts cannot be read, or are more than the amount. */
export type LineProblem = 'missing' | 'controls' | 'split' | DecimalProblem;

/** To the cent, and not rounded. */
interface Sum {
  amount: string;
  exact: string;
}

/** What a typed line comes to. Amounts are decimal texts, `0` while they cannot be worked out. */
export interface LineReading {
  /** Nothing that counts was typed: such a line is not sent. */
  isBlank: boolean;
  /** The line as it is sent; null while something of it is wrong, or it is blank. */
  line: TypedLine | null;
  problems: Partial<Record<LineColumn, LineProblem>>;
  /** Every number that can be read, whatever else is wrong with the line. */
  numbers: Readonly<Record<NumberColumn, string | null>>;
  /** To the cent. */
  amount: string;
  /** What it comes to of each kind it has. Not rounded: quantity times price, or the document's own amount where it has one. */
  parts: Readonly<Partial<Record<LineKind, Sum>>>;
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
  const number = (column: NumberColumn, isNeeded: boolean) => {
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
  const numbers = {
    quantity: number('quantity', true),
    price: number('price', true),
    amount: number('amount', false),
  };
  const { quantity, price, amount: own } = numbers;
  const product = quantity === null || price === null ? null : new Big(quantity).times(price);
  if (product?.gt(lineRules.amount.most) === true) problems.price ??= 'too-large';
  const read = { ...text, quantity: quantity ?? '', price: price ?? '', amount: own ?? '' };
  if (Object.keys(problems).length > 0 || product === null) {
    return { ...nothing, isBlank: false, problems, numbers };
  }
  const whole = own === null ? product : new Big(own);
  const { kind } = typed;
  const split = kind === 'split' ? readSplit(typed, whole) : null;
  if (kind === 'split' && split === null) {
    return { ...nothing, isBlank: false, problems: { kind: 'split' }, numbers };
  }
  const amount = inCents(whole);
  return {
    isBlank: false,
    line: { ...typed, ...read, ...split?.typed },
    problems,
    numbers,
    amount,
    parts: kind === 'split' ? { ...split?.parts } : { [kind]: { amount, exact: whole.toFixed() } },
    difference: own === null ? '0' : new Big(own).minus(inCents(product)).toFixed(),
  };
}

const inCents = (value: Big): string => value.toFixed(2, Big.roundHalfUp);

/** The parts of an amount; null for some that cannot be read, or are more than it. */
function readSplit(typed: TypedLine, whole: Big) {
  const values = typedParts.map((part) => {
    const text = typed[part]?.trim() ?? '';
    const reading = text === '' ? { value: '' } : readDecimal(text, lineRules.amount);
    return 'value' in reading ? reading.value : null;
  });
  const [exempt = null, notSubject = null] = values;
  if (exempt === null || notSubject === null) return null;
  const typedSum = new Big(exempt || 0).plus(notSubject || 0);
  const rest = new Big(inCents(whole)).minus(typedSum);
  if (rest.lt(0)) return null;
  const sumOf = (value: string): Sum => {
    const exact = new Big(value || 0);
    return { amount: inCents(exact), exact: exact.toFixed() };
  };
  return {
    typed: { exempt, notSubject },
    parts: {
      taxed: { amount: inCents(rest), exact: whole.minus(typedSum).toFixed() },
      exempt: sumOf(exempt),
      notSubject: sumOf(notSubject),
    },
  };
}

/** A line that counts for nothing. */
const nothing: Omit<LineReading, 'isBlank'> = {
  line: null,
  problems: {},
  numbers: { quantity: null, price: null, amount: null },
  amount: '0',
  parts: {},
  difference: '0',
};

const blank: LineReading = { ...nothing, isBlank: true };

/** What lines come to together, by kind: each rounded to the cent and summed, and summed and not rounded. Decimal texts. */
export type LineSums = Readonly<Record<LineKind, Sum>>;

const none: Sum = { amount: '0', exact: '0' };
export const noLines: LineSums = { taxed: none, exempt: none, notSubject: none };

/** A line's reading, as far as sums ask. */
interface Counted {
  reading: Pick<LineReading, 'parts'>;
}

/** The sums once these lines are gone and those have come: it costs what these cost, however many there are besides. */
export function sumsAfter(
  sums: LineSums,
  gone: readonly Counted[],
  come: readonly Counted[],
): LineSums {
  if (isEqual(gone, come)) return sums;
  const next: Record<LineKind, Sum> = { ...sums };
  let isSame = true;
  const count = ({ reading: { parts } }: Counted, sign: 1 | -1) => {
    for (const kind of lineKinds) {
      const { [kind]: part = none } = parts;
      if (part.exact === '0') continue;
      isSame = false;
      const { [kind]: before } = next;
      next[kind] = {
        amount: new Big(before.amount).plus(new Big(part.amount).times(sign)).toFixed(),
        exact: new Big(before.exact).plus(new Big(part.exact).times(sign)).toFixed(),
      };
    }
  };
  for (const one of gone) count(one, -1);
  for (const one of come) count(one, 1);
  return isSame ? sums : next;
}

/** Most changes, such as those of a name, change no amount. */
function isEqual(gone: readonly Counted[], come: readonly Counted[]): boolean {
  return (
    gone.length === come.length &&
    gone.every((one, at) =>
      lineKinds.every(
        (kind) => one.reading.parts[kind]?.exact === come[at]?.reading.parts[kind]?.exact,
      ),
    )
  );
}
