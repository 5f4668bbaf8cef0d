import Big from 'big.js';
import type { WorkPart } from './minutes-by-kind';

/** How many times the basic hour is paid, as decimal text. The factors of one minute are multiplied: arts. 175 and 192 reckon from the raised wage. */
export interface PayFactors {
  ordinaryDay: string;
  ordinaryNight: string;
  overtimeDay: string;
  overtimeNight: string;
  restDay: string;
  holiday: string;
}

/** Articles of the Código de Trabajo that each factor rests on. */
export const payArticles: Readonly<Record<keyof PayFactors, string>> = {
  ordinaryDay: '161',
  ordinaryNight: '168',
  overtimeDay: '169',
  overtimeNight: '168, 169',
  restDay: '175',
  holiday: '192',
};

/** Minutes of the week that are paid alike, and what they come to. */
export interface PayLine extends Omit<WorkPart, 'weekday'> {
  /** What is multiplied, the kind of hour first. */
  factors: readonly (keyof PayFactors)[];
  factor: string;
  /** In cents, half up. */
  amount: string;
}

export interface PaidWeek {
  lines: PayLine[];
  /** What the minutes of the same lines come to without any surcharge. */
  basic: string;
  /** The sum of the lines. */
  total: string;
  /** Days of paid rest that are owed. */
  compensatoryDays: number;
}

/** What the minutes of a week come to for one person at so much an hour. */
export function payWeek(
  parts: readonly WorkPart[],
  hourlyWage: string,
  factors: PayFactors,
  owesCompensation: boolean,
  restDays: readonly number[],
): PaidWeek {
  const kinds = new Map<string, PayLine>();
  for (const { weekday: _, minutes, ...kind } of parts) {
    const key = `${kind.on} ${kind.isOvertime} ${kind.band}`;
    const line = kinds.get(key);
    if (line === undefined) {
      kinds.set(key, { ...kind, minutes, ...payFactor(kind, factors), amount: '0' });
    } else line.minutes += minutes;
  }
  const lines = [...kinds.values()].toSorted(inOrder).map((line) => ({
    ...line,
    amount: amountOf(line.minutes, hourlyWage, line.factor),
  }));
  const basic = lines.map(({ minutes }) => amountOf(minutes, hourlyWage, '1'));
  return {
    lines,
    basic: sumOf(basic),
    total: sumOf(lines.map(({ amount }) => amount)),
    compensatoryDays: owesCompensation ? workedRestDays(parts, restDays) : 0,
  };
}

/** Each is owed a paid day off (arts. 175, 176). */
export function workedRestDays(parts: readonly WorkPart[], restDays: readonly number[]): number {
  const worked = new Set(parts.map(({ weekday }) => weekday));
  return restDays.filter((day) => worked.has(day)).length;
}

/** What a group of so many people costs in such a week. */
export function timesPeople(amount: string, people: number): string {
  return new Big(amount).times(people).toFixed(2);
}

/** Decree 11 of the Ministry of Labour (Diario Oficial of 23 May 2025), where the rules carry its wage. */
export function isBelowMinimum(hourlyWage: string, minimum: string | null): boolean {
  return minimum !== null && new Big(hourlyWage).lt(minimum);
}

/** How many times the basic hour a minute of this kind is paid, and of what that is made. */
export function payFactor(
  { band, isOvertime, on }: Omit<WorkPart, 'weekday' | 'minutes'>,
  factors: PayFactors,
): Pick<PayLine, 'factors' | 'factor'> {
  const hour = isOvertime ? 'overtime' : 'ordinary';
  const multiplied: (keyof PayFactors)[] = [band === 'day' ? `${hour}Day` : `${hour}Night`];
  if (on !== 'workday') multiplied.push(on === 'holiday' ? 'holiday' : 'restDay');
  const factor = multiplied.reduce((so, name) => so.times(factors[name]), new Big(1));
  return { factors: multiplied, factor: factor.toFixed() };
}

const days: readonly WorkPart['on'][] = ['workday', 'rest-day', 'holiday'];
const inOrder = (one: PayLine, other: PayLine): number =>
  days.indexOf(one.on) - days.indexOf(other.on) ||
  Number(one.isOvertime) - Number(other.isOvertime) ||
  one.band.localeCompare(other.band);

const sumOf = (amounts: readonly string[]): string =>
  amounts.reduce((so, amount) => so.plus(amount), new Big(0)).toFixed(2);

/** Multiplied before it is divided: a third of an hour has no exact decimal. */
function amountOf(minutes: number, hourlyWage: string, factor: string): string {
  return new Big(hourlyWage).times(factor).times(minutes).div(60).toFixed(2, Big.roundHalfUp);
}
