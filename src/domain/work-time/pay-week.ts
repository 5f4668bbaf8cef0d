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
  /** What the same minutes come to without any surcharge. */
  basic: string;
  /** The sum of the lines. */
  total: string;
  /** Days of paid rest that are owed for work on the day of rest (arts. 175, 176). */
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
      const multiplied = factorsOf(kind);
      const factor = multiplied.reduce((so, name) => so.times(factors[name]), new Big(1));
      kinds.set(key, {
        ...kind,
        minutes,
        factors: multiplied,
        factor: factor.toFixed(),
        amount: '0',
      });
    } else line.minutes += minutes;
  }
  const lines = [...kinds.values()].toSorted(inOrder).map((line) => ({
    ...line,
    amount: amountOf(line.minutes, hourlyWage, line.factor),
  }));
  const minutes = lines.reduce((so, line) => so + line.minutes, 0);
  const worked = new Set(parts.map(({ weekday }) => weekday));
  return {
    lines,
    basic: amountOf(minutes, hourlyWage, '1'),
    total: lines.reduce((so, { amount }) => so.plus(amount), new Big(0)).toFixed(2),
    compensatoryDays: owesCompensation ? restDays.filter((day) => worked.has(day)).length : 0,
  };
}

/** What a group of so many people costs in such a week. */
export function timesPeople(amount: string, people: number): string {
  return new Big(amount).times(people).toFixed(2);
}

/** Decree 11 of the Ministry of Labour (Diario Oficial of 23 May 2025), where the rules carry its wage. */
export function isBelowMinimum(hourlyWage: string, minimum: string | null): boolean {
  return minimum !== null && new Big(hourlyWage).lt(minimum);
}

function factorsOf({ band, isOvertime, on }: Omit<WorkPart, 'weekday' | 'minutes'>) {
  const hour = isOvertime ? 'overtime' : 'ordinary';
  const ofHour = band === 'day' ? (`${hour}Day` as const) : (`${hour}Night` as const);
  if (on === 'workday') return [ofHour];
  return [ofHour, on === 'holiday' ? ('holiday' as const) : ('restDay' as const)];
}

const days: readonly WorkPart['on'][] = ['workday', 'rest-day', 'holiday'];
const inOrder = (one: PayLine, other: PayLine): number =>
  days.indexOf(one.on) - days.indexOf(other.on) ||
  Number(one.isOvertime) - Number(other.isOvertime) ||
  one.band.localeCompare(other.band);

/** Multiplied before it is divided: a third of an hour has no exact decimal. */
function amountOf(minutes: number, hourlyWage: string, factor: string): string {
  return new Big(hourlyWage).times(factor).times(minutes).div(60).toFixed(2, Big.roundHalfUp);
}
