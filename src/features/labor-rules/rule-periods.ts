import type { LaborRules, RuleSet } from '@/api/labor-rules/schemas';
import { addDays, daysBetween } from '@/domain/business-date';

/** Every set the service told of: the effective one need not be in its list. */
export function allSets({ ruleSets, effective }: LaborRules): RuleSet[] {
  const isListed = effective === null || ruleSets.some(({ id }) => id === effective.id);
  return isListed ? ruleSets : [...ruleSets, effective];
}

/** The set to show when the address names none: the one in force, or else the first. */
export function setInForce(rules: LaborRules): RuleSet | null {
  const { effective, ruleSets, currentId } = rules;
  return (
    effective ?? ruleSets.find(({ id }) => id !== null && id === currentId) ?? ruleSets[0] ?? null
  );
}

/** Active sets whose validity holds the day: the business's own ones, or the country's template where there is none. */
export function setsOn(sets: readonly RuleSet[], day: string): RuleSet[] {
  const valid = sets.filter((set) => set.isActive !== false && includes(set, day));
  const own = valid.filter(({ isTemplate }) => isTemplate !== true);
  return own.length > 0 ? own : valid;
}

const includes = ({ effectiveFrom, effectiveTo }: RuleSet, day: string) =>
  (effectiveFrom === null || effectiveFrom <= day) && (effectiveTo === null || effectiveTo >= day);

/** Days without a set of the business's own between two of them, or with more than one. Both days belong to it. */
export interface OddPeriod {
  kind: 'gap' | 'overlap';
  from: string;
  /** Null: without an end. */
  to: string | null;
}

/** Where the validity of the business's own active sets leaves days out, or holds them twice. */
export function oddPeriods(sets: readonly RuleSet[]): OddPeriod[] {
  const own = sets
    .filter(({ isActive, isTemplate }) => isActive !== false && isTemplate !== true)
    .toSorted((one, other) => (one.effectiveFrom ?? '').localeCompare(other.effectiveFrom ?? ''));
  const odd: OddPeriod[] = [];
  /** The last day held so far; null once a set has no end. */
  let heldTo: string | null | undefined;
  for (const { effectiveFrom: from, effectiveTo: to } of own) {
    if (heldTo !== undefined && from !== null) {
      if (heldTo !== null && addDays(heldTo, 1) < from) {
        odd.push({ kind: 'gap', from: addDays(heldTo, 1), to: addDays(from, -1) });
      } else if (heldTo === null || heldTo >= from) {
        odd.push({ kind: 'overlap', from, to: earlierEnd(heldTo, to) });
      }
    }
    heldTo = heldTo === undefined ? to : laterEnd(heldTo, to);
  }
  return odd;
}

const earlierEnd = (one: string | null, other: string | null) =>
  one === null ? other : other === null || one < other ? one : other;
const laterEnd = (one: string | null, other: string | null) =>
  one === null || other === null ? null : one > other ? one : other;

/** A set's place on the timeline, in percent of its width. */
export interface Bar {
  start: number;
  width: number;
  hasEnd: boolean;
}

export interface Timeline {
  bars: Bar[];
  today: number;
  /** The first day of each year that is on it. */
  years: { year: string; start: number }[];
}

/** The sets of a timeline that holds all their ends and today, from the start of a year to the end of one. */
export function timelineOf(sets: readonly RuleSet[], today: string): Timeline {
  const ends = sets.flatMap(({ effectiveFrom, effectiveTo }) => [effectiveFrom, effectiveTo]);
  const told = [today, ...ends.filter((day) => day !== null)].toSorted();
  const [first = today] = told;
  const last = told.at(-1) ?? today;
  const begin = `${first.slice(0, 4)}-01-01`;
  const end = `${last.slice(0, 4)}-12-31`;
  const length = daysBetween(begin, end) + 1;
  const at = (day: string) => (daysBetween(begin, day) / length) * 100;
  const after = (day: string) => ((daysBetween(begin, day) + 1) / length) * 100;
  const yearCount = Number(end.slice(0, 4)) - Number(begin.slice(0, 4)) + 1;
  return {
    bars: sets.map(({ effectiveFrom, effectiveTo }) => {
      const start = effectiveFrom === null ? 0 : at(effectiveFrom);
      const stop = effectiveTo === null ? 100 : after(effectiveTo);
      return { start, width: Math.max(stop - start, 0), hasEnd: effectiveTo !== null };
    }),
    today: at(today),
    years: Array.from({ length: yearCount }, (_, index) => {
      const year = String(Number(begin.slice(0, 4)) + index);
      return { year, start: at(`${year}-01-01`) };
    }),
  };
}
