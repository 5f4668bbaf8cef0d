import Big from 'big.js';

/** What a line of an excluded-subject invoice is. Of services the income tax is withheld, of goods it is not, unless somebody says so. */
export const excludedKinds = ['goods', 'service', 'serviceWhole', 'goodsWithheld'] as const;
export type ExcludedKind = (typeof excludedKinds)[number];

export const isWithheld = (kind: string): boolean => kind === 'service' || kind === 'goodsWithheld';

/** The share of what is paid for services that is withheld as income tax (API description, Purchase, excluded-subject variant). */
const withheldShare = '0.1';
export const withheldPercent = '10';

/** A line as far as its sums ask; decimal texts. */
export interface ExcludedAmount {
  quantity: string;
  /** Of one, as it was agreed; the service takes none. */
  price: string;
  kind: string;
}

/** What an invoice comes to; decimal texts to the cent. */
export interface ExcludedSums {
  /** The lines together. */
  whole: string;
  /** Those of them that income tax is withheld from. */
  base: string;
  /** By the formula. */
  formula: string;
  /** What is withheld: by the formula, or what somebody said instead. */
  withheld: string;
  /** What the supplier is paid. */
  net: string;
}

/** Quantity times price, half up to the cent. */
export function excludedAmount({ quantity, price }: Omit<ExcludedAmount, 'kind'>): string {
  return new Big(quantity).times(price).toFixed(2, Big.roundHalfUp);
}

export type Rounding = 'half-up' | 'half-even';
const roundings = { 'half-up': Big.roundHalfUp, 'half-even': Big.roundHalfEven } as const;

/**
 * The sums of an invoice: each line to the cent, then the share of what they come to. `own` empty: the formula counts, and is
 * rounded as the business does, for the description shows no rule.
 */
export function excludedSums(
  lines: readonly ExcludedAmount[],
  own: string,
  rounding: Rounding,
): ExcludedSums {
  const sum = (of: readonly ExcludedAmount[]) =>
    of.reduce((all, line) => all.plus(excludedAmount(line)), new Big(0));
  const whole = sum(lines);
  const base = sum(lines.filter(({ kind }) => isWithheld(kind)));
  const formula = base.times(withheldShare).toFixed(2, roundings[rounding]);
  const withheld = own === '' ? formula : own;
  return {
    whole: whole.toFixed(2),
    base: base.toFixed(2),
    formula,
    withheld: new Big(withheld).toFixed(2, Big.roundHalfUp),
    net: whole.minus(withheld).toFixed(2, Big.roundHalfUp),
  };
}

export type LotDoubt = 'lot-without-date' | 'date-without-lot' | 'expired' | 'expires-today';

/** What is odd about the one lot of an invoice and its date, both as they are read; empty is none. */
export function lotDoubts(lot: string, expires: string, today: string): LotDoubt[] {
  const doubts: (LotDoubt | false)[] = [
    lot !== '' && expires === '' && 'lot-without-date',
    lot === '' && expires !== '' && 'date-without-lot',
    expires !== '' && expires < today && 'expired',
    expires === today && 'expires-today',
  ];
  return doubts.filter((doubt) => doubt !== false);
}
