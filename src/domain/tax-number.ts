/**
 * Numbers by which the Salvadoran tax authority knows a taxpayer: NIT (14 digits, or the 9 of a DUI used as one) and NRC (up
 * to 8). What looks wrong here is told and never refused: the service decides, and documents with odd numbers exist.
 */

export type TaxNumberDoubt = 'not-digits' | 'length' | 'check-digit';

/** Hyphens and spaces are how people group the digits. */
const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** The digits of a tax number, to compare it by however it was grouped; other characters stay. */
export function comparableTaxNumber(text: string): string {
  return digitsOf(text).toUpperCase();
}

/** The same of a NRC, which some write filled up with zeros. */
export function comparableRegisterNumber(text: string): string {
  return comparableTaxNumber(text).replace(/^0+(?=.)/, '');
}

/** Whether one is a DUI and the other a NIT: both may be one person's. */
export function areTwoForms(one: string, other: string): boolean {
  const lengths = [one, other].map((text) => digitsOf(text).length);
  return lengths.includes(9) && lengths.includes(14);
}

/** What looks wrong about a NIT or a DUI used as one; null when nothing does, or nothing is there. */
export function taxNumberDoubt(text: string): TaxNumberDoubt | null {
  const digits = digitsOf(text);
  if (digits === '') return null;
  if (!/^\d+$/.test(digits)) return 'not-digits';
  if (digits.length !== 9 && digits.length !== 14) return 'length';
  const expected = digits.length === 9 ? duiCheckDigit(digits) : nitCheckDigit(digits);
  return Number(digits.at(-1)) === expected ? null : 'check-digit';
}

/** What looks wrong about a NRC. */
export function registerNumberDoubt(text: string): TaxNumberDoubt | null {
  const digits = digitsOf(text);
  if (digits === '') return null;
  if (!/^\d+$/.test(digits)) return 'not-digits';
  return digits.length <= 8 ? null : 'length';
}

/** Fewer are no number of a person: a count, or what somebody has typed of one so far. */
const fewestDigits = 4;

/** Whether a text may be one, or a part of one; countries write theirs as they like, and digits are what they have in common. */
export function mayTellTaxNumber(text: string): boolean {
  return text.replace(/\P{Nd}/gu, '').length >= fewestDigits;
}

function duiCheckDigit(digits: string): number {
  return (10 - (weighted(digits, 8, (place) => 10 - place) % 10)) % 10;
}

/** Numbers given out since 1990 have a sequence over 100 and another row of weights. */
function nitCheckDigit(digits: string): number {
  if (Number(digits.slice(10, 13)) <= 100) {
    return (weighted(digits, 13, (place) => 15 - place) % 11) % 10;
  }
  const rest = weighted(digits, 13, (place) => 3 + 6 * Math.floor((place + 4) / 6) - place) % 11;
  return rest > 1 ? 11 - rest : 0;
}

/** The sum of the first digits, each times its weight; places count from 1. */
function weighted(digits: string, count: number, weight: (place: number) => number): number {
  let sum = 0;
  for (let place = 1; place <= count; place += 1) {
    sum += Number(digits.charAt(place - 1)) * weight(place);
  }
  return sum;
}
