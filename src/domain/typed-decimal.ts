/** What a field takes as an amount, a quantity or a percentage. */
export interface DecimalRule {
  /** Most decimals; zeros beyond them change nothing and are let go. */
  decimals: number;
  /** The largest value, as decimal text. */
  most: string;
  /** The least that is taken: anything, nothing below zero, or more than zero. */
  least: 'any' | 'zero' | 'above-zero';
}

export type DecimalProblem =
  'not-digits' | 'unclear' | 'negative' | 'not-above-zero' | 'too-many-decimals' | 'too-large';

/** Exact decimal text with the decimals that were typed, `-0` being `0`; or why there is none. */
export type DecimalReading = { value: string } | { problem: DecimalProblem };

/** More digits than a JSON number carries without changing them. */
const mostDigits = 15;

const currency = /^(?:US\$|USD|\$)|(?:US\$|USD|\$|%)$/gi;

/** `1.500`, which is fifteen hundred or one and a half. */
const pointOrGroup = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * Reads a number as people here write and paste it: `1,234.56`, `1.234,56`, `1234,5`, `$ 12.50`. A comma before three digits
 * groups (`1,234`), a point never does when it stands alone (`1.234`), unless the field takes no three decimals. What can be read in
 * two ways, or only a program would write (`1e3`, `0x10`, `1_000`), is refused rather than guessed.
 */
export function readDecimal(typed: string, rule: DecimalRule): DecimalReading {
  const { sign, text } = withoutSigns(typed);
  if (!/^[\d., ]+$/.test(text) || !/\d/.test(text)) return { problem: 'not-digits' };
  const plain = withoutGroups(text);
  if (plain === null || (rule.decimals < 3 && pointOrGroup.test(text))) {
    return { problem: 'unclear' };
  }
  const [typedWhole = '', typedFraction = ''] = plain.split('.');
  const whole = typedWhole.replace(/^0+(?=\d)/, '') || '0';
  const needed = typedFraction.replace(/0+$/, '');
  if (needed.length > rule.decimals) return { problem: 'too-many-decimals' };
  const fraction = typedFraction.slice(0, rule.decimals);
  const digits = (whole + needed).replace(/^0+/, '');
  if (digits.length > mostDigits || isMore(whole, needed, rule.most)) {
    return { problem: 'too-large' };
  }
  const isZero = digits === '';
  if (sign === '-' && !isZero && rule.least !== 'any') return { problem: 'negative' };
  if (isZero && rule.least === 'above-zero') return { problem: 'not-above-zero' };
  const value = fraction === '' ? whole : `${whole}.${fraction}`;
  return { value: isZero ? value : sign + value };
}

/** The value as a field shows it, grouped by commas: reading it again gives the same value. */
export function groupedDecimal(value: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(value) ?? [];
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + fraction;
}

/** The sign apart from the digits; currency, percent sign, and the spaces and hidden marks of a paste go. */
function withoutSigns(typed: string): { sign: '' | '-'; text: string } {
  const tidy = typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Z}\s]+/gu, ' ')
    .trim();
  const bare = (text: string) => text.replace(currency, '').trim();
  const first = bare(tidy);
  const isNegative = /^[-\u2212]/.test(first);
  return isNegative ? { sign: '-', text: bare(first.slice(1).trim()) } : { sign: '', text: first };
}

/** Digits with at most one point, or null for what can be read in two ways. */
function withoutGroups(text: string): string | null {
  if (text.includes(' ')) {
    return /^\d{1,3}( \d{3})+([.,]\d*)?$/.test(text)
      ? text.replaceAll(' ', '').replace(',', '.')
      : null;
  }
  if (/^\d*\.?\d*$/.test(text)) return text;
  // A number that begins with zero, or with four digits, is not grouped.
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text)) return text.replaceAll(',', '');
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d*$/.test(text) || /^[1-9]\d{0,2}(\.\d{3}){2,}$/.test(text)) {
    return text.replaceAll('.', '').replace(',', '.');
  }
  return /^\d*,\d*$/.test(text) ? text.replace(',', '.') : null;
}

/** Compared as texts: no number type holds every value somebody may paste. */
function isMore(whole: string, fraction: string, most: string): boolean {
  const [mostWhole = '', mostFraction = ''] = most.split('.');
  if (whole.length !== mostWhole.length) return whole.length > mostWhole.length;
  if (whole !== mostWhole) return whole > mostWhole;
  return fraction > mostFraction.replace(/0+$/, '');
}
